import { BLOCKED_BY, NOT_IMPLEMENTED } from '../law.ts'
import { buildOrder, screens } from '../tools/screens.ts'
import { failuresOf, isUnbuilt, type Failure } from './causes.ts'
import { groupBy, type Report, type VerdictReport } from './report.ts'

/** Whether an operation keeps its laws. `unjudged`: none of its laws were run. */
export type State = 'passes' | 'differs' | 'unbuilt' | 'blocked' | 'unjudged'

export interface OperationState {
  id: string
  state: State
  failed: number
  passed: number
  /** The number of its laws that were run. */
  run: number
  /** The operations that block its laws. */
  blockedBy: string[]
}

/** One step towards a complete server. */
export interface Step {
  id: string
  /** What to do, as a sentence without a full stop. */
  task: string
  /** How much of it is missing; empty where the task says all. */
  missing: string
  /** The screens that work once this step and those before it are done. */
  opens: string[]
}

export interface Progress {
  states: OperationState[]
  /** The failures of operations that the server has. */
  failures: Failure[]
  unbuilt: ReadonlySet<string>
  steps: Step[]
}

/** What a run says about each operation of the contract, and what to do next. */
export function progressOf(report: Report): Progress {
  const verdicts = new Map(groupBy(report.verdicts, ({ operation }) => operation))
  const unbuilt = new Set(report.operations.filter(({ id }) => isMissing(verdicts.get(id) ?? [])).map(({ id }) => id))
  const states = report.operations.map(({ id }) => stateOf(id, verdicts.get(id) ?? [], unbuilt))
  const failures = failuresOf(report).filter((failure) => !isUnbuilt(failure, unbuilt))
  return { states, failures, unbuilt, steps: stepsOf(states) }
}

/** True if the server answers every call of an operation as one that it does not have. */
function isMissing(verdicts: readonly VerdictReport[]): boolean {
  return verdicts.some((verdict) => verdict.outcome === 'not run' && verdict.reason === NOT_IMPLEMENTED)
}

function stateOf(id: string, verdicts: readonly VerdictReport[], unbuilt: ReadonlySet<string>): OperationState {
  const failed = verdicts.filter(({ outcome }) => outcome === 'failed').length
  const passed = verdicts.filter(({ outcome }) => outcome === 'passed').length
  const run = verdicts.filter(({ outcome }) => outcome !== 'not run').length
  const blockedBy = new Set(
    verdicts.flatMap((verdict) =>
      verdict.outcome === 'not run' && verdict.reason.startsWith(BLOCKED_BY)
        ? [verdict.reason.slice(BLOCKED_BY.length)]
        : [],
    ),
  )
  const state = unbuilt.has(id)
    ? 'unbuilt'
    : failed > 0
      ? 'differs'
      : blockedBy.size > 0
        ? 'blocked'
        : run > 0
          ? 'passes'
          : 'unjudged'
  return { id, state, failed, passed, run, blockedBy: [...blockedBy] }
}

function stepsOf(states: readonly OperationState[]): Step[] {
  const stateOfId = new Map(states.map((state) => [state.id, state]))
  const done = new Set<string>(states.filter((state) => !isOpen(state)).map(({ id }) => id))
  return buildOrder.flatMap((id) => {
    const found = stateOfId.get(id)
    if (!found || done.has(id)) return []
    done.add(id)
    const opens = screens
      .filter(({ operations }) => operations.includes(id) && operations.every((other) => done.has(other)))
      .map(({ name }) => name)
    return [{ id, task: taskOf(found), missing: missingOf(found), opens }]
  })
}

/** Nothing needs to be done for an operation if some of its laws pass and the others only wait. */
const isOpen = ({ state, passed }: OperationState) =>
  state === 'blocked' ? passed === 0 : state !== 'passes' && state !== 'unjudged'

function taskOf({ id, state, blockedBy }: OperationState): string {
  if (state === 'unbuilt') return `Build ${id}`
  if (state === 'blocked')
    return `Check ${id} again once ${blockedBy.join(' and ')} ${blockedBy.length === 1 ? 'works' : 'work'}`
  return `Finish ${id}`
}

const missingOf = ({ state, failed, run }: OperationState): string =>
  state === 'differs' ? `${failed} of ${run} laws fail` : ''
