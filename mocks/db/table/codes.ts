type Codes = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** A property of numbered rows, as small whole numbers. */
export interface CodeColumn {
  /** The code of one row. */
  at(n: number): number
  /** The codes of all rows, computed at the first call. */
  all(): Codes
}

/**
 * Creates a column of codes.
 *
 * @param size the codes run from 0 to `size` - 1
 * @param prepare called before all codes are computed
 */
export function createColumn(
  count: number,
  size: number,
  compute: (n: number) => number,
  prepare?: () => void,
): CodeColumn {
  let codes: Codes | null = null
  return {
    at: (n) => codes?.[n] ?? compute(n),
    all() {
      if (codes) return codes
      prepare?.()
      const all =
        size <= 2 ** 8 ? new Uint8Array(count) : size <= 2 ** 16 ? new Uint16Array(count) : new Uint32Array(count)
      for (let n = 0; n < count; n++) all[n] = compute(n)
      return (codes = all)
    },
  }
}
