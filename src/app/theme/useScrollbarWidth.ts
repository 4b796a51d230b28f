import { useEffect } from 'react'

/**
 * Keeps the width of the window's scrollbar in `--tl-scrollbar` of the body, which CSS cannot measure. global.css
 * replaces the scrollbar behind a dialog with a margin of that width.
 */
export function useScrollbarWidth() {
  useEffect(() => {
    const { body, documentElement: root } = document
    const observer = new ResizeObserver(() => {
      // The scrollbar is hidden behind a dialog, so it cannot be measured now.
      if (getComputedStyle(body).overflowY === 'hidden') return
      body.style.setProperty('--tl-scrollbar', `${window.innerWidth - root.clientWidth}px`)
    })
    observer.observe(root)
    return () => observer.disconnect()
  }, [])
}
