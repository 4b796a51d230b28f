import { useEffect, useRef } from 'react'

/** Mantine returns the focus after 10 ms, unless something else has moved it by then. */
const AFTER_MANTINE_MS = 20

/** The focus is nowhere once the element that had it has gone. */
const isNowhere = (element: Element | null) => element === null || element === document.body

const dialogOf = (element: Element | null) => element?.closest('[role="dialog"]') ?? null

/**
 * Returns the focus from a closing dialog in the cases in which Mantine does not: if the dialog closes before it has
 * taken the focus, and takes it while it fades out; if its form has moved the focus to its button, which was busy until
 * then; and if its code arrived only after it was opened, so that Mantine has not seen where the focus was.
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
    if (!isTakenLater && closing === null && !isNowhere(active)) return
    const timer = setTimeout(
      () => {
        const now = document.activeElement
        const dialog = dialogOf(now)
        // Not another dialog, which has opened since.
        const isLeft = dialog !== null && !dialog.contains(before) && (isTakenLater || dialog === closing)
        if (isLeft || isNowhere(now)) before.focus({ preventScroll: true })
      },
      isTakenLater ? 0 : AFTER_MANTINE_MS,
    )
    return () => clearTimeout(timer)
  }, [opened])
}
