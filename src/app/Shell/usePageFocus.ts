import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** A dialog that has led to another page is gone after this many milliseconds. */
const CLOSED_MS = 500
/** A dialog of this page that closes just then gives the focus back within this many milliseconds. */
const RETURNED_MS = 100

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
    const isLost = () =>
      last.current instanceof Element && !last.current.isConnected && document.activeElement === document.body
    const keep = () => {
      if (isLost()) page.current?.focus({ preventScroll: true })
    }
    keep()
    let timer = setTimeout(() => {
      const lost = last.current
      if (isLost()) timer = setTimeout(() => lost === last.current && keep(), RETURNED_MS)
    }, CLOSED_MS)
    return () => clearTimeout(timer)
  }, [pathname, page])
}
