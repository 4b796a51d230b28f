import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import classes from './Notices.module.css'

/** What the demo has to say about itself, at the foot of the window until it is closed. */
export function Notices({ notices }: { notices: readonly string[] }) {
  const [open, setOpen] = useState(true)
  if (!open || notices.length === 0) return null
  return (
    <div className={classes.notices} role="status">
      <div>
        {notices.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
      </div>
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
    </div>
  )
}

/** Shows notices in a root of their own, beside the product. */
export function showNotices(notices: readonly string[]) {
  if (notices.length === 0) return
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(<Notices notices={notices} />)
}
