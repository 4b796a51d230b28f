import { useEffect, useRef } from 'react'

/** Longer than a dialog fades out, as whose form and whose focus trap may move the focus until the end. */
const CHECK_EVERY_MS = 20
const CHECKS = 20

/** The focus is nowhere once the element that had it has gone. */
const isNowhere = (element: Element | null) => element === null || element === document.body

/** The dialog around an element, unless the opener is in it, too. */
function dialogOf(element: Element | null, opener: Element) {
  const dialog = element?.closest('[role="dialog"]') ?? null
  return dialog?.contains(opener) ? null : dialog
}

interface Opening {
  opener: HTMLElement
  /** The dialogs that have had the focus since, which are this one and those opened from it. */
  dialogs: Set<Element>
}

/**
 * Returns the focus from a closing dialog in the cases in which Mantine does not: if the dialog closes before it has
 * taken the focus, and takes it while it fades out; if its form moves the focus to its button, which was busy until
 * then; if it closes together with a question over it, which returns the focus to the dialog; and if its code arrived
 * only after it was opened, so that Mantine has not seen where the focus was.
 */
export function useFocusReturn(opened: boolean) {
  const latest = useRef<Opening | null>(null)
  useEffect(() => {
    if (opened) {
      const opener = document.activeElement
      latest.current = opener instanceof HTMLElement ? { opener, dialogs: new Set() } : null
      return latest.current ? collect(latest.current) : undefined
    }
    const opening = latest.current
    latest.current = null
    return opening ? giveBack(opening) : undefined
  }, [opened])
}

/** Collects the dialogs that take the focus. Returns a function that ends it. */
function collect({ opener, dialogs }: Opening) {
  const add = ({ target }: Event) => {
    const dialog = dialogOf(target as Element, opener)
    if (dialog) dialogs.add(dialog)
  }
  document.addEventListener('focusin', add)
  return () => document.removeEventListener('focusin', add)
}

/**
 * Gives the focus back as long as it is nowhere or in a dialog that is fading out, until something else has it. Returns
 * a function that ends it.
 */
function giveBack({ opener, dialogs }: Opening) {
  // A dialog that is closed before it has taken the focus is not known by then.
  const fading = dialogs.size > 0 ? dialogs : new Set(document.querySelectorAll('[role="dialog"]'))
  let checks = 0
  const timer = setInterval(() => {
    const active = document.activeElement
    const dialog = dialogOf(active, opener)
    if (isNowhere(active) || (dialog !== null && fading.has(dialog))) opener.focus({ preventScroll: true })
    else if (active !== opener) checks = CHECKS
    checks++
    if (checks >= CHECKS) clearInterval(timer)
  }, CHECK_EVERY_MS)
  return () => clearInterval(timer)
}
