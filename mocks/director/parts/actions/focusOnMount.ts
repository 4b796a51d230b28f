/** As a `ref`, gives the focus to what has come for the button that was pressed, which is gone. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus()
