import { afterAll, beforeAll } from 'vitest'
import { listen } from '../../mocks/adapters/http.ts'
import { connectHttpControl } from '../../mocks/adapters/httpControl.ts'
import { createBackend } from '../../mocks/backend.ts'
import { expectEveryLaw, people } from './tools/everyLaw.ts'

const bugs: unknown[] = []
const heartbeatMs = 100
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await listen(createBackend({ scenario: 'two-clubs', heartbeatMs, onBug: (error) => bugs.push(error) }), {
    port: 0,
  })
})
afterAll(() => server.close())

expectEveryLaw(
  'over HTTP',
  () => ({
    url: `${server.url}/api/v1`,
    fetch: (request) => fetch(request),
    control: connectHttpControl(server.url),
    heartbeatMs,
    ...people,
  }),
  bugs,
)
