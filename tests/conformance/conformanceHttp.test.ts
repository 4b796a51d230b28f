import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen } from '../../mocks/node/http.ts'
import { connectHttpControl } from '../../mocks/node/httpControl.ts'
import { createBackend } from '../../mocks/backend.ts'
import { endpoints } from '../../src/contract/index.ts'
import { laws } from './laws.ts'
import { expectEveryLaw, firstOfEachOperation, people } from './tools/everyLaw.ts'
import type { Check, Law } from './law.ts'

/** Where HTTP could make a difference: streams, files, what changes while a law waits, and the headers of answers. */
const ofHttp: readonly Check[] = ['events', 'imports', 'lifecycle', 'states']
const isOfHttp = ({ check, title }: Law) => ofHttp.includes(check) || title.includes('#caching')
const first = firstOfEachOperation(laws)
/** The gate judges each law in process, before the mutants; over HTTP it judges these, and the first of each operation. */
const chosen = laws.filter((law) => process.env.FULL || isOfHttp(law) || first.has(law))

it('meets every operation over HTTP', () => {
  const operations = new Set(chosen.map(({ operation }) => operation))
  expect(endpoints.map(({ id }) => id).filter((id) => !operations.has(id))).toEqual([])
})

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
