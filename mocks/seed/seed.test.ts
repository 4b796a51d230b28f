import { describe, expect, it } from 'vitest'
import type { Tables } from '../db/database.ts'
import { harbour, newclub, rovers } from './scenarios/scenarios.ts'
import { payingClubs, seeded, tableNames, unique } from './seeded.ts'

/** The rows of all tables, which are made in the given order. */
const dump = (tables: Tables, order: readonly (typeof tableNames)[number][] = tableNames) =>
  Object.fromEntries(
    order.map((name) => [name, payingClubs.map(({ id }): readonly object[] => [...tables[name].all(id)])]),
  )

describe('the seed', () => {
  it('is the same for the same seed and anchor, and different for another seed', async () => {
    const { tables, connectors, bookmarks, segments, users } = await seeded('two-clubs')
    const again = await seeded('two-clubs')
    expect(dump(again.tables)).toEqual(dump(tables))
    expect(again.connectors.all()).toEqual(connectors.all())
    expect(again.bookmarks.all()).toEqual(bookmarks.all())
    expect(again.segments.all()).toEqual(segments.all())
    expect(again.users.all()).toEqual(users.all())
    const other = dump((await seeded('two-clubs', { seed: '2' })).tables)
    for (const name of tableNames) expect(other[name]).not.toEqual(dump(tables)[name])
  })

  it('does not depend on when its rows are generated, nor on earlier writes', async () => {
    const before = dump((await seeded('two-clubs')).tables)
    const { tables } = await seeded('two-clubs')
    for (const profile of tables.fanProfiles.all(rovers.id))
      tables.fanProfiles.put(rovers.id, [{ ...profile, email: `new.${profile.email}`, score: 1 }])
    const after = dump(tables, tableNames.toReversed())
    for (const name of tableNames.filter((each) => each !== 'fanProfiles')) expect(after[name]).toEqual(before[name])
  })

  it('has at least 25 rows in every table of a paying club, and none in a new club', async () => {
    const { tables, users } = await seeded('two-clubs')
    for (const name of tableNames) {
      for (const { id } of payingClubs) expect(tables[name].all(id).length, name).toBeGreaterThanOrEqual(25)
      expect(tables[name].all(newclub.id).length).toBe(0)
    }
    const staff = users.findMany((q) => q.where({ tenant: rovers.id }))
    expect(staff.length).toBeGreaterThanOrEqual(24)
    expect(staff.slice(0, 4).map(({ email }) => email)).toEqual(rovers.users.map(({ email }) => email))
    expect(unique(users.all().map(({ email }) => email))).toBe(true)
  })

  it('gives a club of 12,000 fans a history of five years', async () => {
    const { tables } = await seeded('rovers')
    const expected = { memberships: 4400, shopOrders: 18_000, shopOrderItems: 40_000, tickets: 30_000 } as const
    for (const name of ['memberships', 'shopOrders', 'shopOrderItems', 'tickets'] as const) {
      const count = tables[name].all(rovers.id).length
      expect(Math.abs(count / expected[name] - 1), `${name}: ${count}`).toBeLessThan(0.07)
    }
  }, 30_000)

  it('gives a club that has just signed up no staff, connectors and rows', async () => {
    const { tables, users, connectors, bookmarks, segments } = await seeded('new-club')
    for (const name of tableNames) expect(tables[name].hashes()).toEqual({})
    expect([...connectors.all(), ...bookmarks.all(), ...segments.all()]).toEqual([])
    expect(users.all()).toHaveLength(newclub.users.length + rovers.users.length + harbour.users.length)
  })

  it('has the same people and connectors in every scenario', async () => {
    const [small, large] = [await seeded('two-clubs'), await seeded('rovers')]
    expect(large.users.all()).toEqual(small.users.all())
    expect(large.connectors.all()).toEqual(small.connectors.all())
    expect(large.bookmarks.all()).toEqual(small.bookmarks.all())
    expect(large.segments.all()).toEqual(small.segments.all())
  })
})

describe('the fans who joined last', () => {
  it.each(['rovers', 'two-clubs'] as const)('have orders and tickets in %s', async (scenario) => {
    const { tables } = await seeded(scenario)
    for (const { id } of payingClubs) {
      const { items } = tables.fanProfiles.list(id, {
        limit: 20,
        offset: 0,
        searchQuery: '',
        orderBy: 'createdAt',
        orderDirection: 'desc',
      })
      expect(items).toHaveLength(20)
      for (const { email, score, fanId, signedUpAt } of items) {
        expect(score).not.toBeNull()
        expect(fanId).not.toBeNull()
        const purchases = [...tables.shopOrders.find(id, email), ...tables.tickets.find(id, email)]
        expect(purchases.length, email).toBeGreaterThan(1)
        for (const { timestamp } of purchases) expect(timestamp >= (signedUpAt ?? '')).toBe(true)
      }
    }
  })
})

describe('fans with a high score', () => {
  it('buy often, and have bought something', async () => {
    const { tables } = await seeded('two-clubs')
    const bought = Map.groupBy(tables.shopOrders.all(rovers.id), ({ email }) => email)
    const mean = (from: number, to: number) => {
      const people = tables.fanProfiles
        .all(rovers.id)
        .filter(({ score }) => score !== null && score >= from && score < to)
      return people.reduce((total, { email }) => total + (bought.get(email)?.length ?? 0), 0) / people.length
    }
    expect(mean(70, 101)).toBeGreaterThan(2 * mean(0, 40))
    const loyal = tables.fanProfiles.all(rovers.id).filter(({ score }) => score !== null && score >= 60)
    const purchases = [...tables.shopOrders.all(rovers.id), ...tables.tickets.all(rovers.id)]
    const buyers = new Set(purchases.map(({ email }) => email))
    for (const { email } of loyal) expect(buyers.has(email), email).toBe(true)
  })
})
