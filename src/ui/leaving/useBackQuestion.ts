import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The number that the router gives each entry of the browser's history. */
function entryNumber(): number | null {
  const number = (history.state as { idx?: unknown } | null)?.idx
  return typeof number === 'number' ? number : null
}

/**
 * Asks before Back and Forward of the browser open another page. The browser has moved by the time it says so: while
 * the question is open it is brought back to the page, without the router noticing.
 *
 * @param isElsewhere true for the path of another page
 * @param ask asks, if there is something to lose, and leaves if the answer says so
 */
export function useBackQuestion(isElsewhere: (pathname: string) => boolean, ask: (leave: () => void) => boolean) {
  const current = useLocation()
  const here = useRef<number | null>(null)
  const move = useRef<'none' | 'returning' | 'leaving'>('none')
  useEffect(() => {
    here.current = entryNumber()
  }, [current])

  const handlePop = useEffectEvent((event: PopStateEvent) => {
    const from = here.current
    const to = entryNumber()
    // An entry that the router has not made, such as a typed hash, cannot be counted.
    if (from === null || to === null) return
    if (move.current === 'leaving') {
      move.current = 'none'
    } else if (move.current === 'returning') {
      event.stopImmediatePropagation()
      if (to === from) move.current = 'none'
      // Back was pressed twice.
      else history.go(from - to)
    } else if (isElsewhere(window.location.pathname)) {
      const leave = () => {
        move.current = 'leaving'
        history.go(to - from)
      }
      if (!ask(leave)) return
      event.stopImmediatePropagation()
      move.current = 'returning'
      history.go(from - to)
    }
  })
  // Before the router, which listens in a layout effect of a parent: Chromium calls the listeners of the window in
  // their order, without regard to capture.
  useLayoutEffect(() => {
    const listener = (event: PopStateEvent) => handlePop(event)
    window.addEventListener('popstate', listener, { capture: true })
    return () => window.removeEventListener('popstate', listener, { capture: true })
  }, [])
}
