import { openSession, type Exchange, type Guidance, type Session } from './tools/session.ts'
import { Blocked, TooFewRows, Violation } from './tools/violation.ts'
import { provides, type Need, type Target } from './target.ts'

/** One rule that every server of the contract must keep. It throws, with a sentence, if the server breaks it. */
export interface Law {
  /** The id of the operation it judges; `*` for all operations. */
  operation: string
  title: string
  /** The kind of check: a column of the matrix, and the reason that is given for a killed mutant. */
  check: Check
  needs?: readonly Need[]
  run(session: Session): Promise<void>
}

export const checks = [
  'examples',
  'lifecycle',
  'paging',
  'sorting',
  'search',
  'roles',
  'isolation',
  'authentication',
  'tokens',
  'events',
  'states',
  'imports',
  'statistics',
  'generated',
  'rules',
] as const
export type Check = (typeof checks)[number]

/** The reason why the laws of an operation that a server does not have are not run. */
export const NOT_IMPLEMENTED = 'not implemented'
/** What the reason of a law begins with that another operation keeps from running. */
export const BLOCKED_BY = 'blocked by '
/** The reason why the laws behind Ctrl-C are not run. */
export const INTERRUPTED = 'the run was interrupted'

export type Verdict = {
  law: Law
  milliseconds: number
  exchanges: readonly Exchange[]
  leftBehind: readonly string[]
} & (
  | { outcome: 'passed' }
  | {
      outcome: 'failed'
      error: unknown
      /** The operation that did not do what the law needed first, if that may be why it failed. */
      blockedBy?: string
    }
  | { outcome: 'not run'; reason: string }
)

/** The options that a law needs and a run does not have, as a sentence; null if it has all. */
export function missingNeeds(law: Law, target: Target): string | null {
  const missing = (law.needs ?? []).filter((need) => !provides(target, need))
  return missing.length === 0 ? null : `needs ${missing.map(optionOf).join(' and ')}`
}

/** The option of the command line that meets a need: `--other-tenant`. */
export const optionOf = (need: string) => `--${need.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/**
 * Judges a target by one law. A law whose needs are not met, or that finds too few rows, is reported as "not run", never
 * as passed. A target with control is reset first. On any other target the law removes what it has created, and
 * `leftBehind` lists what it could not remove.
 *
 * @param isUnbuilt for a server that is being built: which operations it does not have. Then a law is judged by its own
 *   operation only.
 */
export async function judge(law: Law, target: Target, isUnbuilt?: Guidance['isUnbuilt']): Promise<Verdict> {
  const reason = missingNeeds(law, target)
  const began = performance.now()
  const session = openSession(target, isUnbuilt && { judged: law.operation, isUnbuilt })
  const details = (): Pick<Verdict, 'law' | 'milliseconds' | 'exchanges' | 'leftBehind'> => ({
    law,
    milliseconds: performance.now() - began,
    exchanges: session.exchanges,
    leftBehind: session.leftBehind,
  })
  if (reason !== null) return { ...details(), outcome: 'not run', reason }
  try {
    await target.control?.reset()
    await law.run(session)
    await session.tidyUp()
    return { ...details(), outcome: 'passed' }
  } catch (error) {
    await session.tidyUp()
    // Nobody can say whether a real club should have more rows. A model's clubs have them.
    if (error instanceof TooFewRows && !target.control)
      return { ...details(), outcome: 'not run', reason: error.message }
    const blockedBy = whatBlocks(law, error, session)
    return { ...details(), outcome: 'failed', error, ...(blockedBy !== undefined && { blockedBy }) }
  }
}

function whatBlocks({ operation }: Law, error: unknown, { troubles }: Session): string | undefined {
  if (error instanceof Blocked) return error.operation === operation ? undefined : error.operation
  // The shape of its own reply cannot be the fault of another operation.
  const isOwn = error instanceof Violation && error.operation === operation && error.kind !== 'status'
  return isOwn ? undefined : troubles[0]
}
