import { Link } from 'react-router-dom'
import classes from './Tabs.module.css'

export interface Tab {
  label: string
  to: string
}

/** Tabs that are links, so that each has its address; where they do not fit they scroll. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.to === current ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
