import { http } from 'msw'
import { setupServer } from 'msw/node'
import { createBackend, type BackendOptions } from '../backend.ts'

/**
 * Puts the model behind `fetch` in Vitest and other Node programs with MSW: it answers every call below `/api/v1`, on any host.
 *
 * @example
 * const server = mockServer({ scenario: 'two-clubs' })
 * beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
 * afterAll(() => server.close())
 */
export function mockServer(options: BackendOptions = {}) {
  const backend = createBackend(options)
  const server = setupServer(http.all(`*${options.base ?? '/api/v1'}/*`, ({ request }) => backend.fetch(request)))
  return Object.assign(server, { backend, control: backend.control })
}
