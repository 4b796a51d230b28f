/** How many of some things come before the first that fails a test, which all after it fail as well. */
export function countWhile(count: number, passes: (index: number) => boolean, from = 0): number {
  let [low, high] = [from, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (passes(middle)) low = middle + 1
    else high = middle
  }
  return low
}
