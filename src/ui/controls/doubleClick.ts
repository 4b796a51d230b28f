import type { MouseEvent } from 'react'

/** The second click of a double click. After a fast answer the button is enabled again by then, but nobody means to send twice. */
const isSecondClick = (event: MouseEvent) => event.detail > 1

/** For a submit button. The keyboard causes no such click. */
export function dropSecondClick(event: MouseEvent) {
  if (isSecondClick(event)) event.preventDefault()
}

/** For a button that appears where another one was: it ignores the second click of a double click on that one. */
export const unlessSecondClick = (act: () => void) => (event: MouseEvent) => {
  if (!isSecondClick(event)) act()
}
