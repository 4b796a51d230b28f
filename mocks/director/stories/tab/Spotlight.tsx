import { useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { PANEL_ID } from '../../panel/panelStore.ts'
import { placeText, roomBeside, type Box, type Side } from './placement.ts'
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

/**
 * A page that still grows may push the part out of sight: for how long it is scrolled back, and how often, in
 * milliseconds.
 */
const SETTLE_MS = 3000
const SCROLL_MS = 600

function Ring({ target: { part, text, find } }: { target: Target }) {
  const ring = useRef<HTMLDivElement>(null)
  const label = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    let frame = 0
    let shown: Element | null = part
    let seen = performance.now()
    const settled = seen + SETTLE_MS
    let scrolled = -Infinity
    // The part moves with whatever is around it, which nothing reports.
    function follow() {
      const now = performance.now()
      if (shown?.isConnected !== true) shown = find()
      if (shown) seen = now
      else if (now - seen > GONE_MS) return pointAt(null)
      if (ring.current && label.current) place(ring.current, label.current, shown)
      if (shown && now < settled && now - scrolled > SCROLL_MS && (scrolled < 0 || !isInView(shown))) {
        scrolled = now
        bringIntoView(shown)
      }
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [part, find])
  return (
    <div data-beside="">
      <div ref={ring} className={classes.ring} />
      <p ref={label} role="status" className={classes.text}>
        {text}
      </p>
    </div>
  )
}

function bringIntoView(part: Element) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const { width, height } = part.getBoundingClientRect()
  const room = pageRoom()
  part.scrollIntoView({
    block: height > room.height * 0.8 ? 'start' : 'center',
    // A column that lies beyond the edge of a wide table comes into view; a row stays where it begins.
    inline: width > room.width * 0.5 ? 'nearest' : 'center',
    behavior: isStill ? 'auto' : 'smooth',
  })
}

/** The room for the page, which ends where the director begins. */
const pageRoom = () =>
  roomBeside(document.getElementById(PANEL_ID)?.getBoundingClientRect() ?? null, {
    width: innerWidth,
    height: innerHeight,
  })

/** What is seen of a part from left to right: a row and a column end where their table does. */
function seenOf(part: Element): DOMRect {
  const { left, top, right, height } = part.getBoundingClientRect()
  const table = part.matches('tr, th') ? part.closest('section')?.getBoundingClientRect() : undefined
  const start = Math.max(left, table?.left ?? left)
  return new DOMRect(start, top, Math.max(0, Math.min(right, table?.right ?? right) - start), height)
}

function isInView(part: Element): boolean {
  const { left, top, right, bottom, width } = seenOf(part)
  const room = pageRoom()
  return width > 0 && left < room.width && right > 0 && top < room.height && bottom > 0
}

const sideOf = (part: Element): Side =>
  part.matches('h1, h2, h3, h4, [role="heading"], [role="status"]') ? 'right' : part.matches('th') ? 'above' : 'below'

function place(ring: HTMLElement, label: HTMLElement, part: Element | null) {
  ring.hidden = part === null
  label.hidden = part === null
  if (!part) return
  const { left, top, width, height } = seenOf(part)
  const around = { left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM }
  const size = { width: label.offsetWidth, height: label.offsetHeight }
  move(label, placeText(around, size, pageRoom(), sideOf(part)))
  move(ring, around)
}

function move({ style }: HTMLElement, box: Partial<Box>) {
  for (const [name, pixels] of Object.entries(box)) style.setProperty(name, `${pixels}px`)
}
