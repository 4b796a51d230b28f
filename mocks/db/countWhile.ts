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

/** Like `countWhile` from a number on, for what is mostly few more: it looks near first. */
export function countOn(count: number, passes: (index: number) => boolean, from: number): number {
  let step = 1
  while (from + step <= count && passes(from + step - 1)) step *= 2
  return countWhile(Math.min(count, from + step - 1), passes, from + Math.floor(step / 2))
}

/**
 * Fills the places of a list from one on with the values of a function that changes few times and never goes back to a
 * value: each run of equal ones is found by halving, so that the function is seldom called.
 */
export function fillRuns(values: Uint8Array | Int16Array, from: number, valueOf: (at: number) => number) {
  for (let at = from; at < values.length;) {
    const value = valueOf(at)
    const end = countWhile(values.length, (other) => valueOf(other) === value, at + 1)
    values.fill(value, at, end)
    at = end
  }
}
