import type { FocusEvent } from 'react'

/** Escape closes only the panel: this attribute makes the dialogs of the product ignore the key. */
export function keepEscape({ target }: FocusEvent) {
  if (target instanceof HTMLElement) target.dataset.mantineStopPropagation = 'true'
}
