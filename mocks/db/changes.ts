/** Counts the changes of a world: whoever keeps something of it calls `touch` before each of them. */
export interface Changes {
  touch(): void
  count(): number
}

/** What a write that fails must undo is told by this count alone: where it has not moved, there is nothing to undo. */
export function createChanges(): Changes {
  let changes = 0
  return {
    touch: () => void changes++,
    count: () => changes,
  }
}

/** A map whose writes are counted. */
export class CountedMap<K, V> extends Map<K, V> {
  private readonly touch: () => void

  constructor(touch: () => void) {
    super()
    this.touch = touch
  }

  override set(key: K, value: V) {
    this.touch()
    return super.set(key, value)
  }

  override delete(key: K) {
    if (!this.has(key)) return false
    this.touch()
    return super.delete(key)
  }
}
