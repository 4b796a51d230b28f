import { useEffect, useRef, useState, type RefObject } from 'react'

export interface Overflow {
  /** The content is wider than its panel. */
  wide: boolean
  /** There is more content after the visible part. */
  more: boolean
}

/** Observes a scrolling panel: is its content wider than the panel, and does more of it follow? */
export function useOverflow(panel: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ wide: false, more: false })
  const observed = useRef<{ element: HTMLElement | null; stop(): void }>({ element: null, stop() {} })

  // After each render, because an error view may have taken the place of the panel for a while.
  useEffect(() => {
    const element = panel.current
    if (element === observed.current.element) return
    observed.current.stop()
    observed.current = { element, stop() {} }
    if (!element) return
    const measure = () => {
      const hidden = element.scrollWidth - element.clientWidth
      // From right to left, scrolling counts below zero.
      const next = { wide: hidden > 1, more: hidden - Math.abs(element.scrollLeft) > 1 }
      setOverflow((now) => (now.wide === next.wide && now.more === next.more ? now : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', measure, { passive: true })
    observed.current.stop = () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  })
  useEffect(
    () => () => {
      observed.current.stop()
      observed.current = { element: null, stop() {} }
    },
    [],
  )

  return overflow
}
