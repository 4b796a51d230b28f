import { Skeleton } from '@mantine/core'
import { useClub } from '../../../domain/club/useClub.ts'
import { useMoney } from '../../../domain/money/useMoney.ts'
import { useAccent } from '../../../ui/brand/useAccent.ts'
import type { MonthSum } from './timeline/months.ts'
import { statisticsWords } from './words.ts'
import classes from './MonthBars.module.css'

interface MonthBarsProps {
  /** The last twelve months; null if nothing is known of them. */
  months: readonly MonthSum[] | null
  isLoading: boolean
}

/** What was spent by month, in the club's colour, with a table of the same figures for screen readers. */
export function MonthBars({ months, isLoading }: MonthBarsProps) {
  const club = useClub()
  const money = useMoney()
  const { chart } = useAccent(club.data?.config.accent ?? null)
  if (isLoading || money === null) return <Skeleton className={classes.months} height={80} />
  if (months === null) return <div className={classes.months} />
  const most = Math.max(...months.map(({ sum }) => sum))
  return (
    <div className={classes.months}>
      <div className={classes.bars} aria-hidden="true">
        {months.map(({ id, name, sum }) => (
          <span key={id} title={`${name}: ${money(sum)}`}>
            <span
              className={classes.bar}
              style={sum > 0 ? { height: `${(sum / most) * 100}%`, background: chart } : undefined}
            />
          </span>
        ))}
      </div>
      <div className={classes.axis} aria-hidden="true">
        <span>{months[0]?.name}</span>
        <span>{statisticsWords.months.axis}</span>
        <span>{months.at(-1)?.name}</span>
      </div>
      {/* Firefox shows the caption of a table that is hidden itself. */}
      <div className="visually-hidden">
        <table>
          <caption>{statisticsWords.months.caption}</caption>
          <tbody>
            {months.map(({ id, name, sum }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{money(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
