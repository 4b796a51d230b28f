import type { MouseEvent } from 'react'

/** The second click of a double click: a server that answers fast has freed the button by then, and nobody means to send twice. */
export const isSecondClick = (event: MouseEvent) => event.detail > 1

/** For a submit button; whoever uses the keyboard sends no such click. */
export function dropSecondClick(event: MouseEvent) {
  if (isSecondClick(event)) event.preventDefault()
}

/** For a button that comes to stand where another was: it does nothing at the second click of a double click on that one. */
export const unlessSecondClick = (act: () => void) => (event: MouseEvent) => {
  if (!isSecondClick(event)) act()
}
