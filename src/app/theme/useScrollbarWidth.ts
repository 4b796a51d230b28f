import { useEffect } from 'react'

/**
 * Keeps the width of the window's scrollbar in `--tl-scrollbar`. Behind a dialog the page loses its scrollbar (global.css); with a
 * margin of that width it does not move. No style sheet can tell the width.
 */
export function useScrollbarWidth() {
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      // Behind a dialog the scrollbar is only hidden.
      if (getComputedStyle(document.body).overflowY === 'hidden') return
      root.style.setProperty('--tl-scrollbar', `${window.innerWidth - root.clientWidth}px`)
    })
    observer.observe(root)
    return () => observer.disconnect()
  }, [])
}
