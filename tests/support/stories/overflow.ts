import { nextFrame } from './matrix/settled.ts'

/**
 * How many pixels a page reaches beyond its window sideways. The product clips what does, so that the page itself never
 * scrolls: a part that nobody can reach. Parts that scroll or clip their own content do not count.
 */
export function beyondWindow({ body, documentElement }: Document = document): number {
  const { overflowX } = body.style
  body.style.overflowX = 'visible'
  const beyond = documentElement.scrollWidth - documentElement.clientWidth
  body.style.overflowX = overflowX
  return beyond
}

/** Frames in which a page must have found its place at another width. */
const PATIENCE = 60

/**
 * The same once the page has found its place: on a busy machine, what renders anew for another width may come some
 * frames later.
 */
export async function beyondWindowAtRest(): Promise<number> {
  for (let frame = 0; frame < PATIENCE && beyondWindow() > 0; frame++) await nextFrame()
  return beyondWindow()
}
