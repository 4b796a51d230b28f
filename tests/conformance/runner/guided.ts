import { success } from '../../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../../src/contract/index.ts'
import { BLOCKED_BY, judge, missingNeeds, NOT_IMPLEMENTED, type Law, type Verdict } from '../law.ts'
import { missingRow } from '../laws/general/provoke.ts'
import type { Target } from '../target.ts'
import { buildOrder } from '../tools/screens.ts'
import { openSession } from '../tools/session.ts'
import { Violation } from '../tools/violation.ts'
import { isUnknownPath, UNBUILT } from './unknownPath.ts'

/** Judges laws against a server that may be half built. */
export interface Guide {
  /**
   * The laws in the order in which they are most useful: first whether each operation works at all, from the roots up.
   */
  laws: readonly Law[]
  judge(law: Law): Promise<Verdict>
}

/** Asks every operation of the laws without a token which of them the server has, and returns how to judge it. */
export async function guideFor(laws: readonly Law[], target: Target): Promise<Guide> {
  const judged = new Set(laws.map(({ operation }) => operation))
  const gates = gatesOf(laws, target)
  const unbuilt = new Set<string>()
  await target.control?.reset()
  const session = openSession(target)
  for (const endpoint of endpoints.filter(({ id }) => judged.has(id) || judged.has('*'))) {
    const sent = { params: missingRow('x'), ...(endpoint.body && { body: {} }) }
    const status = await session.send(endpoint, sent).then(
      (answer) => answer.status,
      (error: unknown) => {
        // The laws of an operation that does not answer say so.
        if (error instanceof Violation) return null
        throw error
      },
    )
    if (status !== null && UNBUILT.includes(status)) unbuilt.add(endpoint.id)
  }
  const isGate = new Set(gates.values())
  const first = laws.filter((law) => isGate.has(law)).toSorted((a, b) => rankOf(a) - rankOf(b))
  return {
    laws: [...first, ...laws.filter((law) => !isGate.has(law)).toSorted((a, b) => rankOf(a) - rankOf(b))],
    async judge(law) {
      if (!isGate.has(law) && unbuilt.has(law.operation)) return notImplemented(law, target)
      const verdict = await judge(law, target, (operation) => unbuilt.has(operation))
      if (isGate.has(law) && !noteGate(unbuilt, verdict) && (await isUnknownPath(law.operation, target)))
        unbuilt.add(law.operation)
      return verdict
    },
  }
}

const successes = new Map(endpoints.map((endpoint) => [endpoint.id, success(endpoint).status]))
const isSuccess = ({ operation, title }: Law) => title === `answers ${successes.get(operation)} as declared`

/** Per operation the law that shows whether it works at all: its success, or else the first law that can be run. */
function gatesOf(laws: readonly Law[], target: Target): Map<string, Law> {
  const gates = new Map<string, Law>()
  const usable = laws.filter((law) => law.operation !== '*' && missingNeeds(law, target) === null)
  for (const law of [...usable.filter(isSuccess), ...usable])
    if (!gates.has(law.operation)) gates.set(law.operation, law)
  return gates
}

/**
 * What an operation answers a valid call tells more than what it answers a stranger: an unknown club may be 404 too.
 * Returns false if there is nothing to tell: a law that did not reach the operation, or a server that answers every
 * stranger with 401.
 */
function noteGate(unbuilt: Set<string>, { law: { operation }, exchanges }: Verdict): boolean {
  const own = exchanges.filter((exchange) => exchange.operation === operation)
  if (own.every(({ status }) => status === 401)) return false
  if (own.every(({ status }) => status !== null && UNBUILT.includes(status))) unbuilt.add(operation)
  else unbuilt.delete(operation)
  return true
}

const rankOf = ({ operation }: Law) => {
  const rank = buildOrder.findIndex((id) => id === operation)
  return rank < 0 ? buildOrder.length : rank
}

const notImplemented = (law: Law, target: Target): Verdict => ({
  law,
  milliseconds: 0,
  exchanges: [],
  leftBehind: [],
  outcome: 'not run',
  reason: missingNeeds(law, target) ?? NOT_IMPLEMENTED,
})

/**
 * Turns failures into "blocked by" where another operation is to blame. Only if that operation has a failure of its
 * own, or is blocked itself by one that has: otherwise nobody would learn of the failure. One that this run does not
 * judge explains all but the success of the judged one, which fails.
 */
export function withBlocks(verdicts: readonly Verdict[]): Verdict[] {
  const judged = new Set(verdicts.map(({ law }) => law.operation))
  const failed = new Set<string>()
  for (const verdict of verdicts)
    if (verdict.outcome === 'failed' && verdict.blockedBy === undefined) failed.add(verdict.law.operation)
  const blocked = verdicts.flatMap((verdict) =>
    verdict.outcome === 'failed' && verdict.blockedBy !== undefined ? [{ verdict, by: verdict.blockedBy }] : [],
  )
  const resolved = new Set<Verdict>()
  for (let before = -1; before !== resolved.size;) {
    before = resolved.size
    for (const { verdict, by } of blocked)
      if (failed.has(by) || (!judged.has(by) && !isSuccess(verdict.law))) {
        resolved.add(verdict)
        failed.add(verdict.law.operation)
      }
  }
  return verdicts.map((verdict) => {
    if (!resolved.has(verdict) || verdict.outcome !== 'failed') return verdict
    const { law, milliseconds, exchanges, leftBehind, blockedBy } = verdict
    return { law, milliseconds, exchanges, leftBehind, outcome: 'not run', reason: BLOCKED_BY + blockedBy }
  })
}
