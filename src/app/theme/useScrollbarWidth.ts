import { useEffect } from 'react'

/**
 * Keeps the width of the window's scrollbar in `--tl-scrollbar`, which CSS cannot measure. global.css replaces the
 * scrollbar behind a dialog with a margin of that width.
 */
export function useScrollbarWidth() {
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      // The scrollbar is hidden behind a dialog, so it cannot be measured now.
      if (getComputedStyle(document.body).overflowY === 'hidden') return
      root.style.setProperty('--tl-scrollbar', `${window.innerWidth - root.clientWidth}px`)
    })
    observer.observe(root)
    return () => observer.disconnect()
  }, [])
}
