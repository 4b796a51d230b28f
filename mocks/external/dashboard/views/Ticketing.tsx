import { BarList } from '../cards/BarList.tsx'
import { moneyIn, spanOf } from '../figures/format.ts'
import { formatCount } from '../../../../src/format.ts'
import type { PanelProps } from '../figures/panel.ts'
import { ShareCard } from '../cards/ShareCard.tsx'
import { TimeChart } from '../cards/TimeChart.tsx'
import { cardWords, filterWords, salesWords } from '../words.ts'
import card from '../cards/ChartCard.module.css'

/** The cards of figures about tickets. */
export function Ticketing({ figures, colours }: PanelProps) {
  const { club, events } = figures
  const [own = '', second = ''] = colours.series
  const money = moneyIn(club)
  return (
    <div className={card.grid}>
      <TimeChart
        title={salesWords.ticketRevenue}
        figures={figures}
        money={money}
        kind="bar"
        series={[{ name: 'ticketRevenue', label: salesWords.revenue, color: own }]}
        wide
      />
      <BarList
        title={salesWords.events}
        caption={cardWords.byRevenue(spanOf(figures))}
        head={[salesWords.event, salesWords.tickets, salesWords.revenue]}
        color={own}
        rows={events.map(({ name, count, value }) => ({
          // Every game begins with the club's name, so the rest is enough.
          name: name.startsWith(`${club.name} `) ? name.slice(club.name.length + 1) : name,
          value,
          cells: [formatCount(count), money.whole(value)],
        }))}
      />
      <TimeChart
        title={salesWords.tickets}
        figures={figures}
        kind="area"
        series={[{ name: 'tickets', label: salesWords.tickets, color: second }]}
        wide
      />
      <ShareCard
        title={salesWords.kinds}
        caption={spanOf(figures)}
        shares={figures.ticketKinds}
        unknown={filterWords.unknown}
        unit="tickets"
        colours={colours}
      />
    </div>
  )
}
