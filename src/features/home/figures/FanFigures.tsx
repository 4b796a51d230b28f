import { Skeleton } from '@mantine/core'
import type { HomeStats } from '../../../contract/home.ts'
import { Delta } from '../../../ui/values/Delta.tsx'
import { Ticking } from '../../../ui/motion/Ticking.tsx'
import { formatCount } from '../../../format.ts'
import { figureWords } from '../words.ts'
import classes from './FanFigures.module.css'

const cells: readonly (keyof HomeStats)[] = ['totalFans', 'lastYearFans', 'lastMonthFans', 'lastWeekFans']

/** The four figures of the home page, or their skeleton. */
export function FanFigures({ stats }: { stats: HomeStats | null }) {
  return (
    <div className={classes.frame}>
      <dl className={classes.figures} aria-busy={stats === null}>
        {cells.map((key) => (
          <div key={key} className={classes.cell}>
            <dt>{figureWords[key].label}</dt>
            <dd className={classes.value}>
              {stats ? <Ticking>{formatCount(stats[key].value)}</Ticking> : <Skeleton height={28} width={104} my={8} />}
            </dd>
            <dd className={classes.change}>
              {stats ? (
                <>
                  <Delta percent={stats[key].delta} />
                  <span className={classes.basis}>{figureWords[key].basis}</span>
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
