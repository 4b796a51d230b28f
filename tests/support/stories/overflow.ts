/**
 * How many pixels a page reaches beyond its window sideways. The product clips what does, so that the page itself never scrolls:
 * a part that nobody can reach. Parts that scroll or clip their own content do not count.
 */
export function beyondWindow({ body, documentElement }: Document = document): number {
  const { overflowX } = body.style
  body.style.overflowX = 'visible'
  const beyond = documentElement.scrollWidth - documentElement.clientWidth
  body.style.overflowX = overflowX
  return beyond
}
