import type { ConditionsInfo } from '../../control.ts'
import type { ActiveFault, Fault } from '../../faults/fault.ts'
import { faultPresets } from '../../faults/presets.ts'
import { faultWords } from './words.ts'

/** A fault in the list: one that can be set by name, or one that somebody has made. */
export interface FaultListRow {
  id: string
  title: string
  effect: string
  /** How it is set if nobody says how often. */
  fault: Fault
  active: ActiveFault | null
}

/** The faults by name in their order, then those that somebody has made. */
export function rowsOf({ faults }: Pick<ConditionsInfo, 'faults'>): FaultListRow[] {
  const active = (id: string) => faults.find((fault) => fault.id === id) ?? null
  const named = faultPresets.map(({ fault, effect }) => ({ ...rowOf(fault, active(fault.id)), effect }))
  const own = faults.filter(({ id }) => !named.some((row) => row.id === id))
  return [...named, ...own.map((fault) => rowOf(fault, fault))]
}

const rowOf = (fault: Fault, active: ActiveFault | null): FaultListRow => ({
  id: fault.id,
  title: fault.title,
  effect: effectOf(fault),
  fault,
  active,
})

/** What a fault does, in a few words: `Answers “500” after 2 s`. */
export function effectOf({ answer, delay }: Pick<Fault, 'answer' | 'delay'>): string {
  const time = faultWords.seconds(delay / 1000)
  if (answer === null) return faultWords.takes(time)
  const what = answer === 'drop' ? faultWords.noAnswer : faultWords.answers(answer)
  return delay > 0 ? faultWords.answersAfter(what, time) : what
}
