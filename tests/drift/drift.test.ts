import { describe, expect, it } from 'vitest'
import type { HarEntry } from '../../mocks/har/har.ts'
import { harOf } from '../../mocks/har/writeHar.ts'
import { driftOfCalls } from '../../scripts/drift/collect.ts'
import { readCalls } from '../../scripts/drift/readCalls.ts'
import { defects } from './defects.ts'
import { BASE, recordTraffic } from './traffic.ts'

describe('drift', () => {
  it('finds nothing in the traffic of the model, nor in a HAR of it without secrets', async () => {
    const calls = await recordTraffic()
    const report = driftOfCalls(calls, 'the model', BASE)
    expect(report.findings).toEqual([])
    expect(report.operations).toContain('fans.list')
    const { calls: read } = readCalls(JSON.stringify(harOf(calls)), BASE)
    expect(driftOfCalls(read, 'a file', BASE)).toEqual({ ...report, source: 'a file' })
  })

  it('misses no event of a stream that was not kept whole, as in the HAR file of a browser', async () => {
    const silent = defects.find(({ finds }) => finds.kind === 'missing event')
    const { log } = harOf(await recordTraffic(silent?.doctor))
    const missing = (change: (entry: HarEntry) => HarEntry) => {
      const entries = log.entries.map((entry) =>
        entry.response.content.mimeType.startsWith('text/event-stream') ? change(entry) : entry,
      )
      const { findings } = driftOfCalls(
        readCalls(JSON.stringify({ log: { ...log, entries } }), BASE).calls,
        'a file',
        BASE,
      )
      return findings.filter(({ kind }) => kind === 'missing event').length
    }
    expect(missing((entry) => entry)).toBeGreaterThan(0)
    expect(missing((entry) => ({ ...entry, _cut: true }))).toBe(0)
    const { size, mimeType } = { size: 0, mimeType: 'text/event-stream' }
    expect(missing((entry) => ({ ...entry, response: { ...entry.response, content: { size, mimeType } } }))).toBe(0)
  })

  it('finds JSON that is sent as text, of lists and of failures, and that of no stream', async () => {
    const calls = await recordTraffic(async (_, answer) => {
      const response = await answer()
      const headers = new Headers(response.headers)
      if (headers.get('content-type') === 'application/json') headers.set('content-type', 'text/plain; charset=utf-8')
      return new Response(response.body, { status: response.status, headers })
    })
    const { findings } = driftOfCalls(calls, 'a server', BASE)
    expect(new Set(findings.map(({ pointer, expected, got }) => `${pointer} ${expected} ${got}`))).toEqual(
      new Set(['content-type application/json text/plain']),
    )
    const operations = findings.map(({ operation }) => operation)
    expect(operations).toContain('fans.list')
    expect(operations).not.toContain('system.sse')
  })

  it.each(defects)('finds $name', async ({ doctor, finds }) => {
    const calls = await recordTraffic(doctor)
    for (const traffic of [calls, readCalls(JSON.stringify(harOf(calls)), BASE).calls]) {
      const { findings } = driftOfCalls(traffic, 'a server', BASE)
      expect(findings).toContainEqual(expect.objectContaining(finds))
      // Each difference is named once.
      const keys = findings.map(({ kind, operation, pointer, expected, got }) =>
        [kind, operation, pointer, expected, got].join(),
      )
      expect(new Set(keys).size).toBe(keys.length)
    }
  })
})
