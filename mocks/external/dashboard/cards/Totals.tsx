import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import type { Change } from '../../../control.ts'
import { formatPercent, formatCount } from '../../../../src/format.ts'
import { cardWords } from '../words.ts'
import classes from './Totals.module.css'

export interface Total {
  label: string
  change: Change
  /** The basis of the comparison, or a remark if there is no change. */
  basis: string
  format?: (value: number) => string
}

/** The main figures of a panel, with their changes. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <dl className={classes.totals}>
      {totals.map(({ label, change, basis, format = formatCount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={classes.value}>{format(change.value)}</dd>
          <dd className={classes.change}>
            {change.delta !== null && <Delta percent={change.delta} />}
            <span className={classes.basis}>{basis}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Delta({ percent }: { percent: number }) {
  const direction = Math.sign(Math.round(percent * 10))
  const Arrow = [IconArrowDownRight, IconArrowRight, IconArrowUpRight][direction + 1] ?? IconArrowRight
  return (
    <span className={classes.delta} data-direction={direction}>
      <Arrow size={16} stroke={2.2} aria-hidden="true" />
      <span className="visually-hidden">{[cardWords.down, cardWords.changed, cardWords.up][direction + 1]} </span>
      {formatPercent(percent)}
    </span>
  )
}
