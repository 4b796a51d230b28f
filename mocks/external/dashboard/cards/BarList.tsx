import { CardTitle } from './ChartCard.tsx'
import { cardWords } from '../words.ts'
import card from './ChartCard.module.css'
import classes from './BarList.module.css'

export interface BarListRow {
  name: string
  /** Determines the length of the bar. */
  value: number
  cells: readonly string[]
  color?: string
}

interface BarListProps {
  title: string
  caption: string
  /** The column headings: one for the names, then one for each cell. */
  head: readonly string[]
  rows: readonly BarListRow[]
  color: string
  wide?: boolean
}

/** A table whose rows have a bar in proportion to their value. */
export function BarList({ title, caption, head, rows, color, wide = false }: BarListProps) {
  const max = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <section className={card.card} data-wide={wide || undefined} aria-label={title}>
      <div className={card.head}>
        <CardTitle title={title} caption={caption} />
      </div>
      {rows.length === 0 && <p className={card.empty}>{cardWords.empty}</p>}
      {rows.length > 0 && (
        <table className={classes.list}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <th scope="row" title={row.name}>
                  <span>{row.name}</span>
                  <i style={{ width: `${(row.value / max) * 100}%`, background: row.color ?? color }} />
                </th>
                {row.cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
