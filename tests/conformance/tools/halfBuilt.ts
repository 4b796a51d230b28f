import { createBackend } from '../../../mocks/backend.ts'
import { createMatcher } from '../../../mocks/http/match.ts'
import { endpoints, type OperationId } from '../../../src/contract/index.ts'
import type { Target } from '../target.ts'
import { people } from './everyLaw.ts'

const BASE = '/api/v1'

/** Changes what a server answers to an operation. */
export type Change = (response: Response) => Response | Promise<Response>

/**
 * A server that has only some operations: the model behind a filter, which answers 501 to every POST and 404 to
 * everything else.
 *
 * @param changes how the operations that it has differ from the model's
 */
export function halfBuilt(built: readonly OperationId[], changes: Partial<Record<OperationId, Change>> = {}): Target {
  const { fetch, control } = createBackend({ scenario: 'two-clubs', base: BASE, heartbeatMs: 100 })
  const match = createMatcher(endpoints)
  const idOf = ({ method, url }: Request): OperationId | undefined => {
    try {
      const { id } = match(method, new URL(url).pathname.slice(BASE.length)).endpoint
      return built.find((known) => known === id)
    } catch {
      return undefined
    }
  }
  return {
    url: `http://club.example${BASE}`,
    async fetch(request) {
      const id = idOf(request)
      if (id === undefined)
        return new Response('<h1>Nothing here</h1>', { status: request.method === 'POST' ? 501 : 404 })
      const response = await fetch(request)
      return changes[id]?.(response) ?? response
    },
    control,
    heartbeatMs: 100,
    ...people,
  }
}

/** Changes the JSON of successful answers. */
export const withReply =
  (change: (body: Record<string, unknown>) => unknown): Change =>
  async (response) => {
    if (!response.ok) return response
    // The model answers these operations with objects.
    const body = (await response.json()) as Record<string, unknown>
    return Response.json(change(body), { status: response.status, headers: response.headers })
  }
