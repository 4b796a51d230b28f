import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { person } from '../../../tests/support/model/person.ts'
import { createBackend } from '../../backend.ts'
import { memoryStore } from '../../db/journal/journal.ts'
import { connectorIdOf } from '../../seed/connectors/connectorIds.ts'
import { rovers } from '../../seed/scenarios/scenarios.ts'
import type { ScenarioName } from '../../seed/scenarios/scenarios.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ANCHOR = Date.UTC(2026, 4, 28, 9)

const throwBug = (error: unknown) => {
  throw error
}
const open = (scenario: ScenarioName = 'two-clubs', store = memoryStore()) =>
  createBackend({ scenario, anchor: ANCHOR, store, onBug: throwBug })
type Backend = ReturnType<typeof open>

/** Calls operations as the administrator of Westmere Rovers; each answer is checked for success. */
async function admin(backend: Backend) {
  const { call } = await person(backend)
  return async (method: string, path: string, body?: unknown) => {
    const response = await call(method, path, body)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? null : response.json()
  }
}

const totalOf = async (call: Awaited<ReturnType<typeof admin>>, path: string): Promise<number> =>
  (await call('GET', path)).totalItems
const connectorPath = (key: string) => `/integrations/:tenant/connectors/${connectorIdOf(rovers.id, key)}`

describe('automatic syncs', () => {
  it('bring what has arrived, at their interval, and stay a sum that agrees everywhere', async () => {
    const backend = open()
    await backend.control.advance(1000)
    const before = await backend.control.figures(rovers.id, { period: '30d' })
    await backend.control.advance(21 * DAY)
    const call = await admin(backend)
    const after = await backend.control.figures(rovers.id, { period: '30d' })
    const stats = await call('GET', '/stats/:tenant/fans')
    expect(stats.totalFans.value).toBeGreaterThan(300)
    expect(stats.lastWeekFans.value).toBeGreaterThan(0)
    expect(stats.totalFans.value).toBe(await totalOf(call, '/fan/:tenant/fan-profiles'))
    expect(after?.totals.fans.value).toBe(stats.totalFans.value)
    expect(after?.totals.orders.value).not.toBe(before?.totals.orders.value)
    const { state, lastSync } = await call('GET', connectorPath('shop'))
    expect(state).toBe('SYNCED')
    expect(Date.parse((await backend.control.info()).now) - Date.parse(lastSync)).toBeLessThanOrEqual(HOUR)
    const { lastSync: profiles } = await call('GET', '/fan/:tenant/status')
    expect(Date.parse((await backend.control.info()).now) - Date.parse(profiles)).toBeLessThan(3 * DAY)
  })

  it('bring fans whose scores fit: without a membership they are low', async () => {
    const backend = open('rovers')
    await backend.control.advance(7 * DAY)
    const call = await admin(backend)
    const { items } = await call('GET', '/fan/:tenant/fans?orderBy=createdAt&orderDirection=desc&limit=40')
    const newcomers: { score: number | null; membership: string | null; signedUpAt: string }[] = items
    const joined = newcomers.filter(({ signedUpAt }) => Date.parse(signedUpAt) > ANCHOR)
    const scoresOf = (isMember: boolean) =>
      joined.flatMap(({ membership, score }) => ((membership !== null) === isMember && score !== null ? [score] : []))
    const [members, others] = [scoresOf(true), scoresOf(false)]
    expect(others.length).toBeGreaterThan(10)
    expect(Math.max(...others)).toBeLessThan(30)
    expect(Math.min(...members)).toBeGreaterThanOrEqual(30)
  })

  it('show the states in between as they happen', async () => {
    const backend = open()
    const read = async () => (await (await admin(backend))('GET', connectorPath('shop'))).state
    // The last sync of the shop was 24 minutes ago, and it syncs every hour.
    await backend.control.advance(36 * 60_000 - 1)
    expect(await read()).toBe('SYNCED')
    await backend.control.advance(1)
    expect(await read()).toBe('SYNCING')
    await backend.control.advance(3000)
    expect(await read()).toBe('SYNCED')
  })

  it('stop while they are switched off, and bring everything when they are switched on again', async () => {
    const backend = open()
    const call = await admin(backend)
    const { lastSync } = await call('GET', connectorPath('shop'))
    await call('PUT', connectorPath('shop'), { config: { syncConfig: { autoSync: false } } })
    await backend.control.advance(20 * DAY)
    const again = await admin(backend)
    expect(await again('GET', connectorPath('shop'))).toMatchObject({ state: 'SYNCED', lastSync })
    const before = await totalOf(again, '/shop/:tenant/orders')
    await again('PUT', connectorPath('shop'), { config: { syncConfig: { autoSync: true } } })
    await backend.control.advance(HOUR + 3000)
    const never = open()
    await never.control.advance(20 * DAY + HOUR + 3000)
    const orders = await totalOf(await admin(backend), '/shop/:tenant/orders')
    expect(orders).toBeGreaterThan(before)
    expect(orders).toBe(await totalOf(await admin(never), '/shop/:tenant/orders'))
  })

  it('bring after a reset what arrived before it', async () => {
    const [reset, other] = [open(), open()]
    for (const backend of [reset, other]) {
      await (
        await admin(backend)
      )('PUT', connectorPath('shop'), { config: { syncConfig: { autoSync: false } } })
      await backend.control.advance(20 * DAY)
    }
    await (
      await admin(reset)
    )('POST', `${connectorPath('shop')}/reset`)
    await reset.control.advance(10_000)
    await (
      await admin(reset)
    )('POST', `${connectorPath('shop')}/sync`)
    await reset.control.advance(3000)
    await other.control.advance(10_000)
    await (
      await admin(other)
    )('POST', `${connectorPath('shop')}/sync`)
    await other.control.advance(3000)
    const orders = async (backend: Backend) => totalOf(await admin(backend), '/shop/:tenant/orders')
    expect(await orders(reset)).toBeGreaterThan(400)
    expect(await orders(reset)).toBe(await orders(other))
  })

  it('are not repeated by a change while one is under way', async () => {
    const backend = open()
    // The second sync, because the first one follows on a sync of the seed.
    await backend.control.advance(96 * 60_000 + 1000)
    const call = await admin(backend)
    expect((await call('GET', connectorPath('shop'))).state).toBe('SYNCING')
    await call('PUT', connectorPath('shop'), { name: 'Shop of the club' })
    await backend.control.advance(2500)
    expect(await call('GET', connectorPath('shop'))).toMatchObject({ state: 'SYNCED', name: 'Shop of the club' })
    await backend.control.advance(30 * 60_000)
    expect((await (await admin(backend))('GET', connectorPath('shop'))).state).toBe('SYNCED')
  })

  it('spread the orders of a second shop over its customers', async () => {
    const backend = createBackend({ scenario: 'rovers', anchor: ANCHOR, onBug: throwBug })
    const config = { syncConfig: { autoSync: true, interval: 60 } }
    const body = { name: 'Second shop', config, providerConfig: { provider: 'DEMOSHOP', config: {} } }
    const { id } = await (await admin(backend))('POST', '/integrations/:tenant/connectors', body)
    await backend.control.advance(30 * DAY)
    const { items } = await (await admin(backend))('GET', '/shop/:tenant/orders?limit=1000&orderBy=createdAt')
    const buyers = new Map<string, number>()
    for (const { connectorId, customerId } of items)
      if (connectorId === id) buyers.set(customerId, (buyers.get(customerId) ?? 0) + 1)
    const most = Math.max(...buyers.values())
    const count = [...buyers.values()].reduce((sum, orders) => sum + orders, 0)
    expect(count).toBeGreaterThan(100)
    expect(most / count).toBeLessThan(0.1)
  })

  it('end with the connector', async () => {
    const backend = open()
    const call = await admin(backend)
    await call('DELETE', connectorPath('shop'))
    await backend.control.advance(2 * DAY)
    expect(await totalOf(await admin(backend), '/shop/:tenant/orders')).toBe(0)
  })

  it('fail and recover at sources that are out of order now and then, and nowhere else', async () => {
    const backend = open('rovers')
    const states = new Map<string, Set<string>>()
    for (let day = 0; day < 40; day++) {
      await backend.control.advance(DAY)
      const { items } = await (await admin(backend))('GET', '/integrations/:tenant/connectors')
      for (const { name, state } of items) states.set(name, (states.get(name) ?? new Set()).add(state))
    }
    expect([...(states.get('Newsletter') ?? [])].toSorted()).toEqual(['FAILED', 'SYNCED'])
    for (const name of ['Fan register', 'Box office', 'Club shop'])
      expect([...(states.get(name) ?? [])]).toEqual(['SYNCED'])
  })

  it('renew most memberships when a season begins, and sell season tickets', async () => {
    const backend = open()
    const seasonTickets = async (season: string) =>
      totalOf(
        await admin(backend),
        `/ticketing/:tenant/tickets?searchQuery=${encodeURIComponent(`Season ticket ${season}`)}`,
      )
    const expired = async () => {
      const now = (await backend.control.info()).now
      const query = 'orderBy=expirationDate&orderDirection=asc&limit=100'
      const { items } = await (await admin(backend))('GET', `/membership/:tenant/memberships?${query}`)
      return items.filter(({ expirationDate }: { expirationDate: string }) => expirationDate < now).length
    }
    const [lapsed, sold] = [await expired(), await seasonTickets('2026/27')]
    await backend.control.advance(70 * DAY)
    expect(await seasonTickets('2026/27')).toBeGreaterThan(sold + 10)
    // Of about a hundred memberships, one in seven is not renewed.
    const more = (await expired()) - lapsed
    expect(more).toBeGreaterThan(2)
    expect(more).toBeLessThan(40)
  })
})

describe('time', () => {
  it('gives the same state in one jump, in many, and when it is replayed', { timeout: 60_000 }, async () => {
    const parts = fc.array(fc.integer({ min: 1, max: 9 * HOUR }), { minLength: 3, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(parts, async (steps) => {
        const store = memoryStore()
        const [jumping, stepping] = [open(), open('two-clubs', store)]
        await jumping.control.advance(steps.reduce((sum, step) => sum + step, 0))
        for (const step of steps) await stepping.control.advance(step)
        const hash = await jumping.control.stateHash()
        expect(await stepping.control.stateHash()).toBe(hash)
        expect(await open('two-clubs', store).control.stateHash()).toBe(hash)
      }),
      { numRuns: process.env.FULL ? 100 : 12, seed: 15 },
    )
  })

  it('gives the same state after a long gap before a new season', async () => {
    const days = [3, 1, 2, 4, 6, 1, 9, 12, 20]
    const run = async (backend: Backend, steps: readonly number[]) => {
      await (
        await admin(backend)
      )('PUT', connectorPath('fan'), { config: { syncConfig: { autoSync: false } } })
      // From late April to the end of May, the fan sheet is not read.
      await backend.control.advance(8 * DAY)
      await (
        await admin(backend)
      )('PUT', connectorPath('fan'), { config: { syncConfig: { autoSync: true } } })
      for (const step of steps) await backend.control.advance(step * DAY)
      return backend.control.stateHash()
    }
    const begin = () => createBackend({ scenario: 'rovers', anchor: Date.UTC(2026, 4, 13, 9), onBug: throwBug })
    const total = days.reduce((sum, step) => sum + step, 0)
    expect(await run(begin(), days)).toBe(await run(begin(), [total]))
  })

  it('does not depend on when users write', async () => {
    const store = memoryStore()
    const backend = open('two-clubs', store)
    for (let turn = 0; turn < 5; turn++) {
      const call = await admin(backend)
      const { items } = await call('GET', '/fan/:tenant/fan-profiles?limit=1')
      await call('PUT', `/fan/:tenant/fan-profiles/${items[0].id}`, { city: `Town ${turn}` })
      await call('POST', `${connectorPath(['shop', 'fan', 'ticketing'][turn % 3] ?? '')}/sync`)
      await backend.control.advance(31 * HOUR)
    }
    await (
      await admin(backend)
    )('POST', `${connectorPath('ticketing')}/reset`)
    await backend.control.advance(50 * HOUR)
    expect(await open('two-clubs', store).control.stateHash()).toBe(await backend.control.stateHash())
  })

  it('joins the events of a jump', async () => {
    const backend = open()
    const { call } = await person(backend)
    const events: string[] = []
    const stream = await call('GET', '/system/sse')
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (!reader) throw new Error('no stream')
    await reader.read()
    await backend.control.advance(14 * DAY)
    await backend.control.emit({ type: 'SegmentUpdated', tenant: rovers.id, id: null })
    for (let text = ''; !text.includes('SegmentUpdated');) {
      text = (await reader.read()).value ?? ''
      for (const [, type] of text.matchAll(/event: (\w+)/g)) events.push(type ?? '')
    }
    await reader.cancel()
    // Fourteen days of hourly syncs, and each event once per connector.
    expect(events.filter((type) => type === 'ShopOrdersUpdated')).toHaveLength(1)
    expect(events.filter((type) => type === 'FansImported')).toHaveLength(1)
    expect(events.length).toBeLessThan(25)
  })
})
