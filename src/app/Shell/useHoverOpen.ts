import { useEffect, useRef, useState, type FocusEvent } from 'react'

/** Delay before the sidebar closes after a navigation, unless it is hovered or locked (docs/product/app.md#sidebar). */
const COLLAPSE_MS = 300

/** Opens the sidebar while the pointer or the focus is in it; after a navigation only the pointer keeps it open. */
export function useHoverOpen(pathname: string) {
  const [open, setOpen] = useState(false)
  const hovered = useRef(false)

  useEffect(() => {
    const timer = setTimeout(() => setOpen(hovered.current), COLLAPSE_MS)
    return () => clearTimeout(timer)
  }, [pathname])

  const handleHover = (inside: boolean) => {
    hovered.current = inside
    setOpen(inside)
  }
  return {
    open,
    handlers: {
      onMouseEnter: () => handleHover(true),
      onMouseLeave: () => handleHover(false),
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) setOpen(true)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(hovered.current)
      },
    },
  }
}
