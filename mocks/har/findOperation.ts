import type { Endpoint } from '../../src/contract/endpoint/endpoint.ts'

/** An operation that a call means, and the values in its path. */
export interface FoundOperation {
  endpoint: Endpoint
  params: Record<string, string>
}

/** From the left, a literal segment wins over a parameter. */
const weightOf = (path: string) => path.replace(/[^/]+/g, (segment) => (segment.startsWith(':') ? '0' : '1'))

/**
 * Returns a function that finds the operation of a call; it returns null outside the contract. Its path is below the
 * base of the API, without the query.
 */
export function finderOf(endpoints: readonly Endpoint[]): (method: string, path: string) => FoundOperation | null {
  /** The parameters in the order of the path, with the pattern that reads them. */
  const routes = endpoints
    .map((endpoint) => ({
      endpoint,
      names: [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
      pattern: new RegExp(`^${endpoint.path.replace(/[.-]/g, String.raw`\$&`).replace(/:\w+/g, '([^/]+)')}$`),
      weight: weightOf(endpoint.path),
    }))
    .toSorted((a, b) => (a.weight < b.weight ? 1 : -1))
  return (method, path) => {
    for (const { endpoint, names, pattern } of routes) {
      const found = endpoint.method === method ? pattern.exec(path) : null
      if (!found) continue
      try {
        return {
          endpoint,
          params: Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')])),
        }
      } catch {
        return null
      }
    }
    return null
  }
}

/** The path of a URL below the base of the API; null if it lies elsewhere. `base` is a path or an absolute URL. */
export function pathBelow(url: string, base: string): string | null {
  const { origin, pathname } = new URL(url)
  const full = base.startsWith('/') ? pathname : origin + pathname
  return full.startsWith(`${base}/`) ? full.slice(base.length) : null
}
