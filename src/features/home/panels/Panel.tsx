import { Button, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { RefreshNotice } from '../../../ui/feedback/refreshes/RefreshNotice.tsx'
import { isDenied } from './denied.ts'
import { useLastError } from './useLastError.ts'
import { panelWords } from '../words.ts'
import classes from './Panel.module.css'

export const PANEL_ROWS = 5

interface PanelProps {
  title: string
  /** Beside the title. */
  note?: ReactNode
  /** The one link or button at the right. */
  action?: ReactNode
  children: ReactNode
}

/** A titled panel of Home. */
export function Panel({ title, note, action, children }: PanelProps) {
  return (
    <section className={classes.panel} aria-label={title}>
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {note}
        {action && <span className={classes.action}>{action}</span>}
      </header>
      {children}
    </section>
  )
}

/** The link in the head of a panel. */
export const PanelLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={classes.link}>
    {children}
  </Link>
)

/** As high as the rows that follow, so that nothing moves when they arrive. */
export function PanelSkeleton() {
  return (
    <ul className={classes.rows} aria-busy="true">
      {Array.from({ length: PANEL_ROWS }, (_, row) => (
        <li key={row} className={classes.row}>
          <span className={classes.texts}>
            <Skeleton height={12} width="45%" my={3} />
            <Skeleton height={10} width="30%" my={3} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What a panel shows instead of its rows if they did not load. */
export function PanelFailed({ onRetry }: { onRetry(): void }) {
  return (
    <div className={classes.empty} role="alert">
      <p>{panelWords.failed}</p>
      <Button variant="default" onClick={onRetry}>
        {panelWords.retry}
      </Button>
    </div>
  )
}

interface ListPanelProps<Item> extends Omit<PanelProps, 'children' | 'note'> {
  query: UseQueryResult<{ items: readonly Item[] }>
  children(items: readonly Item[]): ReactNode
}

/** The panel of a list: a skeleton, an error with a way on, or its rows. Hidden for a user who may not see the list. */
export function ListPanel<Item>({ query, children, ...panel }: ListPanelProps<Item>) {
  const error = useLastError(query)
  const { data, refetch } = query
  if (isDenied(error)) return null
  return (
    <Panel {...panel} note={<RefreshNotice result={query} place="short" />}>
      {data ? children(data.items) : error ? <PanelFailed onRetry={() => void refetch()} /> : <PanelSkeleton />}
    </Panel>
  )
}

/** What a panel shows instead of rows if there are none yet. */
export const PanelEmpty = ({ text, action }: { text: string; action?: ReactNode }) => (
  <div className={classes.empty}>
    <p>{text}</p>
    {action}
  </div>
)
