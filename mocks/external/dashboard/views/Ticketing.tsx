import { comparedWithDaysBefore } from '../figures/basis.ts'
import { BarList } from '../cards/BarList.tsx'
import { formatWhole, moneyIn, spanOf } from '../figures/format.ts'
import type { PanelProps } from '../figures/panel.ts'
import { ShareCard } from '../cards/ShareCard.tsx'
import { TimeChart } from '../cards/TimeChart.tsx'
import { Totals } from '../cards/Totals.tsx'
import card from '../cards/ChartCard.module.css'

/** The dashboard's panel of figures about tickets. */
export function Ticketing({ figures, colours }: PanelProps) {
  const { club, totals, events } = figures
  const [own = '', second = ''] = colours.series
  const basis = comparedWithDaysBefore(figures)
  const money = moneyIn(club)
  return (
    <>
      <Totals
        totals={[
          { label: 'Revenue', change: totals.ticketRevenue, basis, format: money.whole },
          { label: 'Tickets', change: totals.tickets, basis },
          { label: 'Average price', change: totals.ticketPrice, basis, format: money.exact },
          { label: 'Buyers', change: totals.ticketBuyers, basis },
        ]}
      />
      <div className={card.grid}>
        <TimeChart
          title="Ticket revenue"
          figures={figures}
          money={money}
          kind="bar"
          series={[{ name: 'ticketRevenue', label: 'Revenue', color: own }]}
          wide
        />
        <BarList
          title="Top events"
          caption={`${spanOf(figures)}, by revenue`}
          head={['Event', 'Tickets', 'Revenue']}
          color={own}
          rows={events.map(({ name, count, value }) => ({
            // Every game begins with the club's name, so the rest is enough.
            name: name.startsWith(`${club.name} `) ? name.slice(club.name.length + 1) : name,
            value,
            cells: [formatWhole(count), money.whole(value)],
          }))}
        />
        <TimeChart
          title="Tickets"
          figures={figures}
          kind="area"
          series={[{ name: 'tickets', label: 'Tickets', color: second }]}
          wide
        />
        <ShareCard
          title="Kinds of ticket"
          caption={spanOf(figures)}
          shares={figures.ticketKinds}
          unknown="Unknown"
          unit="tickets"
          colours={colours}
        />
      </div>
    </>
  )
}
