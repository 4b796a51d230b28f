/** A span of a text, from its first character to the one behind its last. */
export type Span = readonly [start: number, end: number]

export interface Match {
  /** The matched letters of the label. */
  spans: readonly Span[]
  /** 0 is best: the label is the query. */
  rank: number
}

/** The rank of a label that begins with the query. */
export const BEGINS = 1

/** Lower case without accents, as the server searches (docs/contract.md#searching). */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a query, folded. */
export const wordsIn = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean)

/** Folds a text and keeps for each character where it stands in the original. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const plain = fold(character)
    for (let count = 0; count < plain.length; count++) places.push(at)
    folded += plain
    at += character.length
  }
  return { folded, places: [...places, text.length] }
}

/** Where a word stands in a text, at the beginning of a word if possible; -1 if it does not. */
function placeOf(word: string, text: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return at
  return text.indexOf(word)
}

/**
 * Matches words against a label and further texts; each word must be in one of them. Null if one is not.
 *
 * @param words from `wordsIn`
 * @param detail a second text
 * @param keywords words that are not shown, so a match must begin one of them
 */
export function match(words: readonly string[], label: string, detail = '', keywords = ''): Match | null {
  if (words.length === 0) return { spans: [], rank: 0 }
  const { folded, places } = foldWithPlaces(label)
  const [second, hidden] = [fold(detail), ` ${fold(keywords)}`]
  const found = words.map((word) => ({ word, at: placeOf(word, folded) }))
  if (found.some(({ word, at }) => at < 0 && !second.includes(word) && !hidden.includes(` ${word}`))) return null
  const inLabel = found.filter(({ at }) => at >= 0)
  const spans = inLabel.map(({ word, at }): Span => [places[at] ?? 0, places[at + word.length] ?? label.length])
  return { spans: joined(spans), rank: rankOf(found, folded) }
}

function rankOf(found: readonly { word: string; at: number }[], folded: string): number {
  if (found.some(({ at }) => at < 0)) return 4
  if (found[0]?.at === 0) return folded === found.map(({ word }) => word).join(' ') ? 0 : BEGINS
  return found.every(({ at }) => !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) ? 2 : 3
}

/** Spans in order, overlapping ones as one. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1)
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)]
    else result.push([start, end])
  }
  return result
}
