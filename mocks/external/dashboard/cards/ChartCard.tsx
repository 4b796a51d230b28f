import { ActionIcon } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { cardWords } from '../words.ts'
import classes from './ChartCard.module.css'

export interface LegendEntry {
  label: string
  color: string
}

export interface ChartTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

interface ChartCardProps {
  title: string
  /** The scope of the figures, such as the period. */
  caption: string
  /** The figures as a table, for screen readers; a button shows it instead of the chart. */
  table: ChartTable
  legend?: readonly LegendEntry[]
  /** True for two columns, `full` for all columns. */
  wide?: boolean | 'full'
  empty?: boolean
  children: ReactNode
}

/** A card with a chart, and a table of the same figures. */
export function ChartCard({ title, caption, table, legend, wide = false, empty = false, children }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <section className={classes.card} data-wide={wide || undefined} aria-label={title}>
      <div className={classes.head}>
        <CardTitle title={title} caption={caption} />
        {!empty && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={cardWords.asTable(title)}
            title={asTable ? cardWords.showChart : cardWords.showTable}
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? <IconChartBar size={18} stroke={1.7} /> : <IconTable size={18} stroke={1.7} />}
          </ActionIcon>
        )}
      </div>
      {empty && <p className={classes.empty}>{cardWords.empty}</p>}
      {!empty && !asTable && (
        <>
          {legend && <Legend entries={legend} />}
          <div aria-hidden="true" className={classes.chart}>
            {children}
          </div>
        </>
      )}
      {!empty && <FiguresTable title={title} table={table} visible={asTable} />}
    </section>
  )
}

export function CardTitle({ title, caption }: { title: string; caption: string }) {
  return (
    <div>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.caption}>{caption}</p>
    </div>
  )
}

function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={classes.legend} aria-hidden="true">
      {entries.map(({ label, color }) => (
        <li key={label}>
          <i style={{ background: color }} />
          {label}
        </li>
      ))}
    </ul>
  )
}

function FiguresTable({ title, table, visible }: { title: string; table: ChartTable; visible: boolean }) {
  const scrolls = visible && { tabIndex: 0, role: 'region', 'aria-label': cardWords.table(title) }
  return (
    <div className={visible ? classes.table : 'visually-hidden'} {...scrolls}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
