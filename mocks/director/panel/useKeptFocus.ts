import { useEffect, type RefObject } from 'react'

/**
 * Keeps the focus in a section when the button that had it disappears, such as "Undo", or is disabled, such as "Step"
 * after the last step: the section itself gets it, and the button has it back once it is enabled again.
 */
export function useKeptFocus(section: RefObject<HTMLElement | null>, id: string | undefined) {
  useEffect(() => {
    const element = section.current
    if (!element) return
    let last: Element | null = null
    let disabled: HTMLElement | null = null
    const handleFocus = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null
      if (last !== element) disabled = null
    }
    const keepFocus = () => {
      const { activeElement } = document
      if (disabled?.isConnected === true && !disabled.matches(':disabled')) {
        // If the focus has moved elsewhere in the meantime, it stays there.
        if (activeElement === element) disabled.focus()
        disabled = null
      }
      const isGone = last?.isConnected === false
      const isDisabled = last?.matches(':disabled') === true
      // A browser may notice later than this that a disabled button cannot have the focus.
      if ((!isGone && !isDisabled) || (activeElement !== document.body && activeElement !== last)) return
      const before = isDisabled && last instanceof HTMLElement ? last : null
      last = null
      element.focus({ preventScroll: isDisabled })
      disabled = before
    }
    const observer = new MutationObserver(keepFocus)
    element.addEventListener('focusin', handleFocus)
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      element.removeEventListener('focusin', handleFocus)
      observer.disconnect()
    }
  }, [section, id])
}
