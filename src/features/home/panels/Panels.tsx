import { JustNowPanel } from './JustNowPanel.tsx'
import { LatestFansPanel } from './LatestFansPanel.tsx'
import { SourcesPanel } from './SourcesPanel.tsx'
import classes from './Panels.module.css'

/** The club as it is now: its sources, the latest fans, and what has just happened. */
export function Panels() {
  return (
    <div className={classes.container}>
      <div className={classes.panels}>
        <SourcesPanel />
        <LatestFansPanel />
        <JustNowPanel />
      </div>
    </div>
  )
}
