import { createApi, type Api } from '../../src/api/api.ts'
import { memoryJar, type TokenJar } from '../../src/api/session/tokens.ts'
import type { ErrorStatus } from '../../src/contract/endpoint/errors.ts'
import { createBackend, type BackendOptions } from '../../mocks/backend.ts'
import type { Backend, Control } from '../../mocks/control.ts'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'

export interface WorldOptions extends Pick<BackendOptions, 'scenario' | 'seed' | 'anchor'> {
  /** Who is signed in, by e-mail; null for nobody. */
  as?: string | null
  /** Done to the backend after the sign-in: faults, latency, the clock. */
  prepare?(control: Control): Promise<void>
}

/** A backend and an API client of their own: two worlds on one page know nothing of each other. */
export interface World {
  backend: Backend
  api: Api
  tokens: TokenJar
  /** The wire between the two. */
  fetch: typeof fetch
  /** Every request that the client made, in order: `GET /fan/…?limit=10`. */
  requests: string[]
}

const BASE = 'http://club.example/api/v1'

/** Opens a world and signs somebody in; the session is loaded when it resolves. */
export async function openWorld({
  as = 'admin@rovers.example',
  prepare,
  ...options
}: WorldOptions = {}): Promise<World> {
  const backend = createBackend({ scenario: 'two-clubs', ...options })
  const tokens = memoryJar()
  const requests: string[] = []
  const fetchHere: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    requests.push(`${request.method} ${request.url.slice(BASE.length)}`)
    return backend.fetch(request)
  }
  const api = createApi({ baseUrl: BASE, tokens, fetch: fetchHere })
  if (as === null) await api.session.load()
  else await api.session.login({ email: as, password: PASSWORD })
  requests.length = 0
  await prepare?.(backend.control)
  return { backend, api, tokens, requests, fetch: fetchHere }
}

/** The tenant of who is signed in. */
export function tenantOf({ api }: Pick<World, 'api'>): string {
  const state = api.session.store.getState()
  return state.status === 'in' ? state.user.tenant : ''
}

/** Answers do not come within any test: what waits, waits. */
export const neverAnswers = (control: Control) => control.latency(2_000_000_000)

/** Every call of an operation fails with a status. */
export const alwaysFails = (endpoint: string, status: ErrorStatus) => (control: Control) =>
  control.fail(endpoint, status, 1_000_000)

/** The world of a story, from what its loaders gave (.storybook/preview.tsx). */
export const worldOf = (loaded: Record<string, unknown>) => loaded.world as World // Storybook knows no type of a loader's values.
