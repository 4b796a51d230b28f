/**
 * The slots of rows by a value that a row may share with a few others. Most values have one slot, which is stored
 * without a list.
 */
export class SlotsByValue {
  private readonly slots = new Map<string, number | number[]>()

  of(value: string): readonly number[] {
    const found = this.slots.get(value)
    if (found === undefined) return NO_SLOTS
    return typeof found === 'number' ? [found] : found
  }

  has(value: string): boolean {
    return this.slots.has(value)
  }

  /** The slots of each value that has several, in their order. */
  *shared(): Iterable<readonly [value: string, slots: readonly number[]]> {
    for (const [value, slots] of this.slots) if (typeof slots !== 'number') yield [value, slots]
  }

  /** Gives the slots of a value another order. */
  arrange(value: string, slots: readonly number[]) {
    this.slots.set(value, [...slots])
  }

  /** True if a slot is the only one with a value. */
  isOnly(value: string, slot: number): boolean {
    return this.slots.get(value) === slot
  }

  /** Adds a slot that is not there yet. */
  add(value: string, slot: number) {
    const found = this.slots.get(value)
    if (found === undefined) this.slots.set(value, slot)
    else if (typeof found === 'number') this.slots.set(value, [found, slot])
    else found.push(slot)
  }

  delete(value: string, slot: number) {
    const found = this.slots.get(value)
    if (found === undefined) return
    if (typeof found === 'number') {
      if (found === slot) this.slots.delete(value)
      return
    }
    const at = found.indexOf(slot)
    if (at >= 0) found.splice(at, 1)
    if (found.length === 0) this.slots.delete(value)
  }
}

const NO_SLOTS: readonly number[] = []
