import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { formatPercent } from '../../format.ts'
import { Value } from './values.tsx'
import { valueWords } from '../words.ts'
import classes from './Delta.module.css'

/** A change in percent, green above 0 and otherwise red; null is a dash. Screen readers get the direction in words. */
export function Delta({ percent }: { percent: number | null }) {
  if (percent === null) return <Value>{null}</Value>
  const up = percent > 0
  const [Arrow, words] = up
    ? [IconArrowUpRight, valueWords.up]
    : percent < 0
      ? [IconArrowDownRight, valueWords.down]
      : [IconArrowRight, valueWords.unchanged]
  return (
    <span className={classes.delta} data-up={up || undefined}>
      <Arrow size={16} stroke={2.2} aria-hidden="true" />
      <span className="visually-hidden">{words} </span>
      <span className="tabular">{formatPercent(percent)}</span>
    </span>
  )
}
