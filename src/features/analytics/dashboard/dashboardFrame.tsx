import { Button, Loader } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { CircleDrawing } from '../../../ui/brand/drawings/CircleDrawing.tsx'
import { StateView } from '../../../ui/feedback/states/StateView.tsx'
import { useDashboardMessages } from './dashboardMessages.ts'
import { dashboardWords } from '../words.ts'
import classes from './dashboardFrame.module.css'

/** How long the frame may take to load before the user is offered a retry, in milliseconds. */
const LOAD_TIMEOUT_MS = 10_000

export interface DashboardFrameProps {
  src: string
  onLoad(): void
  /** Called with the query string of the dashboard's current view. */
  onSearch(search: string): void
  onRetry(): void
}

/**
 * The embedded dashboard, with an overlay until it has loaded. One that reports the height of its content is as high as
 * that and looks like a part of the page; any other fills the window and scrolls by itself. Give it a new `key` for
 * another URL or a retry.
 */
export function DashboardFrame({ src, onLoad, onSearch, onRetry }: DashboardFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'late' | 'loaded'>('loading')
  const [height, setHeight] = useState<number | null>(null)
  useDashboardMessages(frame, new URL(src).origin, (message) => {
    if (message.type === 'location') onSearch(message.location.search)
    else setHeight(message.size.height)
  })
  const isPart = height !== null && state === 'loaded'
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('late'), LOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [state])

  return (
    <div
      className={classes.frame}
      aria-busy={state === 'loading'}
      data-part={isPart || undefined}
      style={isPart ? { height } : undefined}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the server names the club's own analytics, which
          needs its scripts, storage and origin */}
      <iframe
        ref={frame}
        title={dashboardWords.frame}
        src={src}
        data-hidden={state !== 'loaded' || undefined}
        onLoad={() => {
          setState('loaded')
          onLoad()
        }}
      />
      {state === 'loading' && <LoadingOverlay />}
      {state === 'late' && <LateOverlay onRetry={onRetry} />}
    </div>
  )
}

/** Covers the frame once the dashboard takes too long. */
export const LateOverlay = ({ onRetry }: Pick<DashboardFrameProps, 'onRetry'>) => (
  <div className={classes.over}>
    <StateView
      alert
      drawing={<CircleDrawing />}
      title={dashboardWords.late.title}
      action={<Button onClick={onRetry}>{dashboardWords.late.retry}</Button>}
    >
      {dashboardWords.late.text}
    </StateView>
  </div>
)

/** Covers the frame while the dashboard is loading. */
function LoadingOverlay() {
  return (
    <div className={`${classes.over} ${classes.loading}`} role="status">
      <Loader size={28} />
      <span>{dashboardWords.loading}</span>
    </div>
  )
}

/** Reserves the space of the frame while its URL is fetched. */
export function DashboardPlaceholder() {
  return (
    <div className={classes.frame} aria-busy>
      <LoadingOverlay />
    </div>
  )
}
