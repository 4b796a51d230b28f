import type { MouseEvent } from 'react'

/**
 * True for the second click of a double click. After a fast answer the button may be enabled again, but one click was
 * intended.
 */
const isSecondClick = (event: MouseEvent) => event.detail > 1

/** For a submit button. It never drops a click that comes from the keyboard. */
export function dropSecondClick(event: MouseEvent) {
  if (isSecondClick(event)) event.preventDefault()
}

/** For a button that appears where another one was: it ignores the second click of a double click on that one. */
export const unlessSecondClick = (act: () => void) => (event: MouseEvent) => {
  if (!isSecondClick(event)) act()
}
