import { Skeleton } from '@mantine/core'
import type { HomeStats } from '../../../contract/home.ts'
import { Delta } from '../../../ui/values/Delta.tsx'
import { Ticking } from '../../../ui/motion/Ticking.tsx'
import { formatCount } from '../../../ui/values/values.tsx'
import classes from './FanFigures.module.css'

const cells: readonly { key: keyof HomeStats; label: string; basis: string }[] = [
  { key: 'totalFans', label: 'All fans', basis: 'vs. 30 days ago' },
  { key: 'lastYearFans', label: 'Last 12 months', basis: 'vs. the 365 days before' },
  { key: 'lastMonthFans', label: 'Last 30 days', basis: 'vs. the 30 days before' },
  { key: 'lastWeekFans', label: 'Last 7 days', basis: 'vs. the 7 days before' },
]

/** The four figures of the home page, or their skeleton. */
export function FanFigures({ stats }: { stats: HomeStats | null }) {
  return (
    <div className={classes.frame}>
      <dl className={classes.figures} aria-busy={stats === null}>
        {cells.map(({ key, label, basis }) => (
          <div key={key} className={classes.cell}>
            <dt>{label}</dt>
            <dd className={classes.value}>
              {stats ? <Ticking>{formatCount(stats[key].value)}</Ticking> : <Skeleton height={28} width={104} my={8} />}
            </dd>
            <dd className={classes.change}>
              {stats ? (
                <>
                  <Delta percent={stats[key].delta} />
                  <span className={classes.basis}>{basis}</span>
                </>
              ) : (
                <Skeleton height={12} width={160} my={4} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
