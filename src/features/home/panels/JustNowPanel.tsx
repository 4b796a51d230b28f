import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useConnection } from '../../../api/useConnection.ts'
import { useClub } from '../../../domain/club/useClub.ts'
import { useLiveConnectors } from '../../../domain/connectors/useConnectors.ts'
import { useMoney } from '../../../domain/money/useMoney.ts'
import { useServerNow } from '../../../ui/values/useServerNow.ts'
import { RefreshNotice } from '../../../ui/feedback/refreshes/RefreshNotice.tsx'
import { useArrivals } from '../../../ui/motion/useLiveItems.ts'
import { dateFormat, localDate } from '../../../format.ts'
import { activitiesOf, type Activity } from './activity.ts'
import { isDenied } from './denied.ts'
import { Panel, PANEL_ROWS, PanelEmpty, PanelFailed, PanelSkeleton } from './Panel.tsx'
import { useAnnouncement } from './useAnnouncement.ts'
import { useFailures } from './useFailures.ts'
import { useLastError } from './useLastError.ts'
import { useLatestFans, useLatestSales, useLatestSegments } from './useLatest.ts'
import panel from './Panel.module.css'
import { justNowWords } from '../words.ts'
import classes from './JustNowPanel.module.css'

/** What has just happened in the club, from the lists and the events that announce their changes. */
export function JustNowPanel() {
  const { activities: all, queries, hasFailed, isDenied: hides, retry } = useActivities()
  const activities = all?.slice(0, PANEL_ROWS) ?? null
  const [paused, setPaused] = useState<readonly Activity[] | null>(null)
  if (hides) return null
  const newestKnown = paused?.[0]?.at ?? ''
  const waiting = paused && all ? all.filter(({ at }) => at > newestKnown).length : 0
  return (
    <Panel
      title={justNowWords.title}
      note={
        <>
          <LiveSign />
          <RefreshNotice result={queries} place="short" />
        </>
      }
      action={
        activities &&
        activities.length > 0 && (
          <>
            {waiting > 0 && <span className={classes.waiting}>{justNowWords.waiting(waiting)}</span>}
            <button type="button" className={classes.pause} onClick={() => setPaused(paused ? null : activities)}>
              {paused ? justNowWords.resume : justNowWords.pause}
            </button>
          </>
        )
      }
    >
      {activities ? (
        <Entries activities={paused ?? activities} />
      ) : hasFailed ? (
        <PanelFailed onRetry={retry} />
      ) : (
        <PanelSkeleton />
      )}
    </Panel>
  )
}

/** The activities of the club; null until all lists have answered, or if none could be loaded. */
function useActivities() {
  const connectors = useLiveConnectors()
  const { orders, tickets } = useLatestSales()
  const [fans, segments, money] = [useLatestFans(), useLatestSegments(), useMoney()]
  const { data: club } = useClub()
  const failures = useFailures(connectors.data?.items ?? [])
  const queries = [connectors, orders, tickets, fans, segments]
  const errors = [
    useLastError(connectors),
    useLastError(orders),
    useLastError(tickets),
    useLastError(fans),
    useLastError(segments),
  ]
  // A list that has failed once is left out until it answers.
  const isPending = money === null || queries.some(({ data }, at) => data === undefined && errors[at] === null)
  const hasData = queries.some(({ data }) => data !== undefined)
  return {
    queries,
    hasFailed: !hasData && errors.every((error) => error !== null),
    isDenied: errors.every(isDenied),
    retry: () => queries.forEach((query) => void query.refetch()),
    activities:
      isPending || !hasData
        ? null
        : activitiesOf({
            connectors: connectors.data?.items ?? [],
            orders: orders.data ?? nothing,
            tickets: tickets.data ?? nothing,
            fans: fans.data ?? nothing,
            segments: segments.data?.items ?? [],
            failures,
            money,
            club: club?.name ?? '',
          }),
  }
}

const nothing = { items: [], moreItems: false }

function Entries({ activities }: { activities: readonly Activity[] }) {
  const announcement = useAnnouncement(activities[0])
  const motionOf = useArrivals(activities)
  if (activities.length === 0) return <PanelEmpty text={justNowWords.empty} />
  return (
    <>
      <ol className={classes.entries}>
        {activities.map((activity) => (
          <li key={activity.id} {...motionOf(activity)}>
            <Link to={activity.to} className={classes.entry}>
              <Moment iso={activity.at} />
              <span className={classes.sign} data-failed={activity.failed} aria-hidden="true" />
              <span className={panel.texts}>
                <span className={panel.name}>{activity.title}</span>
                <span className={panel.line} data-failed={activity.failed}>
                  {activity.text}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  )
}

const dayAndMonth = dateFormat({ day: 'numeric', month: 'short' })

/** The time of something that happened today, else the day. */
function Moment({ iso }: { iso: string }) {
  const [day, time] = localDate(iso)
  const [today] = localDate(new Date(useServerNow()).toISOString())
  return (
    <time dateTime={iso} title={`${day} ${time}`} className={classes.time}>
      {day === today ? time : dayAndMonth(new Date(iso))}
    </time>
  )
}

/** A shorter cut is not worth a word: the stream resumes where it was cut. */
const NOTICED_MS = 3000

/** Whether events arrive, or since when they do not. */
function LiveSign() {
  const { isOpen, lostAt } = useConnection()
  const [noticed, setNoticed] = useState(false)
  useEffect(() => {
    if (lostAt === null) return
    const timer = setTimeout(() => setNoticed(true), NOTICED_MS)
    return () => {
      clearTimeout(timer)
      setNoticed(false)
    }
  }, [lostAt])
  if (!isOpen && lostAt === null) return null
  return <Live since={noticed ? lostAt : null} />
}

/** The sign of the connection; `since` is when it was lost, in milliseconds since 1970. */
const Live = ({ since }: { since: number | null }) => (
  <span className={classes.live} data-lost={since !== null || undefined}>
    <span className={classes.dot} aria-hidden="true" />
    {since === null ? justNowWords.live : justNowWords.lost(localDate(new Date(since).toISOString())[1])}
  </span>
)
