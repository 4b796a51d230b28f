import { fold } from '../../db/text/fold.ts'

/** The rank of each text among all of them, as sorting compares texts; equal texts share a rank. */
export interface Ranks {
  size: number
  of(text: string): number
}

/** Ranks texts in the order in which the tables sort them. Texts that are not among them have rank 0. */
export function ranksOf(texts: Iterable<string>): Ranks {
  const folded = new Map(Array.from(new Set(texts), (text) => [text, fold(text)]))
  const sorted = [...new Set(folded.values())].toSorted((a, b) => (a < b ? -1 : 1))
  const ranks = new Map(sorted.map((text, rank) => [text, rank]))
  const known = new Map(Array.from(folded, ([text, key]) => [text, ranks.get(key) ?? 0]))
  return {
    size: sorted.length,
    of: (text) => known.get(text) ?? 0,
  }
}
