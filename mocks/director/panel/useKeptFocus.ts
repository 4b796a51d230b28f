import { useEffect, type RefObject } from 'react'

/** Keeps the focus in a section when the button that had it goes away, such as "Undo": the section itself gets it. */
export function useKeptFocus(section: RefObject<HTMLElement | null>, id: string | undefined) {
  useEffect(() => {
    const element = section.current
    if (!element) return
    let last: Element | null = null
    const handleFocus = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null
    }
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      last = null
      element.focus()
    })
    element.addEventListener('focusin', handleFocus)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', handleFocus)
      observer.disconnect()
    }
  }, [section, id])
}
