import { afterAll, beforeAll } from 'vitest'
import { listen } from '../../mocks/adapters/http.ts'
import { connectHttpControl } from '../../mocks/adapters/httpControl.ts'
import { createBackend } from '../../mocks/backend.ts'
import { laws } from './laws.ts'
import { expectEveryLaw, people } from './tools/everyLaw.ts'

/** Where HTTP could make a difference: streams, files, and what changes while a law waits. */
const ofHttp = ['events', 'imports', 'lifecycle', 'states']
/** In the gate every law meets the model in process, before the mutants do, and of the others a third over HTTP, too. */
const chosen = laws.filter(({ check }, at) => process.env.FULL || ofHttp.includes(check) || at % 3 === 0)

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
  chosen,
)
