import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** A dialog that has led to another page is gone after this many milliseconds. */
const CLOSED_MS = 500

/**
 * Moves the focus to the page if what had it has gone with the page before, such as a link or a row: without this, the
 * next Tab would begin at the top of the document. After a start or a login it does begin there.
 */
export function usePageFocus(page: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const last = useRef<EventTarget | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const keep = () => {
      const isGone = last.current instanceof Element && !last.current.isConnected
      if (isGone && document.activeElement === document.body) page.current?.focus({ preventScroll: true })
    }
    keep()
    const timer = setTimeout(keep, CLOSED_MS)
    return () => clearTimeout(timer)
  }, [pathname, page])
}
