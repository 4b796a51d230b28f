import { AgeCard } from '../cards/AgeCard.tsx'
import { CountryCard } from '../cards/CountryCard.tsx'
import type { PanelProps } from '../figures/panel.ts'
import { ShareCard } from '../cards/ShareCard.tsx'
import { TimeChart } from '../cards/TimeChart.tsx'
import { fanWords, filterWords } from '../words.ts'
import card from '../cards/ChartCard.module.css'

/** The cards of figures about the fans. */
export function Audience({ figures, colours }: PanelProps) {
  const { genders, memberships } = figures
  const [own = ''] = colours.series
  return (
    <div className={card.grid}>
      <TimeChart
        title={fanWords.newFans}
        figures={figures}
        kind="bar"
        series={[{ name: 'newFans', label: fanWords.newFans, color: own }]}
        wide
      />
      <ShareCard
        title={fanWords.byGender}
        caption={fanWords.allFans}
        shares={genders}
        order={['Male', 'Female']}
        unknown={filterWords.unknown}
        unit="fans"
        colours={colours}
      />
      <AgeCard figures={figures} color={own} />
      <ShareCard
        title={fanWords.byMembership}
        caption={fanWords.allFans}
        shares={memberships}
        order={figures.options.memberships.map(({ name }) => name)}
        unknown={filterWords.noMembership}
        unit="members"
        apart={fanWords.ofFans}
        colours={colours}
      />
      <CountryCard figures={figures} colours={colours} />
    </div>
  )
}
