import { expect, it } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import type { RecordedCall } from '../../mocks/har/call.ts'
import { createCollector } from '../../scripts/drift/collect.ts'
import { recordCalls } from '../../scripts/drift/recordCalls.ts'
import { endpoints } from '../../src/contract/index.ts'
import { judge } from '../conformance/law.ts'
import { laws } from '../conformance/laws.ts'
import { people } from '../conformance/tools/everyLaw.ts'
import { BASE, HOST } from './traffic.ts'

/** All laws take a minute; some of them call every operation too. */
const EVERY = process.env.FULL ? 1 : 31

it('finds nothing in what the model answers to the conformance suite', async () => {
  const heartbeatMs = 100
  const backend = createBackend({ scenario: 'two-clubs', heartbeatMs })
  const collector = createCollector(BASE)
  const calls: RecordedCall[] = []
  const fetch = recordCalls(backend.fetch, (call) => void calls.push(call))
  const target = { url: HOST + BASE, fetch, control: backend.control, heartbeatMs, ...people }
  for (const [at, law] of laws.entries()) {
    if (at % EVERY !== 0) continue
    await judge(law, target)
    // The streams of a law have ended with it.
    for (const call of calls.splice(0)) collector.add(call)
  }
  const { findings, operations } = collector.finish('the suite', [])
  expect(findings).toEqual([])
  expect(operations.length).toBeGreaterThan(process.env.FULL ? endpoints.length - 1 : endpoints.length / 2)
})
