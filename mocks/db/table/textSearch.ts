import { fold } from '../text/fold.ts'
import type { Marks } from './marks.ts'

/** The slots of a table that match a search. */
export interface SearchMatches {
  /** 1 for each slot that matches. */
  matches: Marks
  count: number
}

export interface TextSearch<Row> {
  /** Finds the slots whose text contains a needle, which must be folded and not empty. */
  find(needle: string): SearchMatches
  /** Updates a slot after a write; null if its row was removed. */
  set(slot: number, row: Row | null): void
  /** Forgets all texts and searches; they are read anew. */
  clear(): void
}

/** Joins the texts of a row. No needle may contain it, so that none matches across two fields. */
const FIELD_END = '\u0000'
/** The text of a slot without a row, which contains no needle. */
const NO_TEXT = ''
/** The number of searches that are cached, and updated by writes. */
const SEARCHES_KEPT = 8
/** Spare capacity for new rows. */
const SLOTS_SPARE = 1024

interface Source<Row> {
  /** The number of slots. */
  end(): number
  /** The number of slots of generated rows, which come first. */
  generatedEnd: number
  /** Marks the generated rows that contain a needle, by their slots; returns their number. */
  generated(needle: string, marks: Marks): number
  /** The rows that were written, by slot. */
  written(): Iterable<[slot: number, row: Row]>
  textsOf(row: Row): readonly (string | null)[]
}

/**
 * Finds texts by a substring, ignoring case and accents. A search scans all slots: generated rows know themselves what
 * they contain; the folded texts of written rows are built at the first search. The latest searches are cached, and
 * writes update them.
 */
export function createTextSearch<Row>({
  end,
  generatedEnd,
  generated,
  written,
  textsOf,
}: Source<Row>): TextSearch<Row> {
  /** The texts of written slots: those that replace generated rows, and all others by their place after those. */
  let haystacks: { replaced: Map<number, string>; others: string[] } | null = null
  const cached = new Map<string, SearchMatches>()

  function store({ replaced, others }: NonNullable<typeof haystacks>, slot: number, text: string) {
    if (slot < generatedEnd) replaced.set(slot, text)
    else others[slot - generatedEnd] = text
  }

  function readAll() {
    const texts = { replaced: new Map<number, string>(), others: [] }
    for (const [slot, row] of written()) store(texts, slot, haystackOf(textsOf(row)))
    return texts
  }

  return {
    clear() {
      haystacks = null
      cached.clear()
    },
    find(needle) {
      if (needle.includes(FIELD_END)) return { matches: new Uint8Array(), count: 0 }
      const known = cached.get(needle)
      if (known) {
        // The oldest one goes first, so one that is in use becomes the newest.
        cached.delete(needle)
        cached.set(needle, known)
        return known
      }
      const { replaced, others } = (haystacks ??= readAll())
      const matches = new Uint8Array(end() + SLOTS_SPARE)
      let count = generated(needle, matches.subarray(0, generatedEnd))
      for (const [slot, text] of replaced) {
        if (!text.includes(needle)) continue
        matches[slot] = 1
        count++
      }
      for (let at = 0; at < others.length; at++) {
        if (others[at]?.includes(needle) !== true) continue
        matches[generatedEnd + at] = 1
        count++
      }
      const found = { matches, count }
      cached.set(needle, found)
      const [oldest] = cached.keys()
      if (cached.size > SEARCHES_KEPT && oldest !== undefined) cached.delete(oldest)
      return found
    },
    set(slot, row) {
      if (!haystacks) return
      const text = row ? haystackOf(textsOf(row)) : NO_TEXT
      store(haystacks, slot, text)
      for (const [needle, found] of cached) {
        const now = text.includes(needle) ? 1 : 0
        if (slot >= found.matches.length) found.matches = enlarged(found.matches, slot)
        found.count += now - (found.matches[slot] ?? 0)
        found.matches[slot] = now
      }
    },
  }
}

const haystackOf = (texts: readonly (string | null)[]): string =>
  fold(texts.filter((text) => text !== null).join(FIELD_END))

function enlarged(matches: Marks, slot: number): Marks {
  const larger = new Uint8Array(slot * 2 + SLOTS_SPARE)
  larger.set(matches)
  return larger
}
