import { useEffect, useRef } from 'react'

/** Together they last longer than a dialog fades out: until then its form or its focus trap may move the focus. */
const CHECK_MS = 20
const CHECKS = 20

const DIALOG = '[role="dialog"]'

/**
 * Returns the focus from a closing dialog in the cases in which Mantine does not: if the dialog closes before it has
 * taken the focus, and takes it while it fades out; if its form moves the focus to its button, which was busy until
 * then; if it closes together with a question over it, which returns the focus to the dialog; and if its code arrived
 * only after it was opened, so that Mantine has not seen where the focus was.
 */
export function useFocusReturn(opened: boolean) {
  const opening = useRef<ReturnType<typeof begin>>(null)
  useEffect(() => {
    if (!opened) return opening.current?.giveBack()
    opening.current = begin()
    return opening.current.stop
  }, [opened])
}

/** Notes which dialogs take the focus while one is open. */
function begin() {
  // Both kinds of elements, of HTML and of SVG, can have the focus.
  const opener = document.activeElement as (Element & HTMLOrSVGElement) | null
  const dialogs = new Set<Element | null>()

  /** The dialog that has the focus, unless the opener is in it, too. */
  function dialogWithFocus() {
    const dialog = document.activeElement?.closest(DIALOG)
    return dialog && !dialog.contains(opener) ? dialog : null
  }

  function note() {
    const dialog = dialogWithFocus()
    if (dialog) dialogs.add(dialog)
  }

  document.addEventListener('focusin', note)
  return {
    stop: () => document.removeEventListener('focusin', note),

    /** Gives the focus back while it is nowhere or in a dialog that fades out, until something else has it. */
    giveBack() {
      // A dialog that is closed before it has taken the focus is not known by then.
      const fading = dialogs.size > 0 ? dialogs : new Set<Element | null>(document.querySelectorAll(DIALOG))
      let checks = CHECKS
      const timer = setInterval(() => {
        const { activeElement, body } = document
        if (activeElement === body || fading.has(dialogWithFocus())) opener?.focus({ preventScroll: true })
        else if (activeElement !== opener) checks = 0
        if (--checks < 1) clearInterval(timer)
      }, CHECK_MS)
      return () => clearInterval(timer)
    },
  }
}
