import { AgeCard } from '../cards/AgeCard.tsx'
import { comparedWithDaysAgo, newFansLabel } from '../figures/basis.ts'
import { CountryCard } from '../cards/CountryCard.tsx'
import { formatPart } from '../figures/format.ts'
import type { PanelProps } from '../figures/panel.ts'
import { ShareCard } from '../cards/ShareCard.tsx'
import { TimeChart } from '../cards/TimeChart.tsx'
import { Totals } from '../cards/Totals.tsx'
import card from '../cards/ChartCard.module.css'

/** The dashboard's panel of figures about the fans. */
export function Audience({ figures, colours }: PanelProps) {
  const { totals, comparedDays, genders, memberships } = figures
  const [own = ''] = colours.series
  const fans = totals.fans.value
  const women = genders.find(({ name }) => name === 'Female')?.count ?? 0
  const ofFans = (count: number) => `${formatPart(count, fans)} of all fans`
  return (
    <>
      <Totals
        totals={[
          { label: 'Fans', change: totals.fans, basis: comparedWithDaysAgo(figures) },
          { label: newFansLabel(figures), change: totals.newFans, basis: `vs. the ${comparedDays} days before` },
          { label: 'With a membership', change: { value: totals.members, delta: null }, basis: ofFans(totals.members) },
          { label: 'Women and girls', change: { value: women, delta: null }, basis: ofFans(women) },
        ]}
      />
      <div className={card.grid}>
        <TimeChart
          title="New fans"
          figures={figures}
          kind="bar"
          series={[{ name: 'newFans', label: 'New fans', color: own }]}
          wide
        />
        <ShareCard
          title="Fans by gender"
          caption="All fans"
          shares={genders}
          order={['Male', 'Female']}
          unknown="Unknown"
          unit="fans"
          colours={colours}
        />
        <AgeCard figures={figures} color={own} />
        <ShareCard
          title="Fans by membership"
          caption="All fans"
          shares={memberships}
          order={figures.options.memberships.map(({ name }) => name)}
          unknown="No membership"
          unit="fans"
          colours={colours}
        />
        <CountryCard figures={figures} colours={colours} />
      </div>
    </>
  )
}
