import { AgeCard } from '../cards/AgeCard.tsx'
import { comparedWithDaysAgo, newFansLabel } from '../figures/basis.ts'
import { CountryCard } from '../cards/CountryCard.tsx'
import { formatPart } from '../figures/format.ts'
import type { PanelProps } from '../figures/panel.ts'
import { ShareCard } from '../cards/ShareCard.tsx'
import { TimeChart } from '../cards/TimeChart.tsx'
import { Totals } from '../cards/Totals.tsx'
import { cardWords, fanWords, filterWords } from '../words.ts'
import card from '../cards/ChartCard.module.css'

/** The dashboard's panel of figures about the fans. */
export function Audience({ figures, colours }: PanelProps) {
  const { totals, comparedDays, genders, memberships } = figures
  const [own = ''] = colours.series
  const fans = totals.fans.value
  const women = genders.find(({ name }) => name === 'Female')?.count ?? 0
  const ofFans = (count: number) => fanWords.ofFans(formatPart(count, fans))
  return (
    <>
      <Totals
        totals={[
          { label: fanWords.fans, change: totals.fans, basis: comparedWithDaysAgo(figures) },
          { label: newFansLabel(figures), change: totals.newFans, basis: cardWords.daysBefore(comparedDays) },
          { label: fanWords.members, change: { value: totals.members, delta: null }, basis: ofFans(totals.members) },
          { label: fanWords.women, change: { value: women, delta: null }, basis: ofFans(women) },
        ]}
      />
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
    </>
  )
}
