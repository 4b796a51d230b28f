import { useEffect, useRef } from 'react'

/** Mantine returns the focus after 10 ms, unless something else has moved it meanwhile. */
const AFTER_MANTINE_MS = 20

const dialogOf = (element: Element | null) => element?.closest('[role="dialog"]') ?? null

/**
 * Returns the focus from a closing dialog in the cases in which Mantine does not: if the dialog closes before it has taken the focus,
 * and takes it while it fades out, and if its form has moved the focus to its button, which was busy until then.
 */
export function useFocusReturn(opened: boolean) {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const before = opener.current
    const active = document.activeElement
    opener.current = opened ? active : null
    if (opened || !(before instanceof HTMLElement)) return
    const closing = dialogOf(active)
    const isTakenLater = active === before
    if (!isTakenLater && closing === null) return
    const timer = setTimeout(
      () => {
        const dialog = dialogOf(document.activeElement)
        // Not another dialog, which has opened since.
        if (dialog && !dialog.contains(before) && (isTakenLater || dialog === closing))
          before.focus({ preventScroll: true })
      },
      isTakenLater ? 0 : AFTER_MANTINE_MS,
    )
    return () => clearTimeout(timer)
  }, [opened])
}
