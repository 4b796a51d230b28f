import type { Endpoint, Input } from '../contract/endpoint/endpoint.ts'
import type { Api } from './api.ts'
import { queryOf } from './query.ts'

/** How long such an answer is fresh, in milliseconds, so that the first screen does not ask again. */
const FRESH_MS = 1000

/**
 * Asks for what a screen shows first before that is rendered: with the answer it renders once, not twice. It never
 * fails, because the screen asks again and shows why.
 */
export async function preload<E extends Endpoint>(api: Api, endpoint: E, input: Input<E>): Promise<void> {
  const query = queryOf(api, endpoint, input)
  try {
    const answer = await api.queryClient.fetchQuery(query)
    api.queryClient.setQueryData(query.queryKey, answer, { updatedAt: Date.now() + FRESH_MS })
  } catch {
    // The screen asks again.
  }
}
