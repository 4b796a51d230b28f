import { useEffect, useRef } from 'react'

/**
 * Returns the focus from a dialog that closes before it has taken the focus. Mantine returns it in every other case; in this one
 * the dialog takes it while it fades out, and the focus is then lost.
 */
export function useFocusReturn(opened: boolean) {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const before = opener.current
    opener.current = opened ? document.activeElement : null
    if (opened || !(before instanceof HTMLElement) || document.activeElement !== before) return
    // Mantine has set the timer in which the dialog takes the focus before this one.
    const timer = setTimeout(() => {
      const dialog = document.activeElement?.closest('[role="dialog"]')
      if (dialog && !dialog.contains(before)) before.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [opened])
}
