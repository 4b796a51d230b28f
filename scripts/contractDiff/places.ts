import type { OpenApi } from './document.ts'

/** Who reads and writes a part of the document: the client sends it, the server answers it. */
export type Direction = 'request' | 'response'

export interface Use {
  operation: string
  direction: Direction
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options'])

/** The parts of a JSON pointer such as `#/paths/~1fans/get`. */
export const partsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** What stands at a JSON pointer; undefined for nothing. */
export const valueAt = (document: OpenApi, pointer: string): unknown =>
  partsOf(pointer).reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined,
    document,
  )

/** Says for a JSON pointer which operations use what is there, and in which direction. */
export function usesOf(document: OpenApi): (pointer: string) => Use[] {
  const users = usersOfComponents(document)
  return (pointer) => {
    const [kind, first = '', second = '', ...rest] = partsOf(pointer)
    if (kind === 'components') return users.get(`${first}/${second}`) ?? []
    if (kind !== 'paths') return []
    const item = document.paths[first] ?? {}
    const operations = Object.entries(item).filter(
      ([method]) => METHODS.has(method) && (second === '' || second === method),
    )
    const direction = rest[0] === 'responses' ? 'response' : 'request'
    return operations.map(([, { operationId }]) => ({ operation: operationId, direction }))
  }
}

/** The users of each component, found by following every reference from every operation. */
function usersOfComponents(document: OpenApi): Map<string, Use[]> {
  const found = new Map<string, Use[]>()
  for (const item of Object.values(document.paths))
    for (const [method, operation] of Object.entries(item)) {
      if (!METHODS.has(method)) continue
      const { responses, ...request } = operation
      const sides: [Direction, unknown][] = [
        ['request', request],
        ['response', responses],
      ]
      for (const [direction, part] of sides)
        for (const component of reachable(document, part))
          found.set(component, [...(found.get(component) ?? []), { operation: operation.operationId, direction }])
    }
  return found
}

/** The components that a part of the document refers to, directly or through others. */
function reachable(document: OpenApi, part: unknown): Set<string> {
  const seen = new Set<string>()
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const pointer = key === '$ref' && typeof inner === 'string' ? inner : null
      const name = pointer?.replace(/^#\/components\//, '')
      if (pointer === null || name === undefined) visit(inner)
      else if (!seen.has(name)) {
        seen.add(name)
        visit(valueAt(document, pointer))
      }
    }
  }
  visit(part)
  return seen
}
