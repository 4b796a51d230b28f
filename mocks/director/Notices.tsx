import { useState } from 'react'
import { noticeWords } from './words.ts'
import classes from './Notices.module.css'

/** Shows the demo's notices at the bottom of the window until the user closes them. */
export function Notices({ notices }: { notices: readonly string[] }) {
  /** The number of notices that were closed; later ones are shown. */
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
        {noticeWords.close}
      </button>
    </div>
  )
}
