import type { Codes } from './codes.ts'

/** 1 for each row that a search has found, by number. */
export type Marks = Uint8Array<ArrayBuffer>

/** 1 for each word of a list that passes a test; null if none does. */
export function flagsOf(words: readonly string[], test: (word: string) => boolean): Marks | null {
  let flags: Marks | null = null
  for (let at = 0; at < words.length; at++)
    if (test(words[at] ?? '')) {
      flags ??= new Uint8Array(words.length)
      flags[at] = 1
    }
  return flags
}

/** Marks the rows whose code has a flag: a column at a time, which is many times faster than asking row by row. */
export function markCodes(marks: Marks, codes: Codes, flags: Marks | null) {
  if (!flags) return
  // One loop for each kind of array: a loop that meets several kinds is several times slower.
  if (codes instanceof Uint8Array) markBytes(marks, codes, flags)
  else if (codes instanceof Uint16Array) markShorts(marks, codes, flags)
  else markWords(marks, codes, flags)
}

function markBytes(marks: Marks, codes: Uint8Array, flags: Marks) {
  for (let n = 0; n < marks.length; n++) if (flags[codes[n] ?? 0] === 1) marks[n] = 1
}

function markShorts(marks: Marks, codes: Uint16Array, flags: Marks) {
  for (let n = 0; n < marks.length; n++) if (flags[codes[n] ?? 0] === 1) marks[n] = 1
}

function markWords(marks: Marks, codes: Uint32Array, flags: Marks) {
  for (let n = 0; n < marks.length; n++) if (flags[codes[n] ?? 0] === 1) marks[n] = 1
}

/** Marks the rows that pass a test, which is not asked for rows that are marked already. */
export function markWhere(marks: Marks, test: (n: number) => boolean) {
  for (let n = 0; n < marks.length; n++) if (marks[n] === 0 && test(n)) marks[n] = 1
}

/** Marks those of some candidates that pass a test, which is not asked for rows that are marked already. */
export function markCandidates(marks: Marks, candidates: Marks, test: (n: number) => boolean) {
  for (let n = 0; n < marks.length; n++) if (candidates[n] === 1 && marks[n] === 0 && test(n)) marks[n] = 1
}
