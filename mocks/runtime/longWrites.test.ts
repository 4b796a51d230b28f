import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { longestSlice } from '../../tests/support/host/cpuTime.ts'
import { turnsUntil } from '../../tests/support/host/turnsUntil.ts'
import { ORIGIN, person } from '../../tests/support/model/person.ts'
import { createBackend } from '../backend.ts'
import type { Fan } from '../../src/contract/fans.ts'
import type { Backend } from '../control.ts'
import { connectorIdOf } from '../seed/connectors/connectorIds.ts'
import { rovers, type ScenarioName } from '../seed/scenarios/scenarios.ts'

const ROWS = 10_000

async function open(scenario: ScenarioName) {
  const backend = createBackend({ scenario })
  const { call, list, tenant } = await person(backend)
  const page = async (query: string): Promise<{ items: Fan[]; totalItems: number }> =>
    (await call('GET', `/fan/:tenant/fans?${query}`)).json()
  const fans = async () => (await page('limit=1')).totalItems
  /** Lines that import fans of a source once more, in another city. */
  async function linesOf(source: string): Promise<string[]> {
    const lines: string[] = []
    const count = await fans()
    for (let offset = 0; offset < count; offset += 1000)
      for (const { firstName, email, connectorId } of (await page(`limit=1000&offset=${offset}`)).items)
        if (connectorId === source) lines.push(`${firstName},Kearney,${email},Sligo`)
    return lines
  }
  return { backend, call, list, tenant, fans, linesOf, upload: await uploadOf(backend) }
}

const newLines = Array.from({ length: ROWS }, (_, at) => `Niamh,Kearney ${at},niamh.${at}@import.example,Sligo`)

/** Returns what imports fans as an administrator: new ones, unless lines are given. */
async function uploadOf(backend: Backend) {
  const admin = (await backend.control.people()).find(({ tenant, role }) => tenant === rovers.id && role === 'admin')
  const { accessToken } = await backend.control.session(admin?.id ?? '')
  const headers = { authorization: `Bearer ${accessToken}` }
  const url = `${ORIGIN}/fan/${rovers.id}/fans/upload-csv`
  return (lines: readonly string[] = newLines) => {
    const body = new FormData()
    const text = ['firstName,lastName,email,city', ...lines].join('\n')
    body.append('file', new File([text], 'fans.csv', { type: 'text/csv' }))
    return backend.fetch(new Request(url, { method: 'POST', headers, body }))
  }
}

/** The least of a few runs, because garbage collection may fall into a slice. */
async function best(limit: number, run: () => Promise<number>) {
  let least = Infinity
  for (let turn = 0; turn < 3 && least >= limit; turn++) least = Math.min(least, await run())
  return least
}

describe('a long write, every step of which takes a whole slice', () => {
  beforeEach(() => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
  })
  afterEach(() => void vi.restoreAllMocks())

  it('shows an import as a whole: calls in between find none or all of its rows', async () => {
    const { fans, upload } = await open('rovers')
    const before = await fans()
    const seen: number[] = []
    const uploading = upload()
    await turnsUntil(uploading, async () => seen.push(await fans()))
    expect((await uploading).status).toBe(202)
    expect(await fans()).toBe(before + ROWS)
    expect(seen.filter((count) => count !== before && count !== before + ROWS)).toEqual([])
    // The file is read beside them.
    expect(seen.length).toBeGreaterThan(20)
  })

  it('lets others have their turn while rows are reset, restored and removed, and profiles rebuilt', async () => {
    const { backend, call, upload } = await open('rovers')
    const advance = () => backend.control.advance(3000)
    const path = `/integrations/:tenant/connectors/${connectorIdOf(rovers.id, 'shop')}`
    expect((await call('POST', `${path}/reset`)).status).toBe(202)
    const [wiped, restored] = [await turnsUntil(advance()), await turnsUntil(advance())]
    expect((await call('DELETE', path)).status).toBe(204)
    const removed = await turnsUntil(advance())
    await upload()
    expect((await call('POST', '/fan/:tenant/fan-profiles/sync')).status).toBe(202)
    const rebuilt = await turnsUntil(advance())
    for (const turns of [wiped, restored, removed, rebuilt]) expect(turns).toBeGreaterThan(6)
  })

  it('lets others have their turn while a reset removes and restores rows that were written', async () => {
    const { backend, call, fans, linesOf, upload } = await open('rovers')
    const connector = connectorIdOf(rovers.id, 'fan')
    const lines = await linesOf(connector)
    expect(lines.length).toBeGreaterThan(8000)
    const count = await fans()
    expect((await upload(lines)).status).toBe(202)
    const advance = () => backend.control.advance(3000)
    expect((await call('POST', `/integrations/:tenant/connectors/${connector}/reset`)).status).toBe(202)
    const wiped = await turnsUntil(advance())
    expect(await fans()).toBe(count - lines.length)
    const restored = await turnsUntil(advance())
    expect(await fans()).toBe(count)
    // The rows are found and then removed in steps of 50; they are put in larger ones.
    expect(wiped).toBeGreaterThan(lines.length / 40)
    expect(restored).toBeGreaterThan(lines.length / 500)
  })

  it('leads to the same state when the journal is replayed', async () => {
    const { backend, call, upload } = await open('rovers')
    await upload()
    await call('POST', `/integrations/:tenant/connectors/${connectorIdOf(rovers.id, 'shop')}/reset`)
    await call('POST', '/fan/:tenant/fan-profiles/sync')
    await backend.control.advance(10_000)
    const other = createBackend({ scenario: 'rovers' })
    await other.control.importJournal(await backend.control.exportJournal())
    expect(await other.control.stateHash()).toBe(await backend.control.stateHash())
  })
})

it('no part of an import, a reset or a removal blocks other calls for 50 ms in a club of 100,000', async () => {
  const longest = await best(50, async () => {
    const { backend, call, fans, upload } = await open('huge')
    await fans()
    const path = `/integrations/:tenant/connectors/${connectorIdOf(rovers.id, 'shop')}`
    // These tables have been listed before anybody removes their rows.
    for (const table of ['orders', 'order-items', 'customers']) await call('GET', `/shop/:tenant/${table}?limit=1`)
    return longestSlice(async () => {
      expect((await upload()).status).toBe(202)
      await call('POST', `${path}/reset`)
      await backend.control.advance(2000)
      await backend.control.advance(3000)
      await call('DELETE', path)
      await backend.control.advance(2000)
    })
  })
  expect(longest).toBeLessThan(50)
})
