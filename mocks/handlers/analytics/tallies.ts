/** A text and how often it occurs; null stands for an unknown one. */
type Counts = ReadonlyMap<string | null, number>

/** Counts how often each text occurs. */
export function countsOf(texts: Iterable<string | null>): Counts {
  const counts = new Map<string | null, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** Orders counts by frequency, with the unknown always last. */
export const byCount = (counts: Counts) =>
  [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted(
      (a, b) =>
        Number(a.name === null) - Number(b.name === null) ||
        b.count - a.count ||
        ((a.name ?? '') < (b.name ?? '') ? -1 : 1),
    )

/** An amount of money in whole cents, which add up without rounding errors. */
export const toCents = (amount: number) => Math.round(amount * 100)

/** The sales of one thing. */
export interface Sold {
  /** Identifies the thing. */
  key: string
  name: string
  count: number
  cents: number
}

/**
 * Finds the things with the highest revenue.
 *
 * @param top their number
 */
export function bestSellers(sold: Iterable<Sold>, top: number) {
  const totals = new Map<string, Sold>()
  for (const each of sold) {
    const total = totals.get(each.key)
    if (!total) totals.set(each.key, { ...each })
    else {
      total.count += each.count
      total.cents += each.cents
    }
  }
  return [...totals.values()]
    .toSorted((a, b) => b.cents - a.cents || (a.name < b.name ? -1 : 1))
    .slice(0, top)
    .map(({ name, count, cents }) => ({ name, count, value: cents / 100 }))
}
