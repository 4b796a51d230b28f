import { fold } from '../text/fold.ts'

/** Which slots of a table a search has found. */
export interface SearchMatches {
  /** 1 for each slot that matches. */
  matches: Uint8Array
  count: number
}

export interface TextSearch {
  /** The slots whose text holds a needle, folded already and not empty. */
  find(needle: string): SearchMatches
  /** A row has been written or removed: null for none. */
  set(slot: number, texts: readonly (string | null)[] | null): void
}

/** Joins the texts of a row: no needle can hold it, so that none matches across two fields. */
const FIELD_END = '\u0000'
/** The text of a slot without a row: no needle is in it. */
const NO_TEXT = ''
/** So many searches are remembered, and kept up to date by writes. */
const SEARCHES_KEPT = 8
/** Room for rows to come. */
const SLOTS_SPARE = 1024

/**
 * Finds texts by a substring, whatever its case and accents: one pass over the folded texts of all slots, made at the first
 * search; the latest searches are remembered, and kept up to date by writes.
 *
 * @param all the texts of every slot as it is now, null for a slot without a row
 */
export function createTextSearch(all: () => readonly (readonly (string | null)[] | null)[]): TextSearch {
  let haystacks: string[] | null = null
  const remembered = new Map<string, SearchMatches>()

  return {
    find(needle) {
      if (needle.includes(FIELD_END)) return { matches: new Uint8Array(), count: 0 }
      const known = remembered.get(needle)
      if (known) return known
      haystacks ??= all().map(haystackOf)
      const matches = new Uint8Array(haystacks.length + SLOTS_SPARE)
      let count = 0
      for (let slot = 0; slot < haystacks.length; slot++) {
        const found = haystacks[slot]?.includes(needle) ? 1 : 0
        matches[slot] = found
        count += found
      }
      const found = { matches, count }
      remembered.set(needle, found)
      const [oldest] = remembered.keys()
      if (remembered.size > SEARCHES_KEPT && oldest !== undefined) remembered.delete(oldest)
      return found
    },
    set(slot, texts) {
      if (!haystacks) return
      const text = haystackOf(texts)
      haystacks[slot] = text
      for (const [needle, found] of remembered) {
        const now = text.includes(needle) ? 1 : 0
        if (slot >= found.matches.length) found.matches = grown(found.matches, slot)
        found.count += now - (found.matches[slot] ?? 0)
        found.matches[slot] = now
      }
    },
  }
}

function haystackOf(texts: readonly (string | null)[] | null): string {
  return texts ? fold(texts.filter((text) => text !== null).join(FIELD_END)) : NO_TEXT
}

function grown(matches: Uint8Array, slot: number): Uint8Array {
  const larger = new Uint8Array(slot * 2 + SLOTS_SPARE)
  larger.set(matches)
  return larger
}
