/** Up to this many rows are spliced in one by one; beyond it a whole merge is cheaper. */
export const SPLICE_MAX = 16

type Order = (a: number, b: number) => number

/** Where a slot stands, or would stand, in a sorted list. */
export function lowerBound(list: readonly number[], slot: number, order: Order) {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (order(list[middle] ?? slot, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** A sorted list with sorted additions: a few are spliced in where they belong, many are merged. */
export function mergeSorted(list: number[], added: readonly number[], order: Order) {
  if (list.length === 0) return [...added]
  if (added.length <= SPLICE_MAX) {
    for (const slot of added) list.splice(lowerBound(list, slot, order), 0, slot)
    return list
  }
  const merged: number[] = []
  let at = 0
  for (const slot of added) {
    for (let next = list[at]; next !== undefined && order(next, slot) < 0; next = list[++at]) merged.push(next)
    merged.push(slot)
  }
  for (; at < list.length; at++) merged.push(list[at] ?? 0)
  return merged
}
