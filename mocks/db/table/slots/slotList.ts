import { countOn } from '../../countWhile.ts'

/** Compares a slot with the one that is searched for: negative if it comes before. */
export type CompareTo = (slot: number) => number

/** Spare capacity for new slots. */
const SPARE = 1024

/** So many slots are moved one by one: a call of `copyWithin` takes longer. */
const FEW = 32

/** All slots below a number, ascending. */
export function allBelow(end: number): Uint32Array<ArrayBuffer> {
  const slots = new Uint32Array(end)
  for (let slot = 0; slot < end; slot++) slots[slot] = slot
  return slots
}

/** A sorted list of slots, packed because a table may have millions. */
export class SlotList {
  /** Null as long as each slot is its own position: most lists of generated rows are read and never changed. */
  private packed: Uint32Array<ArrayBuffer> | null
  private isShared: boolean
  length: number

  /**
   * @param slots the slots, or just their number n, if they are the first n
   * @param isShared true if others have the list of slots, too: it is copied before the first change
   */
  constructor(slots: Uint32Array<ArrayBuffer> | number, isShared = false) {
    this.isShared = isShared
    this.packed = typeof slots === 'number' ? null : slots
    this.length = typeof slots === 'number' ? slots : slots.length
  }

  private get slots(): Uint32Array<ArrayBuffer> {
    if (this.isShared) this.packed &&= this.packed.slice()
    this.isShared = false
    return (this.packed ??= allBelow(this.length))
  }

  private set slots(slots: Uint32Array<ArrayBuffer>) {
    this.packed = slots
  }

  at(position: number): number | undefined {
    if (position >= this.length) return undefined
    return this.packed ? this.packed[position] : position
  }

  /** The position of a slot, or the position to insert it at; not before `from`. */
  lowerBound(compare: CompareTo, from = 0): number {
    let [low, high] = [from, this.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(this.at(middle) ?? 0) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  insert(position: number, slot: number) {
    this.makeRoom(1)
    this.slots.copyWithin(position + 1, position, this.length)
    this.slots[position] = slot
    this.length++
  }

  removeAt(position: number) {
    this.slots.copyWithin(position, position + 1, this.length)
    this.length--
  }

  /**
   * Merges sorted slots; cheaper than to insert them one by one if they are many.
   *
   * @param compare compares a slot with one that is added: negative if it comes before
   */
  merge<Added extends { slot: number }>(added: readonly Added[], compare: (slot: number, to: Added) => number) {
    this.makeRoom(added.length)
    const { slots } = this
    const [first] = added
    if (!first || this.length === 0 || compare(slots[this.length - 1] ?? 0, first) < 0) {
      for (const { slot } of added) slots[this.length++] = slot
      return
    }
    // From the end, because mostly new rows are the latest: what comes before all of them stays where it is.
    let [end, to] = [this.length, this.length + added.length]
    this.length = to
    for (const next of added.toReversed()) {
      // What is added at once often lies close together, as the rows of a file do.
      const after = countOn(end, (passed) => compare(slots[end - 1 - passed] ?? 0, next) > 0, 0)
      if (after > FEW) {
        slots.copyWithin(to - after, end - after, end)
        end -= after
        to -= after
      } else for (const stop = end - after; end > stop;) slots[--to] = slots[--end] ?? 0
      slots[--to] = next.slot
    }
  }

  private makeRoom(count: number) {
    if (this.length + count <= this.slots.length) return
    const larger = new Uint32Array(this.length + count + (this.length >>> 3) + SPARE)
    larger.set(this.slots)
    this.slots = larger
  }

  /** Removes all slots that are in the set. */
  removeAll(gone: ReadonlySet<number>) {
    let length = 0
    for (let position = 0; position < this.length; position++) {
      const slot = this.slots[position] ?? 0
      if (!gone.has(slot)) this.slots[length++] = slot
    }
    this.length = length
  }
}
