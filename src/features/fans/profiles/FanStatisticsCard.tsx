import { Skeleton } from '@mantine/core'
import { useUser } from '../../../api/ApiProvider.tsx'
import { isGone } from '../../../api/errors.ts'
import { useEndpoint } from '../../../api/query.ts'
import type { FanProfile, FanStatistics } from '../../../contract/fanProfiles.ts'
import { contract } from '../../../contract/index.ts'
import { useClub } from '../../../domain/club/useClub.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { ErrorView } from '../../../ui/feedback/ErrorView.tsx'
import { useAccent } from '../../../ui/brand/useAccent.ts'
import { formatDecimal, Value } from '../../../ui/values/values.tsx'
import cards from './FanCards.module.css'
import classes from './FanStatisticsCard.module.css'

/** The purchases of a fan in shop and ticketing; dashes for a profile without a fan record. */
export function FanStatisticsCard({ fan }: { fan: FanProfile | null }) {
  return (
    <Card title="Statistics" className={cards.statistics}>
      {fan?.fanId ? <Loaded fanId={fan.fanId} /> : <Figures statistics={null} loading={fan === null} />}
    </Card>
  )
}

function Loaded({ fanId }: { fanId: string }) {
  const { tenant } = useUser()
  const statistics = useEndpoint(contract.fanProfiles.statistics, { params: { tenant, id: fanId } })
  // The fan may have been deleted. Its profile stays until the next sync (docs/contract.md#fan-profiles).
  const gone = isGone(statistics.error)
  if (statistics.isError && !gone) return <ErrorView message={statistics.error.message} />
  return <Figures statistics={statistics.data ?? null} loading={statistics.isPending} />
}

const groups = [
  {
    title: 'Shop',
    rows: [
      ['Orders', 'totalShopOrders'],
      ['Average order value', 'averageOrderValue'],
      ['Total orders value', 'totalShopOrdersValue'],
    ],
  },
  {
    title: 'Ticketing',
    rows: [
      ['Tickets', 'totalTickets'],
      ['Average ticket value', 'averageTicketValue'],
      ['Total tickets value', 'totalTicketsValue'],
    ],
  },
] as const

function Figures({ statistics, loading }: { statistics: FanStatistics | null; loading: boolean }) {
  const show = (key: keyof FanStatistics) =>
    loading ? <Skeleton height={12} width={56} my={4} /> : <Value>{statistics && formatDecimal(statistics[key])}</Value>
  return (
    <div className={classes.statistics}>
      <div className={classes.group}>
        <h3>Total value</h3>
        <div className={classes.total}>
          {loading ? <Skeleton height={28} width={120} my={8} /> : show('totalValue')}
        </div>
        {statistics && statistics.totalValue > 0 && <Shares statistics={statistics} />}
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

/** The shares of shop and ticketing in the total, as a bar and in percent. */
function Shares({
  statistics: { totalShopOrdersValue, totalTicketsValue, totalValue },
}: {
  statistics: FanStatistics
}) {
  const club = useClub()
  const { chart } = useAccent(club.data?.config.accent ?? null)
  const shares = [
    { name: 'Shop', value: totalShopOrdersValue, colour: chart },
    { name: 'Ticketing', value: totalTicketsValue, colour: 'var(--tl-chart-2)' },
  ]
  return (
    <>
      <div className={classes.bar} aria-hidden="true">
        {shares.map(
          ({ name, value, colour }) => value > 0 && <span key={name} style={{ flexGrow: value, background: colour }} />,
        )}
      </div>
      <dl className={classes.shares}>
        {shares.map(({ name, value, colour }) => (
          <div key={name}>
            <dt>
              <span style={{ background: colour }} aria-hidden="true" />
              {name}
            </dt>
            <dd>{formatDecimal((value / totalValue) * 100)} %</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
