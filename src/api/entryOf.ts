/** A property of a value that came from outside; undefined if it has none. */
export function entryOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
