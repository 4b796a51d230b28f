import { hash128 } from './rng.ts'
import { forEachInSteps, type Steps } from './steps.ts'

/** A hash of rows that does not depend on their order: the word-by-word sum of the hashes of all rows. */
class Digest {
  private readonly sum = new Uint32Array(4)
  private count = 0

  add(row: unknown) {
    this.change(row, 1)
  }

  remove(row: unknown) {
    this.change(row, -1)
  }

  private change(row: unknown, sign: 1 | -1) {
    this.count += sign
    hash128(JSON.stringify(row)).forEach((word, at) => {
      // A Uint32Array wraps around, also below zero.
      this.sum[at] = (this.sum[at] ?? 0) + sign * word
    })
  }

  /** Equal for equal rows; null for none. */
  value(): string | null {
    return this.count === 0 && this.sum.every((word) => word === 0) ? null : [this.count, ...this.sum].join('-')
  }
}

/** Computes the digest of some rows, in steps. */
export function* digestOf(rows: readonly unknown[]): Steps<string | null> {
  const digest = new Digest()
  yield* forEachInSteps(rows, (row) => digest.add(row))
  return digest.value()
}

/**
 * Maintains the digest of the rows in numbered slots that were written. Rows that were generated count only as the difference that
 * a write makes. The first `value` reads all written slots; later ones read only those written since. Rows must not be changed in
 * place.
 */
export class SlotDigest<Row> {
  private readonly digest = new Digest()
  /** Slots written since they were read, with the row that the digest contains, or leaves out because it was generated. */
  private readonly written = new Map<number, Row | undefined>()
  private readonly rowAt: (slot: number) => Row | undefined

  constructor(rowAt: (slot: number) => Row | undefined) {
    this.rowAt = rowAt
  }

  /** Call it before a slot is written, with the row that the slot still holds. */
  beforeWrite(slot: number, row: Row | undefined) {
    if (!this.written.has(slot)) this.written.set(slot, row)
  }

  /** Computes the digest, in steps; slots may be written between them. */
  *value(): Steps<string | null> {
    while (this.written.size > 0) {
      yield* forEachInSteps(this.written, ([slot, before]) => {
        this.written.delete(slot)
        const now = this.rowAt(slot)
        if (before) this.digest.remove(before)
        if (now) this.digest.add(now)
      })
    }
    return this.digest.value()
  }
}
