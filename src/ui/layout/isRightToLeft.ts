/** Whether the lines of an element begin at its right. */
export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'
