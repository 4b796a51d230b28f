import { setTimeout } from 'node:timers/promises'
import { createBackend } from '../../../mocks/backend.ts'
import { PASSWORD } from '../../../mocks/seed/scenarios/scenarios.ts'
import { judge, type Check, type Law } from '../law.ts'
import type { Target } from '../target.ts'
import type { Mutant } from './mutant.ts'
import { knownKillers } from './knownKillers.ts'

/** A law in the report. */
export interface KillingLaw {
  operation: string
  check: Check
  title: string
}

/** The result of one mutant. */
export interface MutantResult {
  mutant: string
  area: string
  operation: string
  /** The first law that fails; null if all laws pass, which means that one is missing. */
  killedBy: (KillingLaw & { error: string }) | null
  milliseconds: number
  lawsRun: number
}

const BASE = '/api/v1'
const ORIGIN = 'http://club.example'
/** No law needs this many calls, so a law that makes them would never end. */
const CALLS_MAX = 5000
/** Timeout of a law. No law takes this long, unless it waits for something that never comes. */
const TIMEOUT_MS = 10_000
/** The model's heartbeat is fast, so that the law about it does not wait for 15 s. */
const HEARTBEAT_MS = 100

const people = {
  admin: { email: 'admin@rovers.example', password: PASSWORD },
  user: { email: 'user@rovers.example', password: PASSWORD },
  otherTenant: { email: 'admin@harbour.example', password: PASSWORD },
  unpaid: { email: 'owner@newclub.example', password: PASSWORD },
}

/**
 * The model itself, in process.
 *
 * @param onBug told of what the model reports as its own failures; around a mutant they are expected
 */
export function makeTarget(onBug: (error: unknown) => void = () => {}): Target {
  const { fetch, control } = createBackend({
    scenario: 'two-clubs',
    base: BASE,
    heartbeatMs: HEARTBEAT_MS,
    onBug,
  })
  return { url: ORIGIN + BASE, fetch, control, heartbeatMs: HEARTBEAT_MS, destructive: true, ...people }
}

/** A target with a defect around it. Every reset clears the memory of the defect. */
export function withMutant({ wrap }: Pick<Mutant, 'wrap'>, target: Target): Target {
  const { control } = target
  if (!control) throw new Error('a mutant needs a target with control')
  const forgetting: (() => void)[] = []
  const tools = {
    base: BASE,
    fetch: (request: Request) => target.fetch(request),
    people,
    control,
    onReset: (forget: () => void) => void forgetting.push(forget),
  }
  const mutated = wrap(tools.fetch, tools)
  let calls = 0
  return {
    ...target,
    async fetch(request) {
      if (++calls > CALLS_MAX) throw new Error(`more than ${CALLS_MAX} calls: it would never end`)
      return mutated(request)
    },
    control: {
      ...control,
      async reset() {
        calls = 0
        await control.reset()
        for (const forget of forgetting) forget()
      },
    },
  }
}

/** Sorts laws: the one that noticed the mutant before, then those of its operation, of its area, and all others. */
export function inOrder({ name, area, operations }: Omit<Mutant, 'wrap'>, laws: readonly Law[]): Law[] {
  const [first = ''] = operations
  const known = knownKillers[name]
  const rank = ({ operation, title }: Law) => {
    if (known === `${operation} ${title}`) return -1
    if (operation === first) return 0
    if (operations.length < 10 && operations.includes(operation)) return 1
    if (operation.startsWith(`${area}.`)) return 2
    return operation === '*' ? 3 : 4
  }
  return laws.toSorted((a, b) => rank(a) - rank(b))
}

/** Judges a target with a defect by one law after another, until one of them fails. */
export async function findKiller(mutant: Mutant, laws: readonly Law[], make: () => Target): Promise<MutantResult> {
  const began = performance.now()
  const target = withMutant(mutant, make())
  let lawsRun = 0
  let killedBy: MutantResult['killedBy'] = null
  for (const law of inOrder(mutant, laws)) {
    const error = await failureOf(law, target)
    lawsRun += 1
    if (error === null) continue
    const { operation, check, title } = law
    killedBy = { operation, check, title, error }
    break
  }
  const [operation = ''] = mutant.operations
  return {
    mutant: mutant.name,
    area: mutant.area,
    operation,
    killedBy,
    milliseconds: performance.now() - began,
    lawsRun,
  }
}

/** Why a target fails a law, as a sentence; null if it passes. A law that does not end has failed. */
async function failureOf(law: Law, target: Target): Promise<string | null> {
  const abort = new AbortController()
  const timeout = setTimeout(TIMEOUT_MS, null, { signal: abort.signal }).catch(() => null)
  const verdict = await Promise.race([judge(law, target), timeout])
  abort.abort()
  if (verdict === null) return `it has not ended after ${TIMEOUT_MS / 1000} s`
  if (verdict.outcome !== 'failed') return null
  const { error } = verdict
  return (error instanceof Error ? error.message : String(error)).slice(0, 300)
}

/** How the unmodified model does on a law. */
export interface LawOnModel {
  passed: boolean
  milliseconds: number
}

/**
 * Judges the unmodified model by some laws, one after another. A law has not passed if the model reports a failure of
 * its own.
 */
export async function judgeModel(laws: readonly Law[]): Promise<LawOnModel[]> {
  let bugs = 0
  const target = makeTarget(() => bugs++)
  const verdicts: LawOnModel[] = []
  for (const law of laws) {
    bugs = 0
    const { outcome, milliseconds } = await judge(law, target)
    verdicts.push({ passed: outcome === 'passed' && bugs === 0, milliseconds })
  }
  return verdicts
}
