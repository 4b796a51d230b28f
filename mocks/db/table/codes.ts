import { finish, type Steps } from '../steps.ts'

export type Codes = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** A property of numbered rows, as small whole numbers. */
export interface CodeColumn {
  /** The code of one row. */
  at(n: number): number
  /** The codes of all rows, computed at the first call. */
  all(): Codes
  /** Like `all`, in steps. */
  allInSteps(): Steps<Codes>
}

/** Values computed per step: usually far less than a millisecond of work. */
const VALUES_PER_STEP = 1024

/**
 * Returns steps that compute values by number, once: each run continues where the last one stopped.
 *
 * @param fill computes the values from one number up to another
 * @param prepare runs before the first values
 */
export function fillOnce(
  count: number,
  fill: (from: number, until: number) => void,
  prepare?: () => Steps<unknown>,
): () => Steps<void> {
  let filled = 0
  return function* () {
    if (prepare && filled < count) yield* prepare()
    while (filled < count) {
      const until = Math.min(count, filled + VALUES_PER_STEP)
      fill(filled, until)
      filled = until
      yield
    }
  }
}

/** Columns of up to this many rows are computed as a whole once as many single codes have been read. */
export const MOST_SOON_COMPLETE = 2 ** 15
/**
 * Columns of more rows remember each code that was read, if they have at most this many: a byte holds them and what is
 * unknown.
 */
const MOST_REMEMBERED = 2 ** 8 - 1

/** Makes room for codes from 0 to `size` - 1. */
export const codesFor = (count: number, size: number): Codes =>
  size <= 2 ** 8 ? new Uint8Array(count) : size <= 2 ** 16 ? new Uint16Array(count) : new Uint32Array(count)

/** Fills a part of a list of codes. */
export type FillCodes = (codes: Codes, from: number, until: number) => void

/**
 * Creates a column of codes.
 *
 * @param size the codes run from 0 to `size` - 1
 * @param prepare runs before all codes are computed
 * @param fillCodes does what `compute` would do for each row, but faster
 */
export function createColumn(
  count: number,
  size: number,
  compute: (n: number) => number,
  prepare?: () => Steps<unknown>,
  fillCodes: FillCodes = (codes, from, until) => {
    for (let n = from; n < until; n++) codes[n] = compute(n)
  },
): CodeColumn {
  let all: Codes | null = null
  let complete = false
  let reads = 0
  const fill = fillOnce(count, (from, until) => fillCodes((all ??= codesFor(count, size)), from, until), prepare)
  const isSmall = count <= MOST_SOON_COMPLETE && !prepare
  let at = !isSmall && size <= MOST_REMEMBERED ? remembered(count, compute) : compute
  function* allInSteps(): Steps<Codes> {
    if (!complete) yield* fill()
    const codes = (all ??= codesFor(count, size))
    if (!complete) {
      complete = true
      // Nothing needs to be remembered any more.
      at = compute
    }
    return codes
  }
  return {
    at(n) {
      if (complete && all) return all[n] ?? 0
      if (isSmall && ++reads > count) return finish(allInSteps())[n] ?? 0
      return at(n)
    },
    all: () => (complete && all ? all : finish(allInSteps())),
    allInSteps,
  }
}

/** Computes all codes of some columns, in steps. */
export function* fillColumns(columns: readonly { allInSteps(): Steps<unknown> }[]): Steps<void> {
  for (const column of columns) yield* column.allInSteps()
}

/**
 * Computes each number once.
 *
 * @param compute gives whole numbers from 0 that are less than the greatest that a byte can hold
 */
function remembered(count: number, compute: (n: number) => number): (n: number) => number {
  /** One more than what is known. */
  let known: Uint8Array | null = null
  return (n) => {
    known ??= new Uint8Array(count)
    const before = known[n] ?? 0
    if (before > 0) return before - 1
    const fresh = compute(n)
    known[n] = fresh + 1
    return fresh
  }
}

/** A property of numbered rows that is computed for all of them at once, such as a moment. */
export interface NumberColumn {
  all(): Float64Array<ArrayBuffer>
  allInSteps(): Steps<Float64Array<ArrayBuffer>>
}

/** Creates a column of numbers; see `createColumn`. */
export function createNumberColumn(count: number, compute: (n: number) => number): NumberColumn {
  let numbers: Float64Array<ArrayBuffer> | null = null
  const allocated = () => (numbers ??= new Float64Array(count))
  const fill = fillOnce(count, (from, until) => {
    const all = allocated()
    for (let n = from; n < until; n++) all[n] = compute(n)
  })
  function* allInSteps() {
    yield* fill()
    return allocated()
  }
  return { all: () => finish(allInSteps()), allInSteps }
}
