import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useOverflow } from './useOverflow.ts'
import classes from './Tabs.module.css'

export interface Tab {
  label: string
  to: string
}

/** Tabs that are links, so that each has its own URL. They scroll if they do not fit. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  const list = useRef<HTMLElement>(null)
  const { more } = useOverflow(list)
  useEffect(() => {
    const { current: tabList } = list
    const tab = tabList?.querySelector<HTMLElement>('[aria-current]')
    if (!tabList || !tab) return
    // `scrollIntoView` would scroll the page as well.
    const center = () => {
      tabList.scrollLeft = tab.offsetLeft - (tabList.clientWidth - tab.offsetWidth) / 2
    }
    center()
    // A phone that is turned keeps the current tab in sight.
    const observer = new ResizeObserver(center)
    observer.observe(tabList)
    return () => observer.disconnect()
  }, [current])
  return (
    <div className={classes.frame} data-more={more || undefined}>
      <nav ref={list} className={classes.tabs} aria-label={label}>
        {tabs.map((tab) => (
          <Link key={tab.to} to={tab.to} aria-current={tab.to === current ? 'page' : undefined}>
            {tab.label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
