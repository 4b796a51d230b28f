/** Counts the changes of a state. Everything that stores a part of it calls `touch` before each change. */
export interface Changes {
  touch(): void
  count(): number
}

/** Creates a counter of changes. If it is the same before and after a failed write, there is nothing to roll back. */
export function createChanges(): Changes {
  let changes = 0
  return {
    touch: () => void changes++,
    count: () => changes,
  }
}

/** A map that calls `touch` before every change. */
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
