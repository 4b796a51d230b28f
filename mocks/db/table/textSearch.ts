import { fold } from '../text/fold.ts'

/** The slots of a table that match a search. */
export interface SearchMatches {
  /** 1 for each slot that matches. */
  matches: Uint8Array
  count: number
}

export interface TextSearch {
  /** Finds the slots whose text contains a needle, which must be folded and not empty. */
  find(needle: string): SearchMatches
  /** Updates a slot after a write; null if its row was removed. */
  set(slot: number, texts: readonly (string | null)[] | null): void
}

/** Joins the texts of a row. No needle may contain it, so that none matches across two fields. */
const FIELD_END = '\u0000'
/** The text of a slot without a row, which contains no needle. */
const NO_TEXT = ''
/** The number of searches that are cached, and updated by writes. */
const SEARCHES_KEPT = 8
/** Spare capacity for new rows. */
const SLOTS_SPARE = 1024

/**
 * Finds texts by a substring, ignoring case and accents. A search scans the folded texts of all slots, which are built at the first
 * search. The latest searches are cached, and writes update them.
 *
 * @param all returns the current texts of every slot; null for a slot without a row
 */
export function createTextSearch(all: () => readonly (readonly (string | null)[] | null)[]): TextSearch {
  let haystacks: string[] | null = null
  const cached = new Map<string, SearchMatches>()

  return {
    find(needle) {
      if (needle.includes(FIELD_END)) return { matches: new Uint8Array(), count: 0 }
      const known = cached.get(needle)
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
      cached.set(needle, found)
      const [oldest] = cached.keys()
      if (cached.size > SEARCHES_KEPT && oldest !== undefined) cached.delete(oldest)
      return found
    },
    set(slot, texts) {
      if (!haystacks) return
      const text = haystackOf(texts)
      haystacks[slot] = text
      for (const [needle, found] of cached) {
        const now = text.includes(needle) ? 1 : 0
        if (slot >= found.matches.length) found.matches = enlarged(found.matches, slot)
        found.count += now - (found.matches[slot] ?? 0)
        found.matches[slot] = now
      }
    },
  }
}

function haystackOf(texts: readonly (string | null)[] | null): string {
  return texts ? fold(texts.filter((text) => text !== null).join(FIELD_END)) : NO_TEXT
}

function enlarged(matches: Uint8Array, slot: number): Uint8Array {
  const larger = new Uint8Array(slot * 2 + SLOTS_SPARE)
  larger.set(matches)
  return larger
}
