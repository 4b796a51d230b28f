import { DonutChart } from '@mantine/charts'
import { useState } from 'react'
import type { Share } from '../../../control.ts'
import { CardTitle } from './ChartCard.tsx'
import { formatPart } from '../figures/format.ts'
import { formatCount } from '../../../../src/format.ts'
import type { Colours } from './useColours.ts'
import { cardWords } from '../words.ts'
import card from './ChartCard.module.css'
import classes from './ShareCard.module.css'

interface ShareCardProps {
  title: string
  caption: string
  shares: readonly Share[]
  /**
   * The names in the order of their colours, so that filters do not change a part's colour; by default, the order of
   * `shares`.
   */
  order?: readonly (string | null)[]
  /** The label of the unknown. */
  unknown: string
  /** What is counted, below the total. */
  unit: string
  /** Leaves the unknown out of the ring, which they would fill, and tells their part of all in a line of its own. */
  apart?: (part: string) => string
  colours: Colours
}

const totalOf = (shares: readonly Share[]) => shares.reduce((sum, { count }) => sum + count, 0)

/** Shows the parts of a whole as a ring, beside a table of the same parts in the same order. */
export function ShareCard({
  title,
  caption,
  shares,
  order = shares.map(({ name }) => name),
  unknown,
  unit,
  apart,
  colours,
}: ShareCardProps) {
  const all = totalOf(shares)
  const known = shares.filter(({ name }) => name !== null)
  const inRing = apart && totalOf(known) > 0 ? known : shares
  const total = totalOf(inRing)
  /** The part under the pointer, which lights its row and its arc. */
  const [lit, setLit] = useState<number | null>(null)
  const parts = inRing.map(({ name, count }, index) => {
    const color = name === null ? colours.none : (colours.series[order.indexOf(name)] ?? colours.rest)
    const isDim = lit !== null && lit !== index
    return {
      name: name ?? unknown,
      value: count,
      color: isDim ? `color-mix(in srgb, ${color} 35%, var(--tl-surface))` : color,
    }
  })
  return (
    <section className={card.card} aria-label={title}>
      <div className={card.head}>
        <CardTitle title={title} caption={caption} />
      </div>
      {total === 0 && <p className={card.empty}>{cardWords.empty}</p>}
      {total > 0 && (
        <div className={classes.parts}>
          <Ring parts={parts} total={total} unit={unit} onLit={setLit} />
          <table className={classes.list}>
            <caption className="visually-hidden">{title}</caption>
            <tbody>
              {parts.map(({ name, value, color }, index) => (
                <tr
                  key={index}
                  data-lit={lit === index || undefined}
                  onMouseEnter={() => setLit(index)}
                  onMouseLeave={() => setLit(null)}
                >
                  <th scope="row">
                    <i style={{ background: color }} />
                    {name}
                  </th>
                  <td>{formatCount(value)}</td>
                  <td>{formatPart(value, total)}</td>
                </tr>
              ))}
              {apart && all > total && (
                <Apart name={unknown} count={all - total} part={apart(formatPart(all - total, all))} />
              )}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

interface RingProps {
  parts: { name: string; value: number; color: string }[]
  total: number
  unit: string
  onLit(index: number | null): void
}

const Ring = ({ parts, total, unit, onLit }: RingProps) => (
  <div aria-hidden="true" className={classes.ring}>
    <DonutChart
      data={parts}
      size={148}
      thickness={24}
      strokeWidth={2}
      strokeColor="var(--tl-surface)"
      startAngle={90}
      endAngle={-270}
      withTooltip={false}
      accessibilityLayer={false}
      // The chart is hidden from screen readers, so it must not be focusable.
      pieProps={{
        rootTabIndex: -1,
        onMouseEnter: (_, index) => onLit(index),
        onMouseLeave: () => onLit(null),
      }}
    />
    <span>
      {formatCount(total)}
      <small>{unit}</small>
    </span>
  </div>
)

/** The line of those that the ring leaves out. */
const Apart = ({ name, count, part }: { name: string; count: number; part: string }) => (
  <tr className={classes.apart}>
    <th scope="row">
      {name}
      <small>{part}</small>
    </th>
    <td>{formatCount(count)}</td>
    <td />
  </tr>
)
