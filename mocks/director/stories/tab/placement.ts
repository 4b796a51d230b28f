export interface Size {
  width: number
  height: number
}
export interface Box extends Size {
  left: number
  top: number
}

/**
 * Where the text of a ring stands if there is room: `right` of a title or a badge, `above` what has its values below
 * it.
 */
export type Side = 'right' | 'above' | 'below'

/** Between ring and text, and between text and the edge of the page, in pixels. */
const GAP = 10
const EDGE = 8

const sidesToTry: Readonly<Record<Side, readonly Side[]>> = {
  right: ['right', 'below', 'above'],
  above: ['above', 'below'],
  below: ['below', 'above'],
}

/**
 * The place of a text beside a ring, within the page; at the ring's lower end, inside, if there is no room around it.
 */
export function placeText(ring: Box, text: Size, page: Size, side: Side): { left: number; top: number } {
  const right = ring.left + ring.width
  const bottom = ring.top + ring.height
  const left = within(ring.left, page.width - text.width)
  const places: Record<Side, { left: number; top: number; fits: boolean }> = {
    right: {
      left: right + GAP,
      top: within(ring.top + (ring.height - text.height) / 2, page.height - text.height),
      fits: right + GAP + text.width + EDGE <= page.width,
    },
    above: { left, top: ring.top - GAP - text.height, fits: ring.top - GAP - text.height >= EDGE },
    below: { left, top: bottom + GAP, fits: bottom + GAP + text.height + EDGE <= page.height },
  }
  const found = sidesToTry[side].map((each) => places[each]).find(({ fits }) => fits)
  if (found) return { left: found.left, top: found.top }
  return { left: within(ring.left + GAP, page.width - text.width), top: within(bottom, page.height - text.height) }
}

const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE))

/**
 * The part of the window that the panel leaves to the page; all of it where the panel lies over the page as a whole.
 */
export function roomBeside(panel: Box | null, { width, height }: Size): Size {
  if (!panel || (panel.left <= 0 && panel.top <= 0)) return { width, height }
  return panel.left > 0
    ? { width: Math.min(width, panel.left), height }
    : { width, height: Math.min(height, panel.top) }
}
