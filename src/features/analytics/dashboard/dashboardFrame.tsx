import { Button, Loader } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { CircleDrawing } from '../../../ui/brand/drawings.tsx'
import { StateView } from '../../../ui/feedback/StateView.tsx'
import { useDashboardLocation } from './dashboardMessages.ts'
import classes from './dashboardFrame.module.css'

/** A frame that has not loaded after so many milliseconds is given up, until it loads after all. */
export const PATIENCE_MS = 10_000

export interface DashboardFrameProps {
  src: string
  onLoad(): void
  /** Where the dashboard stands, as its query string. */
  onSearch(search: string): void
  onRetry(): void
}

/** The embedded dashboard, with an overlay until it has loaded. Another address, or another try, is another frame: give it a key. */
export function DashboardFrame({ src, onLoad, onSearch, onRetry }: DashboardFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'late' | 'loaded'>('loading')
  useDashboardLocation(frame, new URL(src).origin, onSearch)
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('late'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [state])

  return (
    <div className={classes.frame} aria-busy={state === 'loading'}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the server names the club's own analytics, which needs its scripts, storage and origin */}
      <iframe
        ref={frame}
        title="Analytics dashboard"
        src={src}
        data-hidden={state !== 'loaded' || undefined}
        onLoad={() => {
          setState('loaded')
          onLoad()
        }}
      />
      {state === 'loading' && <LoadingOverlay />}
      {state === 'late' && (
        <div className={classes.over}>
          <StateView
            alert
            drawing={<CircleDrawing />}
            title="The dashboard takes too long"
            action={<Button onClick={onRetry}>Try again</Button>}
          >
            It has not loaded within 10 seconds. It may come still; or try again.
          </StateView>
        </div>
      )}
    </div>
  )
}

/** Stands where the dashboard will be. */
export function LoadingOverlay() {
  return (
    <div className={`${classes.over} ${classes.loading}`} role="status">
      <Loader size={28} />
      <span>Loading the dashboard…</span>
    </div>
  )
}

/** The frame's place while its address is asked for. */
export function DashboardPlaceholder() {
  return (
    <div className={classes.frame} aria-busy>
      <LoadingOverlay />
    </div>
  )
}
