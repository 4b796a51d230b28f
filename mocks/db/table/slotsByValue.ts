/** The slots of rows by a value that a row may share with others. Most values have one slot, which is stored without a set. */
export class SlotsByValue {
  private readonly slots = new Map<string, number | Set<number>>()

  of(value: string): Iterable<number> {
    const found = this.slots.get(value)
    if (found === undefined) return []
    return typeof found === 'number' ? [found] : found
  }

  has(value: string): boolean {
    return this.slots.has(value)
  }

  add(value: string, slot: number) {
    const found = this.slots.get(value)
    if (found === undefined) this.slots.set(value, slot)
    else if (typeof found !== 'number') found.add(slot)
    else if (found !== slot) this.slots.set(value, new Set([found, slot]))
  }

  delete(value: string, slot: number) {
    const found = this.slots.get(value)
    if (found === slot) this.slots.delete(value)
    else if (found instanceof Set && found.delete(slot) && found.size === 0) this.slots.delete(value)
  }
}
