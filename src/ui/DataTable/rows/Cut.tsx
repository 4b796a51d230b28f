import type { ReactNode } from 'react'
import classes from '../DataTable.module.css'

/** One line of text. If it is truncated, its tooltip shows all of it. */
export function Cut({ children }: { children: ReactNode }) {
  return (
    <span
      className={classes.cut}
      onMouseEnter={({ currentTarget: cell }) => {
        cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : ''
      }}
    >
      {children}
    </span>
  )
}
