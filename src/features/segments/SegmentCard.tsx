import { Skeleton } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { Segment } from '../../contract/segments.ts'
import { paths } from '../../paths.ts'
import type { Motion } from '../../ui/motion/useLiveItems.ts'
import { LastSync } from '../../ui/values/LastSync.tsx'
import { ProviderLogo } from '../../domain/connectors/ProviderLogo.tsx'
import { StateBadge } from '../../ui/feedback/states/StateBadge.tsx'
import { displayedState } from './segmentState.ts'
import classes from './SegmentCard.module.css'

/** The card of a segment in the list. Its only link covers the whole card. */
export function SegmentCard({ segment, motion }: { segment: Segment; motion: Motion }) {
  const state = displayedState(segment)
  return (
    <li className={classes.card} data-disabled={state === 'DISABLED' || undefined} {...motion}>
      <div className={classes.top}>
        <span className={classes.logo}>
          <ProviderLogo
            provider={segment.config.provider}
            logo={segment.metadata.logo}
            muted={state === 'DISABLED'}
            size={40}
          />
        </span>
        <span className={classes.badge}>
          <StateBadge state={state} />
        </span>
        <div className={classes.texts}>
          <h2 className={classes.name} title={segment.name}>
            <Link to={paths.segmentSettings(segment.id)}>{segment.name}</Link>
          </h2>
          {segment.description && (
            <p className={classes.description} title={segment.description}>
              {segment.description}
            </p>
          )}
        </div>
      </div>
      <div className={classes.foot}>
        <span>
          <LastSync iso={segment.lastSync} />
        </span>
        <span className={classes.provider}>{segment.metadata.name}</span>
      </div>
    </li>
  )
}

/** The skeleton of a card while the segments are loading. */
export function SegmentCardSkeleton() {
  return (
    <li className={classes.card} aria-hidden="true">
      <div className={classes.top}>
        <Skeleton className={classes.logo} height={40} width={40} />
        <Skeleton className={classes.badge} height={24} width={80} />
        <div className={classes.texts}>
          <Skeleton height={14} width="55%" my={4} />
          <Skeleton height={12} width="80%" my={4} />
        </div>
      </div>
      <div className={classes.foot}>
        <Skeleton height={10} width={120} my={4} />
      </div>
    </li>
  )
}
