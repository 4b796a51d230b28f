import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createBackend, type BackendOptions } from '../backend.ts'
import { NetworkDown } from '../http/faults.ts'

/**
 * Puts the model behind `fetch` in Vitest and other Node programs with MSW: it answers every call below `/api/v1`, on
 * any host.
 *
 * @example
 * const server = mockServer({ scenario: 'two-clubs' })
 * beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
 * afterAll(() => server.close())
 */
export function mockServer(options: BackendOptions = {}) {
  const backend = createBackend(options)
  const answer = (request: Request) =>
    backend.fetch(request).catch((error: unknown) => {
      if (error instanceof NetworkDown) return HttpResponse.error()
      throw error
    })
  const server = setupServer(http.all(`*${options.base ?? '/api/v1'}/*`, ({ request }) => answer(request)))
  return Object.assign(server, { backend, control: backend.control })
}
