import { useConditions } from './useConditions.ts'
import { dotWords } from '../panel/words.ts'
import { Dot } from '../parts/Dot.tsx'

/** A dot in the head of the director while a fault is on or the network is not as it should be. */
export function FaultsDot() {
  const { conditions } = useConditions()
  if (!conditions) return null
  const { faults, network, latency } = conditions
  if (faults.length === 0 && network === 'direct' && latency === 0) return null
  const text = faults.length === 0 ? dotWords.connection : dotWords.faults(faults.length)
  return <Dot tone="warning" label={text} />
}
