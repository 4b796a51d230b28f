import type { Endpoint } from '../../src/contract/endpoint/endpoint.ts'
import { methodNotAllowed, pathNotFound } from './problems.ts'

interface Route {
  endpoint: Endpoint
  segments: string[]
  /** One bit per segment, set for a literal, the first segment highest: from the left, literals win over parameters. */
  weight: number
}

export interface Match {
  endpoint: Endpoint
  params: Record<string, string>
}

/**
 * Creates a function that maps a method and a path below the API base to the operation and its decoded parameters.
 * It throws 404 for an unknown path and 405, with the allowed methods, for a known path with another method.
 */
export function createMatcher(endpoints: readonly Endpoint[]): (method: string, path: string) => Match {
  const routes = endpoints
    .map((endpoint): Route => {
      const segments = endpoint.path.slice(1).split('/')
      const weight = segments.reduce((bits, segment) => bits * 2 + (segment.startsWith(':') ? 0 : 1), 0)
      return { endpoint, segments, weight }
    })
    .toSorted((a, b) => b.weight - a.weight)

  return (method, path) => {
    const parts = decodeSegments(path)
    if (!parts) throw pathNotFound(path)
    const candidates = routes.filter(({ segments }) => matches(segments, parts))
    const best = candidates.filter(({ weight }) => weight === candidates[0]?.weight)
    const route = best.find(({ endpoint }) => endpoint.method === method)
    if (route) return { endpoint: route.endpoint, params: paramsOf(route.segments, parts) }
    if (best.length === 0) throw pathNotFound(path)
    throw methodNotAllowed(best.map(({ endpoint }) => endpoint.method).join(', '))
  }
}

function decodeSegments(path: string): string[] | null {
  try {
    return path.slice(1).split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

function matches(segments: readonly string[], parts: readonly string[]) {
  return (
    segments.length === parts.length &&
    segments.every((segment, at) => (segment.startsWith(':') ? parts[at] !== '' : segment === parts[at]))
  )
}

function paramsOf(segments: readonly string[], parts: readonly string[]) {
  return Object.fromEntries(
    segments.flatMap((segment, at) => (segment.startsWith(':') ? [[segment.slice(1), parts[at] ?? '']] : [])),
  )
}
