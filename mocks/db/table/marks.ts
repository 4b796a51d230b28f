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

/** Four values at once, except for what the length leaves over. The values must begin at a multiple of four bytes. */
const fours = ({ buffer, byteOffset, length }: Uint8Array) => new Uint32Array(buffer, byteOffset, length >>> 2)

const FOUR_ONES = 0x01010101

/** Marks those of some candidates that pass a test, which is not asked for rows that are marked already. */
export function markCandidates(marks: Marks, candidates: Marks, test: (n: number) => boolean) {
  function markIn(from: number, until: number) {
    for (let n = from; n < until; n++) if (candidates[n] === 1 && marks[n] === 0 && test(n)) marks[n] = 1
  }
  // Mostly few are candidates.
  const four = fours(candidates)
  for (let at = 0; at < four.length; at++) if (four[at] !== 0) markIn(at * 4, at * 4 + 4)
  markIn(four.length * 4, candidates.length)
}

/** Removes the marks of rows that have another state than the given one; returns how many are left. */
export function keepMarks(marks: Marks, states: Uint8Array, state: number): number {
  function keepIn(from: number, until: number): number {
    let count = 0
    for (let n = from; n < until; n++) {
      if (marks[n] === 1 && states[n] === state) count++
      else marks[n] = 0
    }
    return count
  }
  const [four, statesOfFour] = [fours(marks), fours(states)]
  const isEach = state * FOUR_ONES
  let count = 0
  for (let at = 0; at < four.length; at++) {
    const marked = four[at] ?? 0
    if (marked === 0) continue
    // The highest byte of the product is the sum of the four.
    count += statesOfFour[at] === isEach ? Math.imul(marked, FOUR_ONES) >>> 24 : keepIn(at * 4, at * 4 + 4)
  }
  return count + keepIn(four.length * 4, marks.length)
}
