import { Skeleton } from '@mantine/core'
import type { FanStatistics } from '../../../contract/fanProfiles.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { ErrorView } from '../../../ui/feedback/states/ErrorView.tsx'
import { Value } from '../../../ui/values/values.tsx'
import { formatDecimal } from '../../../format.ts'
import { MonthBars } from './MonthBars.tsx'
import type { History } from './timeline/useHistory.ts'
import type { LoadedStatistics } from './useStatistics.ts'
import { statisticsWords } from './words.ts'
import classes from './FanStatisticsCard.module.css'

/** The purchases of a fan in shop and ticketing; dashes for a profile without a fan record. */
export function FanStatisticsCard({ isLoading, error, statistics, history }: LoadedStatistics & { history: History }) {
  return (
    <Card title={statisticsWords.title}>
      {error ? (
        <ErrorView message={error.message} />
      ) : (
        <Figures statistics={statistics} loading={isLoading} history={history} />
      )}
    </Card>
  )
}

const groups = [
  {
    title: statisticsWords.shop.title,
    rows: [
      [statisticsWords.shop.count, 'totalShopOrders'],
      [statisticsWords.shop.average, 'averageOrderValue'],
      [statisticsWords.shop.total, 'totalShopOrdersValue'],
    ],
  },
  {
    title: statisticsWords.ticketing.title,
    rows: [
      [statisticsWords.ticketing.count, 'totalTickets'],
      [statisticsWords.ticketing.average, 'averageTicketValue'],
      [statisticsWords.ticketing.total, 'totalTicketsValue'],
    ],
  },
] as const

interface FiguresProps {
  statistics: FanStatistics | null
  loading: boolean
  history: History
}

function Figures({ statistics, loading, history }: FiguresProps) {
  const show = (key: keyof FanStatistics) =>
    loading ? <Skeleton height={12} width={56} my={4} /> : <Value>{statistics && formatDecimal(statistics[key])}</Value>
  return (
    <div className={classes.statistics}>
      <div className={classes.group}>
        <h3>{statisticsWords.total}</h3>
        <div className={classes.total}>
          {loading ? <Skeleton height={28} width={120} my={8} /> : show('totalValue')}
        </div>
        <MonthBars months={history.year} isLoading={loading || history.isLoading} />
      </div>
      {groups.map(({ title, rows }) => (
        <div key={title} className={classes.group}>
          <h3>{title}</h3>
          <dl className={classes.rows}>
            {rows.map(([label, key]) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{show(key)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}
