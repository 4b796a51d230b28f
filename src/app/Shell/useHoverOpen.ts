import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react'

/** Delay before the sidebar closes after a navigation, unless it is hovered or locked (docs/product/app.md#sidebar). */
const COLLAPSE_MS = 300

/**
 * Opens the sidebar while the pointer or the focus is in it; after a navigation only the pointer keeps it open. The focus
 * of a link that closing removes goes to its group.
 */
export function useHoverOpen(pathname: string, locked: boolean) {
  const [open, setOpen] = useState(false)
  const hovered = useRef(false)
  const isLocked = useRef(locked)
  useEffect(() => {
    isLocked.current = locked
  }, [locked])
  /** The focus moves because the sidebar closes, which must not open it again. */
  const closing = useRef(false)

  useEffect(() => {
    const timer = setTimeout(() => {
      closing.current = true
      if (!hovered.current && !isLocked.current) groupOfFocus()?.focus()
      closing.current = false
      setOpen(hovered.current)
    }, COLLAPSE_MS)
    return () => clearTimeout(timer)
  }, [pathname])

  // The browser's own events: React's miss a pointer that comes from an element which has left the page.
  const listen = useCallback((element: HTMLElement) => {
    function handleHover({ type }: MouseEvent) {
      hovered.current = type === 'mouseenter'
      setOpen(hovered.current)
    }
    element.addEventListener('mouseenter', handleHover)
    element.addEventListener('mouseleave', handleHover)
    return () => {
      element.removeEventListener('mouseenter', handleHover)
      element.removeEventListener('mouseleave', handleHover)
    }
  }, [])
  return {
    open,
    listen,
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        if (!closing.current && target.matches(':focus-visible')) setOpen(true)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(hovered.current)
      },
    },
  }
}

/** The link of the group whose list has the focus. */
const groupOfFocus = () => document.activeElement?.closest('nav ul ul')?.parentElement?.querySelector('a')
