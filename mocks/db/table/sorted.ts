/** Up to this many rows are spliced in one by one; for more, a merge of the whole list is cheaper. */
export const SPLICE_MAX = 16

type Order = (a: number, b: number) => number

/** The position of a slot in a sorted list, or the position to insert it at. */
export function lowerBound(list: readonly number[], slot: number, order: Order) {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (order(list[middle] ?? slot, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Merges sorted additions into a sorted list and returns the result. A few are spliced into the list itself. */
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
