import type { ReactNode } from 'react'
import { Brand } from '../../../ui/brand/Mark.tsx'
import { brandWords } from '../words.ts'
import classes from './PublicLayout.module.css'

/** The layout of the pages for signed-out users: brand, one column, and the picture of a touchline on wide windows. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        <header className={classes.brand}>
          <Brand large />
        </header>
        <main className={classes.main}>
          <div className={classes.column}>{children}</div>
        </main>
      </div>
      <aside className={classes.picture} aria-hidden="true">
        <p className={classes.claim}>
          {brandWords.claim.first}
          <br />
          {brandWords.claim.second}
        </p>
        <Touchline />
      </aside>
    </div>
  )
}

/** The touchline, half of the centre circle, and a ball in the technical area. */
function Touchline() {
  return (
    <svg viewBox="0 0 720 900" preserveAspectRatio="xMinYMid slice" className={classes.drawing}>
      <g fill="none" stroke="#FFFFFF" strokeOpacity="0.22" strokeWidth="1.5">
        <path d="M96 560h700" />
        <circle cx="520" cy="560" r="232" />
        <path d="M96 612H44v132h52" strokeDasharray="5 5" />
      </g>
      <path d="M96-400v1800" stroke="#FFFFFF" strokeWidth="5" />
      <path d="M520 328a232 232 0 0 0 0 464" fill="none" stroke="#9DD9BA" strokeWidth="5" />
      <circle cx="520" cy="560" r="5" fill="#FFFFFF" fillOpacity="0.5" />
      <circle cx="70" cy="678" r="7" fill="#9DD9BA" />
    </svg>
  )
}
