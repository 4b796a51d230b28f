/** Compares a slot with the one that is searched for: negative if it comes before. */
export type CompareTo = (slot: number) => number

/** Spare capacity for new slots. */
const SPARE = 1024

/** A sorted list of slots, packed because a table may have millions. */
export class SlotList {
  private slots: Uint32Array<ArrayBuffer>
  length: number

  constructor(slots: Uint32Array<ArrayBuffer> = new Uint32Array()) {
    this.slots = slots
    this.length = slots.length
  }

  at(position: number): number | undefined {
    return position < this.length ? this.slots[position] : undefined
  }

  /** The position of a slot, or the position to insert it at; not before `from`. */
  lowerBound(compare: CompareTo, from = 0): number {
    let [low, high] = [from, this.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(this.slots[middle] ?? 0) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  insert(position: number, slot: number) {
    if (this.length === this.slots.length) {
      const larger = new Uint32Array(this.length + (this.length >>> 3) + SPARE)
      larger.set(this.slots)
      this.slots = larger
    }
    this.slots.copyWithin(position + 1, position, this.length)
    this.slots[position] = slot
    this.length++
  }

  removeAt(position: number) {
    this.slots.copyWithin(position, position + 1, this.length)
    this.length--
  }

  /** Merges sorted slots; cheaper than to insert them one by one if they are many. */
  merge(added: readonly number[], compareTo: (slot: number) => CompareTo) {
    const merged = new Uint32Array(this.length + added.length + SPARE)
    let [from, length] = [0, 0]
    for (const slot of added) {
      const until = this.lowerBound(compareTo(slot), from)
      merged.set(this.slots.subarray(from, until), length)
      length += until - from
      merged[length++] = slot
      from = until
    }
    merged.set(this.slots.subarray(from, this.length), length)
    this.length += added.length
    this.slots = merged
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
