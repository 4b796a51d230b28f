import { AreaChart, BarChart, LineChart } from '@mantine/charts'
import type { Figures } from '../../../control.ts'
import { ChartCard } from './ChartCard.tsx'
import {
  formatShort,
  formatWhole,
  fullStep,
  shortStep,
  spanOf,
  stepWord,
  type MoneyFormats,
} from '../figures/format.ts'

type Point = Figures['series'][number]

export interface TimeSeries {
  name: Exclude<keyof Point, 'at'>
  label: string
  color: string
}

interface TimeChartProps {
  title: string
  figures: Figures
  kind: 'area' | 'bar' | 'line'
  series: readonly TimeSeries[]
  wide?: boolean | 'full'
  /** Given if the figures are amounts of money. */
  money?: MoneyFormats
}

const DASHED = '7 5'

/** A chart of figures over the days, weeks or months of the period. */
export function TimeChart({ title, figures, kind, series, wide = false, money }: TimeChartProps) {
  const { step } = figures
  const format = money?.whole ?? formatWhole
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
    xAxisProps: { tickFormatter: (at: string) => shortStep(at, step), minTickGap: 28, tickMargin: 8 },
    yAxisProps: { tickFormatter: money?.short ?? formatShort, width: money ? 56 : 44, allowDecimals: false },
    // Recharts also calls this without a point.
    tooltipProps: { labelFormatter: (at: unknown) => (typeof at === 'string' && at !== '' ? fullStep(at, step) : '') },
    tooltipAnimationDuration: 0,
  } as const
  const lines = series.map((one, index) => ({ ...one, ...(index > 0 && { strokeDasharray: DASHED }) }))
  const word = stepWord[step]
  return (
    <ChartCard
      title={title}
      caption={`${spanOf(figures)}, by ${word}`}
      wide={wide}
      empty={figures.series.every((point) => series.every(({ name }) => point[name] === 0))}
      table={{
        head: [word[0]?.toUpperCase() + word.slice(1), ...series.map(({ label }) => label)],
        rows: figures.series
          .map((point) => [fullStep(point.at, step), ...series.map(({ name }) => format(point[name]))])
          .toReversed(),
      }}
      {...(series.length > 1 && {
        legend: series.map(({ label, color }, index) => ({ label, color, dashed: index > 0 })),
      })}
    >
      {kind === 'area' && (
        <AreaChart {...shared} series={lines} curveType="monotone" withDots={false} fillOpacity={0.14} />
      )}
      {kind === 'line' && <LineChart {...shared} series={lines} curveType="monotone" withDots={false} />}
      {kind === 'bar' && (
        <BarChart {...shared} series={[...series]} maxBarWidth={36} barProps={{ radius: [3, 3, 0, 0] }} />
      )}
    </ChartCard>
  )
}
