import { Skeleton } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import { loadingWords } from '../words.ts'
import classes from './DetailHeader.module.css'

interface DetailHeaderProps {
  /** A picture of 56 px: an avatar, a logo or an icon. */
  picture: ReactNode
  /** What is loading, such as "the fan". Skeletons stand in place of the title and the facts until then. */
  loading: string | null
  /** The h1. */
  title: ReactNode
  /** A state beside the title. */
  badge?: ReactNode
  /** Keeps the badge beside a title that a wide window truncates. Without it, the badge moves below a long title. */
  oneLine?: boolean
  /** Short facts below the title, each a span. */
  facts: ReactNode
  actions: ReactNode
  className?: string | undefined
}

/** The header of a page about one thing: picture, title, state, facts and actions. */
export function DetailHeader({
  picture,
  loading,
  title,
  badge,
  oneLine,
  facts,
  actions,
  className = '',
}: DetailHeaderProps) {
  return (
    <header className={`${classes.header} ${className}`}>
      {picture}
      <div className={classes.who}>
        <div className={classes.title} data-one-line={oneLine || undefined}>
          {loading === null ? (
            title
          ) : (
            <div className={classes.loading}>
              <h1 className="visually-hidden">{loadingWords.heading(loading)}</h1>
              <Skeleton height={20} width={220} maw="100%" my={6} />
            </div>
          )}
          {badge}
        </div>
        <div className={classes.facts}>
          {loading === null ? facts : <Skeleton height={12} width={200} maw="100%" my={4} />}
        </div>
      </div>
      <div className={classes.actions}>{actions}</div>
    </header>
  )
}

/** A round picture with initials, gray by default. */
export const Avatar = ({ initials, style }: { initials: string | null; style?: CSSProperties }) => (
  <span className={classes.avatar} style={style} aria-hidden="true">
    {initials}
  </span>
)
