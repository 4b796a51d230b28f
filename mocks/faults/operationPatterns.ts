import { endpoints } from '../../src/contract/index.ts'

const ids = endpoints.map(({ id }) => id)

/** True if a pattern, without its `!`, means an operation: `*`, `fans.*`, `*.list` or `fans.list`. */
function matches(pattern: string, operation: string): boolean {
  if (pattern === '*') return true
  const [area, verb] = pattern.split('.')
  const [ofArea, ofVerb] = operation.split('.')
  return (area === '*' || area === ofArea) && (verb === '*' || verb === ofVerb)
}

/** True if at least one operation is meant by a pattern. */
export const isKnownPattern = (pattern: string): boolean =>
  ids.some((operation) => matches(pattern.replace(/^!/, ''), operation))

/**
 * True if a list of patterns covers an operation. The last pattern that matches it decides, and one that begins with
 * `!` leaves it out.
 */
export function covers(patterns: readonly string[], operation: string): boolean {
  const last = patterns.findLast((pattern) => matches(pattern.replace(/^!/, ''), operation))
  return last !== undefined && !last.startsWith('!')
}
