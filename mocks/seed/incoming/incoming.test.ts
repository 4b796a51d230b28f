import { describe, expect, it } from 'vitest'
import { Fan } from '../../../src/contract/fans.ts'
import { Membership } from '../../../src/contract/memberships.ts'
import { ShopCustomer, ShopOrder, ShopOrderItem } from '../../../src/contract/shop.ts'
import { Ticket, TicketingCustomer } from '../../../src/contract/ticketing.ts'
import type { ConnectorRecord } from '../../db/collections.ts'
import { createDatabase, type Database } from '../../db/database.ts'
import { idFrom } from '../../db/random/ids.ts'
import { createSimulation } from '../../db/simulation.ts'
import { removeRows, restoreRows, upsertRows } from '../../handlers/connectors/sources.ts'
import { connectorIdOf } from '../connectors/connectorIds.ts'
import { fixturesOf } from '../ticketing/fixtures.ts'
import { FIRST_SYNC_MS, type DeliveredRows } from './delivery.ts'
import { createIncoming } from './incoming.ts'
import { newclub, rovers } from '../scenarios/scenarios.ts'
import { seedDatabase } from '../seed.ts'
import { roversContent } from '../clubs/rovers.ts'
import { settingOf } from '../clubs/setting.ts'

const ANCHOR = Date.UTC(2026, 0, 15, 9)
const SUMMER = Date.UTC(2026, 5, 10, 9)
const DAY = 24 * 3_600_000

async function seeded(anchor = ANCHOR) {
  const clock = createSimulation(anchor, () => {})
  const db = createDatabase(clock)
  await seedDatabase(db, 'two-clubs', '1', anchor)
  return { db, clock }
}
type Seeded = Awaited<ReturnType<typeof seeded>>

const connectorOf = (db: Database, key: string) =>
  db.connectors.findFirst((q) => q.where({ id: connectorIdOf(rovers.id, key) }), { strict: true })

/** The rows of a sync that a user asks for; those of a first sync depend on `label`. */
function sync({ db, clock }: Seeded, connector: ConnectorRecord, label = 'first'): DeliveredRows {
  const club = db.clubs.findFirst((q) => q.where({ id: connector.tenant }), { strict: true })
  const now = clock.now()
  const from = connector.lastSync === null ? now - FIRST_SYNC_MS : Date.parse(connector.lastSync)
  const incoming = createIncoming({ db, club, seed: 'test', now, since: from })
  if (connector.lastSync !== null) return incoming.onRequest(connector, from, now)
  let lastId = 0
  return incoming.first(connector, now, () => idFrom(`test/${label}/${++lastId}`))
}

const unique = (values: readonly string[]) => new Set(values.map((value) => value.toLowerCase())).size === values.length

/** Checks the invariants of a club's tables, which hold after any syncs. */
function expectConsistent({ db, clock }: Seeded, tenant: string) {
  const { fans, shopCustomers, shopOrders, shopOrderItems, ticketingCustomers, tickets } = db.tables
  expect(unique(fans.all(tenant).map(({ email }) => email))).toBe(true)
  expect(unique(shopCustomers.all(tenant).map(({ email }) => email))).toBe(true)
  expect(unique(shopCustomers.all(tenant).map(({ customerId }) => customerId))).toBe(true)
  expect(unique(ticketingCustomers.all(tenant).map(({ email }) => email))).toBe(true)
  expect(unique(ticketingCustomers.all(tenant).map(({ customerId }) => customerId))).toBe(true)
  expect(unique(shopOrders.all(tenant).map(({ orderId }) => orderId))).toBe(true)
  expect(unique(shopOrderItems.all(tenant).map(({ itemId }) => itemId))).toBe(true)
  expect(unique(tickets.all(tenant).map(({ itemId }) => itemId))).toBe(true)
  const items = Map.groupBy(shopOrderItems.all(tenant), ({ orderId }) => orderId)
  const shoppers = new Map(shopCustomers.all(tenant).map((customer) => [customer.customerId, customer]))
  for (const { orderId, amount, customerId, email, timestamp, connectorId, createdAt } of shopOrders.all(tenant)) {
    const cents = (items.get(orderId) ?? []).reduce((total, item) => total + Math.round(item.total * 100), 0)
    expect(amount).toBe(cents / 100)
    expect(shoppers.get(customerId)).toMatchObject({ email, connectorId })
    expect(timestamp >= (shoppers.get(customerId)?.signedUpAt ?? '')).toBe(true)
    expect(createdAt >= timestamp && createdAt <= clock.iso()).toBe(true)
  }
  const patrons = new Map(ticketingCustomers.all(tenant).map((customer) => [customer.customerId, customer]))
  for (const { customerId, email, connectorId, timestamp, createdAt } of tickets.all(tenant)) {
    expect(patrons.get(customerId)).toMatchObject({ email, connectorId })
    expect(timestamp >= (patrons.get(customerId)?.signedUpAt ?? '')).toBe(true)
    expect(createdAt >= timestamp && createdAt <= clock.iso()).toBe(true)
  }
}

function expectContract(rows: DeliveredRows) {
  for (const row of rows.memberships) Membership.parse(row)
  for (const row of rows.fans) Fan.parse({ ...row, age: null })
  for (const row of rows.shopCustomers) ShopCustomer.parse(row)
  for (const row of rows.shopOrders) ShopOrder.parse(row)
  for (const row of rows.shopOrderItems) ShopOrderItem.parse(row)
  for (const row of rows.ticketingCustomers) TicketingCustomer.parse(row)
  for (const row of rows.tickets) Ticket.parse(row)
}

describe('a later sync', () => {
  it.each([ANCHOR, SUMMER])('brings a few new rows, and keeps the tables consistent (%d)', async (anchor) => {
    const model = await seeded(anchor)
    for (let turn = 0; turn < 12; turn++) {
      for (const key of ['fan', 'shop', 'ticketing']) {
        const connector = connectorOf(model.db, key)
        const lastSync = turn === 0 ? (connector.lastSync ?? '') : new Date(model.clock.now() - DAY).toISOString()
        const rows = sync(model, { ...connector, lastSync })
        expectContract(rows)
        expect(Object.values(rows).flat().length).toBeGreaterThan(0)
        for (const { timestamp } of [...rows.shopOrders, ...rows.tickets]) {
          expect(timestamp >= lastSync && timestamp <= model.clock.iso()).toBe(true)
        }
        expect(rows.fans.length).toBeLessThanOrEqual(4)
        expect(rows.shopOrders.length).toBeLessThanOrEqual(6)
        expect(rows.tickets.length).toBeLessThanOrEqual(24)
        upsertRows(model.db, rovers.id, rows)
      }
      await model.clock.advanceTo(model.clock.now() + DAY)
    }
    expectConsistent(model, rovers.id)
  })

  it('works a moment after the last one', async () => {
    const model = await seeded()
    for (const key of ['fan', 'shop', 'ticketing']) {
      const rows = sync(model, { ...connectorOf(model.db, key), lastSync: model.clock.iso() })
      expectContract(rows)
      upsertRows(model.db, rovers.id, rows)
    }
    expectConsistent(model, rovers.id)
  })

  it('brings the same rows for the same state, and changes nothing by itself', async () => {
    const [model, again] = [await seeded(), await seeded()]
    const connector = { ...connectorOf(model.db, 'ticketing'), lastSync: new Date(ANCHOR - 9 * DAY).toISOString() }
    const before = model.db.tables.tickets.all(rovers.id).length
    expect(sync(model, connector)).toEqual(sync(again, connector))
    expect(model.db.tables.tickets.all(rovers.id).length).toBe(before)
  })

  it('sells no seat twice', async () => {
    const model = await seeded()
    const { tickets } = model.db.tables
    const [sold] = tickets.all(rovers.id)
    if (!sold) throw new Error('the seed has tickets')
    const setting = settingOf(rovers, roversContent.setting)
    const events = fixturesOf(setting, ANCHOR - 5 * DAY, ANCHOR + 40 * DAY).map(({ event }) => event)
    const everySeat = setting.ground.stands.flatMap(({ name, rows, seats }) =>
      Array.from(
        { length: rows * seats },
        (_, seat) => `${name}, row ${1 + (seat % rows)}, seat ${1 + Math.floor(seat / rows)}`,
      ),
    )
    // The same teams have met before: only what was sold for this game counts.
    const timestamp = new Date(ANCHOR - DAY).toISOString()
    const soldOut = events.flatMap((event) =>
      everySeat.map((seat) => ({ ...sold, id: `${event} ${seat}`, timestamp, event, name: `Adult, ${seat}` })),
    )
    tickets.put(rovers.id, soldOut)
    const lastSync = new Date(ANCHOR - 5 * DAY).toISOString()
    const rows = sync(model, { ...connectorOf(model.db, 'ticketing'), lastSync })
    expect(rows.tickets.length).toBeGreaterThan(1)
    for (const { name } of rows.tickets) expect(name).toMatch(/^(Adult|Junior|Concession), Ropewalk Terrace, standing$/)
  })

  it('avoids the numbers and people of rows that a reset has removed', async () => {
    const model = await seeded()
    const connector = connectorOf(model.db, 'shop')
    const rows = removeRows(model.db, rovers.id, connector.id)
    expect(model.db.tables.shopOrders.all(rovers.id).length).toBe(0)
    model.db.rowsToRestore.set(connector.id, rows)
    const other = { ...connector, id: 'another-shop', lastSync: null }
    upsertRows(model.db, rovers.id, sync(model, other))
    restoreRows(model.db, rovers.id, rows)
    expectConsistent(model, rovers.id)
  })
})

describe('a first sync', () => {
  it.each([ANCHOR, SUMMER])('brings people and years of purchases to a new club (%d)', async (anchor) => {
    const model = await seeded(anchor)
    for (const [key, provider, type] of [
      ['fan', 'FANGOOGLESHEETS', 'fan'],
      ['shop', 'DEMOSHOP', 'shop'],
      ['ticketing', 'DEMOTICKETING', 'ticketing'],
    ] as const) {
      const rows = sync(model, {
        ...connectorOf(model.db, key),
        id: `first-${key}`,
        tenant: newclub.id,
        type,
        provider,
        lastSync: null,
      })
      expectContract(rows)
      upsertRows(model.db, newclub.id, rows)
    }
    const { fans, shopCustomers, shopOrders, ticketingCustomers, tickets } = model.db.tables
    expect(fans.all(newclub.id).length).toBe(80)
    expect(shopCustomers.all(newclub.id).length).toBe(60)
    expect(ticketingCustomers.all(newclub.id).length).toBeGreaterThan(40)
    expect(shopOrders.all(newclub.id).length).toBeGreaterThan(60)
    expect(tickets.all(newclub.id).length).toBeGreaterThan(60)
    expect(tickets.all(newclub.id).every(({ stadium }) => stadium === `${newclub.name} Ground`)).toBe(true)
    expect(fans.all(newclub.id).every(({ country }) => country === null || country === 'Ireland')).toBe(true)
    const people = new Set(fans.all(newclub.id).map(({ email }) => email))
    expect(shopCustomers.all(newclub.id).some(({ email }) => people.has(email))).toBe(true)
    // A fan who has a seat for the season is a member with one.
    const season = tickets
      .all(newclub.id)
      .map(({ event }) => event)
      .filter((event) => event.startsWith('Season ticket'))
      .toSorted()
      .at(-1)
    const holders = new Set(
      tickets.all(newclub.id).flatMap((ticket) => (ticket.event === season ? ticket.email.toLowerCase() : [])),
    )
    const holding = fans.all(newclub.id).filter(({ email }) => holders.has(email.toLowerCase()))
    expect(holding.length).toBeGreaterThan(0)
    for (const { membership } of holding) expect(['Season ticket', 'Hospitality']).toContain(membership)
    expectConsistent(model, newclub.id)
  })

  it('brings nothing from marketing, analytics and social networks', async () => {
    const model = await seeded()
    for (const key of ['newsletter', 'analytics', 'social']) {
      const rows = sync(model, { ...connectorOf(model.db, key), lastSync: null })
      expect(Object.values(rows).flat()).toEqual([])
    }
  })
})
