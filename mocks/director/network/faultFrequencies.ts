import type { ActiveFault, Fault } from '../../faults/fault.ts'
import { faultWords } from './words.ts'

type Frequency = Pick<Fault, 'times' | 'probability'>

/** How often a fault meets its calls, by the value of the choice. */
export const faultFrequencies = [
  { value: 'once', title: faultWords.once, frequency: { times: 1, probability: 1 } },
  { value: '3', title: faultWords.threeTimes, frequency: { times: 3, probability: 1 } },
  { value: 'third', title: faultWords.third, frequency: { times: null, probability: 1 / 3 } },
  { value: 'half', title: faultWords.half, frequency: { times: null, probability: 0.5 } },
  { value: 'always', title: faultWords.always, frequency: { times: null, probability: 1 } },
] as const satisfies readonly { value: string; title: string; frequency: Frequency }[]

export type FrequencyName = (typeof faultFrequencies)[number]['value']

/** The choice that matches a fault's frequency; `other` if it was set elsewhere. */
export const frequencyOf = ({ times, probability }: Frequency): FrequencyName | 'other' =>
  faultFrequencies.find(({ frequency }) => frequency.times === times && frequency.probability === probability)?.value ??
  'other'

/** `waiting`, `hit once`, `hit 4 times, 2 to go`. */
export function hitsText({ hits, times }: Pick<ActiveFault, 'hits' | 'times'>): string {
  if (hits === 0) return faultWords.waiting
  const hit = faultWords.hits(hits)
  return times === null ? hit : faultWords.hitsLeft(hit, times - hits)
}
