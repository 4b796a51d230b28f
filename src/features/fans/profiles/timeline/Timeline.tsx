import { Button, Skeleton } from '@mantine/core'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { ApiError } from '../../../../api/errors.ts'
import type { FanProfile } from '../../../../contract/fanProfiles.ts'
import { useMoney } from '../../../../domain/money/useMoney.ts'
import { paths } from '../../../../paths.ts'
import { CircleDrawing } from '../../../../ui/brand/drawings/CircleDrawing.tsx'
import { CornerDrawing } from '../../../../ui/brand/drawings/CornerDrawing.tsx'
import { Segments } from '../../../../ui/controls/choices/Segments.tsx'
import { ErrorView } from '../../../../ui/feedback/states/ErrorView.tsx'
import { StateView } from '../../../../ui/feedback/states/StateView.tsx'
import type { LoadedStatistics } from '../useStatistics.ts'
import { countsOf } from './counts.ts'
import { TimelineMonths, TimelineSkeleton } from './TimelineMonths.tsx'
import type { History, Kind } from './useHistory.ts'
import { useShown } from './useShown.ts'
import { timelineWords } from '../words.ts'
import classes from './Timeline.module.css'

interface TimelineProps {
  fan: FanProfile | null
  history: History
  statistics: LoadedStatistics
}

/** What a fan has bought and when memberships began and ended, the newest first (docs/product/fans.md#timeline). */
export function Timeline({ fan, history, statistics: { statistics } }: TimelineProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const firstNew = useRef<HTMLAnchorElement>(null)
  const view = useShown(history, { heading, firstNew })
  const money = useMoney()
  const hasStopped = view.hasFailed && view.hasMore
  const isWaiting = view.shown.length === 0 && !hasStopped && (view.isGrowing || view.hasMore)
  const isLoading = fan === null || history.isLoading || money === null || isWaiting
  const counts = countsOf(history, statistics)
  return (
    <section className={classes.card} aria-label={timelineWords.title} aria-busy={isLoading && !history.error}>
      <header className={classes.head}>
        <h2 className={classes.title} ref={heading} tabIndex={-1}>
          {timelineWords.title}
        </h2>
        {history.error ? null : isLoading ? (
          <Skeleton className={classes.filter} height={36} width={264} maw="100%" />
        ) : (
          counts.all !== '0' && (
            <Segments<Kind>
              className={classes.filter}
              label={timelineWords.show.label}
              choices={[
                { value: 'all', label: timelineWords.show.all(counts.all) },
                { value: 'shop', label: timelineWords.show.shop(counts.shop) },
                { value: 'tickets', label: timelineWords.show.tickets(counts.tickets) },
              ]}
              value={view.kind}
              onChange={view.choose}
            />
          )
        )}
      </header>
      {history.error ? (
        <Failed
          error={history.error}
          onRetry={() => {
            heading.current?.focus({ preventScroll: true })
            history.retry()
          }}
        />
      ) : isLoading ? (
        <TimelineSkeleton />
      ) : view.shown.length === 0 && !view.isCut && !hasStopped ? (
        <div className={classes.state}>
          <StateView
            drawing={<CornerDrawing />}
            title={timelineWords.empty[view.kind]}
            action={
              <Button component={Link} to={paths.connectors()} variant="default">
                {timelineWords.empty.action}
              </Button>
            }
          >
            {timelineWords.empty.text}
          </StateView>
        </div>
      ) : (
        <>
          <TimelineMonths entries={view.shown} money={money} focus={{ at: view.focusAt, link: firstNew }} />
          <Foot view={view} email={fan.email} />
        </>
      )}
    </section>
  )
}

/** The way to earlier entries. */
function Foot({ view, email }: { view: ReturnType<typeof useShown>; email: string }) {
  const { hasMore, hasFailed, isGrowing, isCut, showEarlier } = view
  if (isCut) {
    return (
      <footer className={classes.foot}>
        {timelineWords.cut.before}
        <Link to={paths.dataSearch('shop-orders', email)}>{timelineWords.cut.orders}</Link>
        {timelineWords.cut.between}
        <Link to={paths.dataSearch('ticketing-tickets', email)}>{timelineWords.cut.tickets}</Link>
      </footer>
    )
  }
  if (!hasMore) return null
  return (
    <footer className={classes.foot}>
      {hasFailed && <span role="alert">{timelineWords.earlierFailed}</span>}
      <button type="button" className={classes.earlier} aria-busy={isGrowing} onClick={showEarlier}>
        {hasFailed ? timelineWords.retry : timelineWords.earlier}
      </button>
    </footer>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry(): void }) {
  const isDenied = error instanceof ApiError && (error.status === 402 || error.status === 403)
  return (
    <div className={classes.state}>
      {isDenied ? (
        <ErrorView message={error.message} />
      ) : (
        <StateView
          alert
          drawing={<CircleDrawing />}
          title={timelineWords.failed}
          action={<Button onClick={onRetry}>{timelineWords.retry}</Button>}
        >
          {error.message}
        </StateView>
      )}
    </div>
  )
}
