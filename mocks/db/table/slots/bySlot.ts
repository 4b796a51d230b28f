/** Values by the slots of written rows. New rows have the slots after those of the generated ones, mostly in a row. */
export class BySlot<T> {
  private readonly generatedEnd: number
  private readonly replaced = new Map<number, T>()
  /** A list, because an import is read from here row by row: a map of as many takes several times as long. */
  private readonly added: (T | undefined)[] = []

  /** @param generatedEnd the number of slots of generated rows */
  constructor(generatedEnd: number) {
    this.generatedEnd = generatedEnd
  }

  get(slot: number): T | undefined {
    return slot < this.generatedEnd ? this.replaced.get(slot) : this.added[slot - this.generatedEnd]
  }

  set(slot: number, value: T) {
    if (slot < this.generatedEnd) this.replaced.set(slot, value)
    else this.added[slot - this.generatedEnd] = value
  }
}
