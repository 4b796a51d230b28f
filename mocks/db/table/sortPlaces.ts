import type { SortKey } from './columns.ts'

/** What a written row is sorted by. */
export interface Place {
  slot: number
  key: SortKey
  id: string
}

/** By key, then by id. */
export function comparePlaces(a: Place, b: Place): number {
  if (a.key !== b.key && a.key !== null && b.key !== null) return a.key < b.key ? -1 : 1
  if (a.slot === b.slot) return 0
  return a.id < b.id ? -1 : 1
}

/**
 * The first characters of an id that decide on the order of most, as a number: five of seven bits. Together with the
 * place in a list, they fit into the 53 bits of a whole number.
 */
const HEAD_LENGTH = 5
const HEAD_BASE = 2 ** 7
const MOST_PLACES = 2 ** (53 - 7 * HEAD_LENGTH)

/**
 * Sorts places by key, then by id. The rows of an import all have the same time of creation; then their ids are sorted
 * as numbers, which takes a tenth of the time.
 */
export function sortPlaces(places: readonly Place[]): readonly Place[] {
  const key = places[0]?.key
  const isOneKey = places.length <= MOST_PLACES && places.every((place) => place.key === key)
  return isOneKey ? sortById(places) : places.toSorted(comparePlaces)
}

function sortById(places: readonly Place[]): readonly Place[] {
  const heads = Float64Array.from(places, ({ id }, at) => headOf(id) * MOST_PLACES + at).toSorted()
  const sorted: Place[] = []
  let begun = 0
  let head = -1
  /** Sorts those at the end that have the same first characters. */
  const sortEqual = () => {
    if (sorted.length - begun < 2) return
    for (const [at, place] of sorted.slice(begun).toSorted(comparePlaces).entries()) sorted[begun + at] = place
  }
  for (const value of heads) {
    const next = Math.floor(value / MOST_PLACES)
    if (next !== head) {
      sortEqual()
      head = next
      begun = sorted.length
    }
    const place = places[value % MOST_PLACES]
    if (place) sorted.push(place)
  }
  sortEqual()
  return sorted
}

/** Ascends with the ids; other characters than those of ASCII, and all after them, are left to the comparison. */
function headOf(id: string): number {
  let head = 0
  for (let at = 1; at <= HEAD_LENGTH; at++) {
    const code = Math.min(id.charCodeAt(at - 1) || 0, HEAD_BASE - 1)
    head = head * HEAD_BASE + code
    if (code === HEAD_BASE - 1) return head * HEAD_BASE ** (HEAD_LENGTH - at)
  }
  return head
}
