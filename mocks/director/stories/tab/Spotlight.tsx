import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { pointAt, spotlight, type Target } from './spotlight.ts'
import classes from './Spotlight.module.css'

/** The ring around what a story points at, with a short text. It takes no clicks (docs/guides/stories.md#playing). */
export function Spotlight() {
  const target = useStore(spotlight, (state) => state.target)
  return target && <Ring key={target.text} target={target} />
}

const ROOM = 6

/** How long a part may be gone while the page draws it anew, in milliseconds. */
const GONE_MS = 3000

function Ring({ target: { part, text, find } }: { target: Target }) {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    part.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  }, [part])
  useLayoutEffect(() => {
    let frame = 0
    let shown: Element | null = part
    let seen = performance.now()
    // The part moves with whatever is around it, which nothing reports.
    function follow() {
      const { current } = ring
      if (shown?.isConnected !== true) shown = find()
      if (shown) seen = performance.now()
      else if (performance.now() - seen > GONE_MS) return pointAt(null)
      if (current) place(current, shown?.getBoundingClientRect() ?? null)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [part, find])
  return (
    <div ref={ring} className={classes.ring} data-beside="">
      <p role="status" className={classes.text}>
        {text}
      </p>
    </div>
  )
}

function place(ring: HTMLElement, rect: DOMRect | null) {
  const { style, dataset } = ring
  ring.hidden = rect === null
  if (!rect) return
  const { left, top, width, height } = rect
  style.setProperty('inset-block-start', `${top - ROOM}px`)
  style.setProperty('left', `${left - ROOM}px`)
  style.setProperty('width', `${width + 2 * ROOM}px`)
  style.setProperty('height', `${height + 2 * ROOM}px`)
  // The text stands below, unless there is no room.
  dataset.above = String(top + height + 80 > innerHeight)
  dataset.left = String(left + 280 > innerWidth)
}
