import { useConditions } from './useConditions.ts'
import classes from './FaultsDot.module.css'

/** A dot in the head of the director while a fault is on or the network is not as it should be. */
export function FaultsDot() {
  const { conditions } = useConditions()
  if (!conditions) return null
  const { faults, network, latency } = conditions
  if (faults.length === 0 && network === 'direct' && latency === 0) return null
  const text = textOf(faults.length)
  return <span role="img" aria-label={text} title={text} className={classes.dot} />
}

function textOf(faults: number): string {
  if (faults === 0) return 'The connection is not as always'
  return faults === 1 ? 'A fault is on' : `${faults} faults are on`
}
