import type { ReactNode } from 'react'
import classes from './Table.module.css'

export interface TableProps {
  /** The accessible name. */
  label: string
  head: readonly string[]
  /** The cells of each row. The first one is its header. */
  rows: readonly (readonly ReactNode[])[]
  /** The columns with figures, counted from 0. */
  numbers?: readonly number[]
}

/** A table in a page of ours, which scrolls by itself if it is too wide. */
export function Table({ label, head, rows, numbers = [] }: TableProps) {
  const align = (column: number) => (numbers.includes(column) ? { 'data-number': true } : {})
  return (
    // A box that scrolls can be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {head.map((text, column) => (
              <th key={text} scope="col" {...align(column)}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // Rows and columns are known by their place, which never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {cells.map((cell, column) => {
                const Cell = column === 0 ? 'th' : 'td'
                return (
                  // A cell is known by its column, as said above.
                  // oxlint-disable-next-line react/no-array-index-key
                  <Cell key={column} {...(column === 0 && { scope: 'row' })} {...align(column)}>
                    {cell}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
