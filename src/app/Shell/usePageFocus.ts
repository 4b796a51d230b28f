import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** A dialog that has led to another page is gone after this many milliseconds. */
const CLOSED_MS = 500

/**
 * Moves the focus to the page if what had it has gone with the page before, such as a link or a row: without this, the
 * next Tab would begin at the top of the document.
 */
export function usePageFocus(page: RefObject<HTMLElement | null>) {
  const { pathname, key } = useLocation()
  // The browser has opened the first page by itself.
  const isFirst = useEffectEvent(() => key === 'default')
  useEffect(() => {
    if (isFirst()) return
    const keep = () => {
      if (document.activeElement === document.body) page.current?.focus({ preventScroll: true })
    }
    keep()
    const timer = setTimeout(keep, CLOSED_MS)
    return () => clearTimeout(timer)
  }, [pathname, page])
}
