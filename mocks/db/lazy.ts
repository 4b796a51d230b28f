/** Computes a value at its first use. */
export function lazy<T>(compute: () => T): () => T {
  let value: { of: T } | null = null
  return () => (value ??= { of: compute() }).of
}
