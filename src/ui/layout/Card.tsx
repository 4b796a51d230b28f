import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Card.module.css'

/** A titled card. */
export function Card({
  title,
  children,
  className = '',
}: {
  title: string
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <section className={`${classes.card} ${className}`} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  )
}

/** A list of labels and values, with skeletons in place of the values while `loading`. */
export function Facts({
  rows,
  loading = false,
}: {
  rows: readonly (readonly [label: string, value: ReactNode])[]
  loading?: boolean
}) {
  return (
    <dl className={classes.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{loading ? <Skeleton height={12} width="60%" my={4} /> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
