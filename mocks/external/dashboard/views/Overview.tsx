import { comparedWithDaysBefore, comparedWithDaysAgo, newFansLabel } from '../figures/basis.ts'
import { CountryCard } from '../cards/CountryCard.tsx'
import { moneyIn } from '../figures/format.ts'
import type { PanelProps } from '../figures/panel.ts'
import { ShareCard } from '../cards/ShareCard.tsx'
import { TimeChart } from '../cards/TimeChart.tsx'
import { Totals } from '../cards/Totals.tsx'
import card from '../cards/ChartCard.module.css'

/** The dashboard's panel with the main figures of the club. */
export function Overview({ figures, colours }: PanelProps) {
  const { totals, comparedDays } = figures
  const [own = '', second = ''] = colours.series
  const basis = comparedWithDaysBefore(figures)
  const money = moneyIn(figures.club)
  return (
    <>
      <Totals
        totals={[
          { label: 'Fans', change: totals.fans, basis: comparedWithDaysAgo(figures) },
          { label: newFansLabel(figures), change: totals.newFans, basis: `vs. the ${comparedDays} days before` },
          { label: 'Shop revenue', change: totals.shopRevenue, basis, format: money.whole },
          { label: 'Ticket revenue', change: totals.ticketRevenue, basis, format: money.whole },
        ]}
      />
      <div className={card.grid}>
        <TimeChart
          title="Fans over time"
          figures={figures}
          kind="area"
          series={[{ name: 'fans', label: 'Fans', color: own }]}
          wide
        />
        <ShareCard
          title="Fans by membership"
          caption="All fans"
          shares={figures.memberships}
          order={figures.options.memberships.map(({ name }) => name)}
          unknown="No membership"
          unit="fans"
          colours={colours}
        />
        <TimeChart
          title="Revenue"
          figures={figures}
          money={money}
          kind="stack"
          series={[
            { name: 'ticketRevenue', label: 'Ticketing', color: own },
            { name: 'shopRevenue', label: 'Shop', color: second },
          ]}
          wide
        />
        <CountryCard figures={figures} colours={colours} />
      </div>
    </>
  )
}
