import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { WatchedDemo } from '../calls/watchDemo.ts'
import { callsOfDemo } from './calls/callsOfDemo.ts'
import { Beside, type BesideProps } from './Beside.tsx'

interface LoadingMonitor {
  /** The monitor of the calls; null until it is there. */
  now(): WatchedDemo | null
  there: Promise<WatchedDemo>
}

/**
 * Shows the UI of the demo beside the product: what became of a link, the mailbox, the director, and the stories on the
 * stage of this tab. If the monitor of the calls is not there yet, its section follows when it is.
 */
export function showBeside({ monitor, ...props }: Omit<BesideProps, 'calls'> & { monitor: LoadingMonitor }) {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const show = (watched: WatchedDemo | null) =>
    root.render(
      createElement(Beside, {
        ...props,
        ...(watched && { calls: callsOfDemo(props.control, watched.log, props.send) }),
      }),
    )
  show(monitor.now())
  if (monitor.now() === null) void monitor.there.then(show)
}
