import { CountryCard } from '../cards/CountryCard.tsx'
import { moneyIn } from '../figures/format.ts'
import type { PanelProps } from '../figures/panel.ts'
import { ShareCard } from '../cards/ShareCard.tsx'
import { TimeChart } from '../cards/TimeChart.tsx'
import { fanWords, filterWords, salesWords, screenWords } from '../words.ts'
import card from '../cards/ChartCard.module.css'

/** The cards with the main figures of the club. */
export function Overview({ figures, colours }: PanelProps) {
  const [own = '', second = ''] = colours.series
  const money = moneyIn(figures.club)
  return (
    <div className={card.grid}>
      <TimeChart
        title={fanWords.overTime}
        figures={figures}
        kind="area"
        series={[{ name: 'fans', label: fanWords.fans, color: own }]}
        wide
      />
      <ShareCard
        title={fanWords.byMembership}
        caption={fanWords.allFans}
        shares={figures.memberships}
        order={figures.options.memberships.map(({ name }) => name)}
        unknown={filterWords.noMembership}
        unit="members"
        apart={fanWords.ofFans}
        colours={colours}
      />
      <TimeChart
        title={salesWords.revenue}
        figures={figures}
        money={money}
        kind="stack"
        series={[
          { name: 'ticketRevenue', label: screenWords.ticketing, color: own },
          { name: 'shopRevenue', label: screenWords.shop, color: second },
        ]}
        wide
      />
      <CountryCard figures={figures} colours={colours} />
    </div>
  )
}
