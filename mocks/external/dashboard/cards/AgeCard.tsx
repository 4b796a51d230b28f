import { BarChart } from '@mantine/charts'
import type { Figures } from '../../../control.ts'
import { ChartCard } from './ChartCard.tsx'
import { ticksUpTo } from './ticks.ts'
import { formatPart } from '../figures/format.ts'
import { formatShort, formatCount } from '../../../../src/format.ts'
import { fanWords, filterWords } from '../words.ts'

/** Shows the fans by age group. */
export function AgeCard({ figures, color }: { figures: Figures; color: string }) {
  const total = figures.totals.fans.value
  const bands = figures.ages.map(({ name, count }) => ({
    name: name?.replace('-', '–') ?? filterWords.unknown,
    fans: count,
  }))
  const ticks = ticksUpTo(Math.max(0, ...bands.map(({ fans }) => fans)))
  return (
    <ChartCard
      title={fanWords.byAge}
      caption={fanWords.allFans}
      empty={total === 0}
      table={{
        head: [filterWords.age, fanWords.fans, fanWords.share],
        rows: bands.map(({ name, fans }) => [name, formatCount(fans), formatPart(fans, total)]),
      }}
    >
      <BarChart
        data={bands}
        dataKey="name"
        h="100%"
        mih="inherit"
        series={[{ name: 'fans', label: fanWords.fans, color }]}
        accessibilityLayer={false}
        withTooltip={false}
        withBarValueLabel
        valueLabelProps={{ position: 'top', fill: 'var(--tl-text)', fontSize: 12 }}
        valueFormatter={formatCount}
        tickLine="none"
        strokeDasharray="0"
        gridColor="var(--tl-line)"
        textColor="var(--tl-text2)"
        xAxisProps={{ tickMargin: 8, interval: 0 }}
        yAxisProps={{ tickFormatter: formatShort, width: 44, ticks, domain: [0, ticks.at(-1) ?? 1] }}
        barChartProps={{ margin: { top: 20 } }}
        maxBarWidth={56}
        barProps={{ radius: [3, 3, 0, 0] }}
      />
    </ChartCard>
  )
}
