import { hash128 } from './random/rng.ts'
import { forEachInSteps, type Steps } from './steps.ts'

/** A hash of rows that does not depend on their order: the word-by-word sum of the hashes of all rows. */
class Digest {
  private readonly sum = new Uint32Array(4)
  private count = 0

  change(row: unknown, sign: 1 | -1) {
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
  yield* forEachInSteps(rows, (row) => digest.change(row, 1))
  return digest.value()
}

/** What a slot holds, as far as it counts: a row that was written, or that a generated row was removed. */
type Written<Row> = Row | 'removed' | undefined

interface Slots<Row> {
  at(slot: number): Written<Row>
  /** The row that was generated for a slot; undefined if none was. */
  generatedAt(slot: number): Row | undefined
  /** All slots that were written, or whose generated row was removed. */
  written(): Iterable<number>
}

/**
 * Maintains the digest of the rows in numbered slots that were written. Rows that were generated count only as the
 * difference that a write makes. The first `value` reads all written slots; later ones read only those written since.
 * Rows must not be changed in place.
 */
export class SlotDigest<Row> {
  private readonly digest = new Digest()
  /** Slots written since they were read, with what the digest contains for them; null until the first `value`. */
  private written: Map<number, Written<Row>> | null = null
  private readonly slots: Slots<Row>

  constructor(slots: Slots<Row>) {
    this.slots = slots
  }

  /** Call it before a slot is written. */
  beforeWrite(slot: number) {
    if (this.written && !this.written.has(slot)) this.written.set(slot, this.slots.at(slot))
  }

  /** Computes the digest, in steps; slots may be written between them. */
  *value(): Steps<string | null> {
    this.written ??= new Map(Array.from(this.slots.written(), (slot) => [slot, undefined]))
    const { written } = this
    while (written.size > 0) {
      yield* forEachInSteps(written, ([slot, before]) => {
        written.delete(slot)
        this.count(slot, before, -1)
        this.count(slot, this.slots.at(slot), 1)
      })
    }
    return this.digest.value()
  }

  private count(slot: number, written: Written<Row>, sign: 1 | -1) {
    if (written === undefined) return
    if (written === 'removed') return this.digest.change({ removed: slot }, sign)
    this.digest.change(written, sign)
    const generated = this.slots.generatedAt(slot)
    if (generated !== undefined) this.digest.change(generated, sign === 1 ? -1 : 1)
  }
}
