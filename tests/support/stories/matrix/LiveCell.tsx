import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beyondWindow } from '../overflow.ts'
import type { Settings } from '../toolbar/settings.ts'
import { openStoryWorld } from '../toolbar/storyWorld.ts'
import { cellParameters, type Cell } from './cell.ts'
import { CellApp } from './CellApp.tsx'
import { createTurns } from './inTurn.ts'
import classes from './Matrix.module.css'
import { settled } from './settled.ts'
import { stateOf } from './states.ts'

/** The size of a thumbnail, as of a window of 1440 by 900. */
const THUMB = { width: 136, height: 85 }
const PHONE = 390
const EMPTY_PAGE = '<!doctype html><html lang="en"><head><title>Cell</title></head><body></body></html>'

const inTurn = createTurns(2)

export interface LiveCellProps {
  cell: Cell
  width: number
  settings: Settings
  /** Called with the number of findings once the screen rests. */
  onFound: (cell: Cell, findings: number) => void
}

/**
 * A screen in a document of its own, as small as a thumbnail. Its media queries see the width of the document; its code
 * and its styles are those of this page, so that many can live at once. It begins when it comes into view and ends when
 * it leaves.
 */
export function LiveCell({ cell, width, settings, onFound }: LiveCellProps) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      rootMargin: '200px',
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const inner = cell.state === 'narrow' ? PHONE : width
  return (
    <div ref={place} className={classes.thumb} style={{ inlineSize: THUMB.width, blockSize: THUMB.height }}>
      {seen && <Frame key={JSON.stringify([settings, inner])} {...{ cell, settings, onFound }} width={inner} />}
    </div>
  )
}

function Frame({ cell, width, settings, onFound }: LiveCellProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const [isSettled, setSettled] = useState(false)
  // The cells keep what they show when the page around them renders again.
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  })
  const { screen, state } = cell
  useEffect(() => {
    const page = loaded ? frame.current?.contentDocument : null
    if (!page) return
    const end = new AbortController()
    inTurn(async () => {
      const findings = await live(page, { screen, state }, settings, end.signal)
      if (findings === null) return
      setSettled(true)
      found.current({ screen, state }, findings)
    }, end.signal)
    return () => end.abort()
  }, [loaded, screen, state, settings])
  const scale = THUMB.width / width
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- this page fills it, and needs to reach into it
    <iframe
      ref={frame}
      title={`${screen}, ${state}`}
      // scripts/changes/ takes no picture before.
      data-settled={isSettled}
      srcDoc={EMPTY_PAGE}
      inert
      tabIndex={-1}
      onLoad={() => setLoaded(true)}
      width={width}
      height={THUMB.height / scale}
      style={{ transform: `scale(${scale})` }}
    />
  )
}

/**
 * Fills a document with a cell until the signal ends it. Resolves with the number of findings; null if it ended before.
 */
async function live(page: Document, cell: Cell, settings: Settings, signal: AbortSignal): Promise<number | null> {
  const opened = await openStoryWorld(cellParameters(cell), settings)
  if (signal.aborted) return null
  const { globals = {} } = stateOf(cell.state)
  const direction = globals.direction === 'rtl' ? 'rtl' : settings.direction
  page.documentElement.dir = direction
  const scheme = globals.scheme === 'dark' ? 'dark' : (settings.schemes[0] ?? 'light')
  page.documentElement.dataset.mantineColorScheme = scheme
  const styles = followStyles(page)
  const root = createRoot(page.body)
  root.render(<CellApp opened={opened} {...{ direction, scheme }} />)
  signal.addEventListener('abort', () => {
    styles.disconnect()
    root.unmount()
  })
  await settled(page.body, opened, cell.state, signal)
  return signal.aborted ? null : Number(beyondWindow(page) > 0)
}

const isStyle = (node: Node) =>
  node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet')

/** Copies the styles of this page into another, those that load later too. */
function followStyles(page: Document): MutationObserver {
  const copy = (nodes: Iterable<Node>) => {
    for (const node of nodes) if (isStyle(node)) page.head.append(node.cloneNode(true))
  }
  copy(document.head.childNodes)
  const observer = new MutationObserver((records) => records.forEach(({ addedNodes }) => copy(addedNodes)))
  observer.observe(document.head, { childList: true })
  return observer
}
