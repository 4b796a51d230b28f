import type { Control } from '../../../control.ts'
import type { Ghost } from './ghost.ts'
import { createResolve, type createLookups, type Kept } from './lookups.ts'
import { passTime, type Wait } from './passTime.ts'
import { CallAction, Person, type Action, type Point, type Step } from '../script/story.ts'
import { fillForReading, fillIn, type Resolve } from '../script/values.ts'
import { runWords } from './words.ts'

/** The presenter's tab of the product, as a story moves it. */
export interface Tab {
  /** True if nobody is signed in, and the page of a path asks for that. */
  needsSignIn(path: string): boolean
  /** Opens a path, signed in as somebody else if that is given. */
  show(path: string, signIn: { email: string; password: string } | null): Promise<void>
  /** Points at something; false if the page has no such thing. Null points at nothing. */
  point(at: Point | null, signal: AbortSignal): Promise<boolean>
  /** Resolves once the page knows what no event of the server announces, such as a payment. */
  catchUp(signal: AbortSignal): Promise<void>
  /** Keeps the presenter signed in: the clock is about to jump by that many milliseconds. */
  keepSession(ahead: number): Promise<void>
}

export interface StageParts {
  ghost: Ghost
  lookups: ReturnType<typeof createLookups>
  control: Pick<Control, 'info' | 'advance' | 'speed' | 'subscribe'>
  tab: Tab
  wait: Wait
  nextMatch(): Promise<number | null>
}

/** Something that a step has done, in the log of a run. */
export type LogEntry = { step: number; at: string } & (
  | { did: string; by: string; answer: unknown }
  | { leftOut: string }
  | { paid: string; club: string }
  | { passed: number }
  | { shown: string }
)

/** What a step has brought. */
export interface StepResult {
  kept: Kept
  log: LogEntry[]
  /** A sentence if the step wanted to point at something that the page does not have. */
  remark: string | null
}

/**
 * Runs a step: the tab goes where the step says, the ghost colleague acts, time passes, and the spotlight finds its
 * place. A call that is under way when the signal aborts is waited for, so that nothing happens after this has settled.
 */
export async function runStep(
  step: Step,
  number: number,
  before: Kept,
  parts: StageParts,
  signal: AbortSignal,
): Promise<StepResult> {
  const { tab, control } = parts
  const log: LogEntry[] = []
  let kept: Kept = before
  const resolve = createResolve(parts.lookups, () => kept)
  const now = async () => (await control.info()).now

  await tab.point(null, signal)
  if (step.show !== undefined || step.signIn !== undefined) {
    const path = step.show === undefined ? '/home' : await pathOf(step.show, resolve)
    const who = step.signIn ?? (tab.needsSignIn(path) ? 'admin' : undefined)
    const person = who && (await personOf(who, resolve))
    signal.throwIfAborted()
    await tab.show(path, person === undefined ? null : await parts.ghost.credentialsOf(person))
    log.push({ step: number, at: await now(), shown: path })
  }
  for (const action of step.do ?? []) {
    signal.throwIfAborted()
    const done = await act(action, resolve, parts)
    if (done.kept) kept = { ...kept, ...done.kept }
    log.push({ step: number, at: await now(), ...done.entry })
    if ('paid' in done.entry) await tab.catchUp(signal)
  }
  signal.throwIfAborted()
  if (step.clock) {
    const passed = await passTime(step.clock, { ...parts, keepSession: (ahead) => tab.keepSession(ahead), signal })
    log.push({ step: number, at: await now(), passed })
  }
  signal.throwIfAborted()
  const remark = await pointAt(step, tab, resolve, signal)
  signal.throwIfAborted()
  return { kept, log, remark }
}

interface Done {
  kept?: Record<string, unknown>
  entry: { did: string; by: string; answer: unknown } | { leftOut: string } | { paid: string; club: string }
}

async function act(action: Action, resolve: Resolve, { ghost, control }: StageParts): Promise<Done> {
  if ('pay' in action) {
    const club = String(await fillIn(action.club, resolve))
    await control.subscribe(club, action.pay)
    return { entry: { paid: action.pay, club } }
  }
  const { unless, ...rest } = action
  if (unless !== undefined && (await hasValue(unless, resolve))) return { entry: { leftOut: action.call } }
  // Filling in changes values and no keys; the schema checks what has become of them.
  const { call, by, bearer, keep, ...input } = CallAction.parse(await fillIn(rest, resolve))
  const answer = await ghost.call(by, call, input, bearer)
  return {
    ...(keep !== undefined && { kept: { [keep]: answer } }),
    entry: { did: call, by: typeof by === 'string' ? by : by.email, answer },
  }
}

const hasValue = (reference: string, resolve: Resolve) =>
  fillIn(reference, resolve).then(
    () => true,
    () => false,
  )

const pathOf = async (path: string, resolve: Resolve) => String(await fillIn(path, resolve))

const personOf = async (person: Person, resolve: Resolve) => Person.parse(await fillIn(person, resolve))

/** Points at what the step names; a sentence if that is not on the page. */
async function pointAt({ point }: Step, tab: Tab, resolve: Resolve, signal: AbortSignal): Promise<string | null> {
  if (!point) return null
  const name = point.name === undefined ? undefined : await fillForReading(point.name, resolve)
  const filled: Point = {
    ...point,
    ...(name !== undefined && { name }),
    text: await fillForReading(point.text, resolve),
  }
  if (await tab.point(filled, signal)) return null
  return runWords.notOnPage(name ?? filled.part ?? '')
}
