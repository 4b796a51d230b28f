import { useState } from 'react'
import classes from './Notices.module.css'

/** What the demo has to say about itself, at the foot of the window until it is closed. */
export function Notices({ notices }: { notices: readonly string[] }) {
  /** How many have been read and closed; a later one is shown again. */
  const [closed, setClosed] = useState(0)
  if (notices.length <= closed) return null
  return (
    <div className={classes.notices} role="status">
      <div>
        {notices.slice(closed).map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
      </div>
      <button type="button" onClick={() => setClosed(notices.length)}>
        Close
      </button>
    </div>
  )
}
