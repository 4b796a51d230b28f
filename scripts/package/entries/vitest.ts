/** `touchline-contract/mock/vitest`: the model behind every request of a Vitest file. */
import { afterAll, afterEach, beforeAll } from 'vitest'
import { mockServer } from '../../../mocks/node/mockServer.ts'
import type { BackendOptions } from '../../../mocks/backend.ts'
import type { Backend, Control } from '../../../mocks/control.ts'

/** The model that answers the tests of a file. */
export interface MockedServer {
  backend: Backend
  /** Provokes failures, moves the clock and reads the mail (docs/guides/control-api.md). */
  control: Control
}

/**
 * Answers every call below `/api/v1`, on any host, by the model, in all tests of the file; other calls go where they go
 * otherwise. Each test begins with the seed of the scenario: writes and faults of the test before are gone.
 *
 * @example
 * const { control } = mockTouchline({ scenario: 'two-clubs' })
 */
export function mockTouchline(options: BackendOptions = {}): MockedServer {
  const server = mockServer(options)
  const { backend, control } = server
  beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }))
  afterEach(async () => {
    await control.clearFaults()
    await control.reset()
  })
  afterAll(() => server.close())
  return { backend, control }
}
