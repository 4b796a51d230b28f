import { AreaChart, BarChart, ChartTooltip } from '@mantine/charts'
import type { Figures } from '../../../control.ts'
import { ChartCard } from './ChartCard.tsx'
import { ticksUpTo } from './ticks.ts'
import { formatCount, formatShort, type MoneyFormat } from '../../../../src/format.ts'
import { fullStep, shortStep, spanOf, stepWord } from '../figures/format.ts'
import { cardWords } from '../words.ts'

type Point = Figures['series'][number]

export interface TimeSeries {
  name: Exclude<keyof Point, 'at'>
  label: string
  color: string
}

interface TimeChartProps {
  title: string
  figures: Figures
  /** `stack` piles the series up, which must be parts of a whole. */
  kind: 'area' | 'bar' | 'stack'
  series: readonly TimeSeries[]
  wide?: boolean | 'full'
  /** Given if the figures are amounts of money. */
  money?: MoneyFormat
}

/** A chart of figures over the days, weeks or months of the period. */
export function TimeChart({ title, figures, kind, series, wide = false, money }: TimeChartProps) {
  const { step } = figures
  const format = money?.whole ?? formatCount
  const heightOf = (point: Point) => {
    const values = series.map(({ name }) => point[name])
    return kind === 'stack' ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values)
  }
  const ticks = ticksUpTo(Math.max(0, ...figures.series.map(heightOf)))
  const shared = {
    data: figures.series,
    dataKey: 'at',
    h: '100%',
    mih: 'inherit',
    accessibilityLayer: false,
    tickLine: 'none',
    strokeDasharray: '0',
    gridColor: 'var(--tl-line)',
    textColor: 'var(--tl-text2)',
    valueFormatter: format,
    xAxisProps: {
      tickFormatter: (at: string) => shortStep(at, step),
      interval: 'equidistantPreserveStart',
      minTickGap: 28,
      tickMargin: 8,
    },
    yAxisProps: {
      tickFormatter: money?.short ?? formatShort,
      width: money ? 56 : 44,
      ticks,
      domain: [0, ticks.at(-1) ?? 1],
    },
    // Recharts also calls this without a point.
    tooltipProps: { labelFormatter: (at: unknown) => (typeof at === 'string' && at !== '' ? fullStep(at, step) : '') },
    tooltipAnimationDuration: 0,
  } as const
  const word = stepWord[step]
  return (
    <ChartCard
      title={title}
      caption={cardWords.by(spanOf(figures), word)}
      wide={wide}
      empty={figures.series.every((point) => series.every(({ name }) => point[name] === 0))}
      table={{
        head: [word[0]?.toUpperCase() + word.slice(1), ...series.map(({ label }) => label)],
        rows: figures.series
          .map((point) => [fullStep(point.at, step), ...series.map(({ name }) => format(point[name]))])
          .toReversed(),
      }}
      {...(series.length > 1 && {
        legend: series,
      })}
    >
      {kind === 'area' && (
        <AreaChart {...shared} series={[...series]} curveType="monotone" withDots={false} fillOpacity={0.14} />
      )}
      {kind === 'bar' && (
        <BarChart {...shared} series={[...series]} maxBarWidth={36} barProps={{ radius: [3, 3, 0, 0] }} />
      )}
      {kind === 'stack' && (
        <BarChart
          {...shared}
          series={[...series]}
          type="stacked"
          maxBarWidth={36}
          // The line in the colour of the card parts what is piled up.
          barProps={{ radius: 2, stroke: 'var(--tl-surface)', strokeWidth: 2 }}
          tooltipProps={{
            content: ({ label, payload }) => stackTooltip({ label, payload, series, step, format }),
          }}
        />
      )}
    </ChartCard>
  )
}

interface StackTooltipProps {
  label?: unknown
  payload?: readonly { payload?: unknown }[]
  series: readonly TimeSeries[]
  step: Figures['step']
  format(value: number): string
}

/** A row of Mantine's tooltip, which reads the value from the point under the name. */
const tooltipRow = (name: string, value: number, color: string) => ({ name, value, color, payload: { [name]: value } })

/** All series of a step, and their sum. */
export function stackTooltip({ label, payload, series, step, format }: StackTooltipProps) {
  // Recharts gives the data point back, which is untyped there; it calls this without one, too.
  const point = payload?.[0]?.payload as Point | undefined
  if (!point || typeof label !== 'string') return null
  const sum = series.reduce((total, { name }) => total + point[name], 0)
  return (
    <ChartTooltip
      label={fullStep(label, step)}
      payload={[
        ...series.map(({ name, label: text, color }) => tooltipRow(text, point[name], color)),
        tooltipRow(cardWords.total, sum, 'transparent'),
      ]}
      valueFormatter={format}
    />
  )
}
