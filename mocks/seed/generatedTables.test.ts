import { describe, expect, it } from 'vitest'
import { createDatabase, type Tables } from '../db/database.ts'
import { createSimulation } from '../db/simulation.ts'
import { finish, ready } from '../db/steps.ts'
import type { Table } from '../db/table/table.ts'
import { harbour, rovers } from './scenarios/scenarios.ts'
import { seeded, tableNames, WINTER } from './seeded.ts'

/** A table of rows that have some of these fields. */
type AnyTable = Table<{ id: string; email?: string; customerId?: string; membership?: string | null }, string>
type TableName = keyof Tables

/** The rows, the table that generates them, and a table to which they were written. */
async function open(scenario: 'rovers' | 'two-clubs', name: TableName, tenant: string) {
  const { tables } = createDatabase(createSimulation(WINTER, () => {}))
  // A table takes the rows of the table with the same name.
  const [written, generated] = [
    tables[name] as never as AnyTable,
    (await seeded(scenario)).tables[name] as never as AnyTable,
  ]
  const rows = generated.all(tenant)
  written.put(tenant, rows)
  return { rows, written, generated }
}

const columns: Record<TableName, readonly string[]> = {
  fans: ['email', 'gender', 'city', 'country', 'membership', 'connectorId', 'signedUpAt', 'firstName', 'age', 'score'],
  fanProfiles: [
    'email',
    'gender',
    'city',
    'country',
    'membership',
    'connectorId',
    'signedUpAt',
    'firstName',
    'age',
    'score',
  ],
  memberships: [
    'membershipId',
    'type',
    'email',
    'city',
    'country',
    'connectorId',
    'entryDate',
    'expirationDate',
    'firstName',
  ],
  shopCustomers: ['customerId', 'firstName', 'lastName', 'email', 'country', 'connectorId', 'signedUpAt'],
  shopOrders: ['orderId', 'customerId', 'email', 'connectorId', 'timestamp', 'amount'],
  shopOrderItems: ['itemId', 'name', 'orderId', 'productId', 'connectorId', 'price', 'quantity', 'total'],
  ticketingCustomers: ['customerId', 'firstName', 'lastName', 'email', 'country', 'connectorId', 'signedUpAt'],
  tickets: [
    'itemId',
    'orderId',
    'customerId',
    'email',
    'event',
    'name',
    'stadium',
    'connectorId',
    'timestamp',
    'price',
  ],
}

const pieces = (text: string) => [text, text.slice(1, 4), text.slice(-5), text.slice(2, 3)]

const idsOf = (row: { email?: string }) =>
  [row.email, ...['itemId', 'orderId'].map((name) => Object.entries(row).find(([key]) => key === name)?.[1])].filter(
    (value) => typeof value === 'string',
  )

/** What goes across the parts of an e-mail or an id: some characters around each that is no letter. */
const seams = (text: string) =>
  Array.from(text.matchAll(/[^a-z](?=.)/gi), ({ index }) => [
    text.slice(Math.max(0, index - 2), index + 1),
    text.slice(Math.max(0, index - 1), index + 3),
    text.slice(index, index + 2),
  ]).flat()

describe.each([
  // Only many people share names, so that e-mails need numbers.
  ['rovers', 'fanProfiles', rovers.id] as const,
  ...tableNames.flatMap((name) => [['two-clubs', name, rovers.id] as const, ['two-clubs', name, harbour.id] as const]),
])('generated rows of %s, %s', (scenario, name, tenant) => {
  const shift = tenant === rovers.id ? 0 : 1
  /** In the gate, one of two ways for each column: the other club's table of the same kind has it the other way. */
  function oneOf<const Way>(ways: readonly [Way, Way], column: number): readonly Way[] {
    return process.env.FULL ? ways : [ways[(column + shift) % 2 === 0 ? 0 : 1]]
  }

  it('are listed as written rows are, in any order and for any search', async () => {
    const { rows, written, generated } = await open(scenario, name, tenant)
    for (const [at, orderBy] of [...columns[name], 'createdAt'].entries()) {
      for (const orderDirection of oneOf(['asc', 'desc'], at)) {
        const query = { offset: 0, limit: rows.length, orderBy, orderDirection, searchQuery: '' }
        const [found, expected] = [generated.list(tenant, query), written.list(tenant, query)]
        expect(
          found.items.map(({ id }) => id),
          orderBy,
        ).toEqual(expected.items.map(({ id }) => id))
      }
    }
    const samples = rows.filter((_, at) => at % Math.ceil(rows.length / 5) === 0)
    const texts = samples.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string'))
    const names = samples.flatMap((row) =>
      'firstName' in row && 'lastName' in row
        ? [`${String(row.firstName)} ${typeof row.lastName === 'string' ? row.lastName : ''}`]
        : [],
    )
    const special = [' ', '@', '.', '1', '77', '+44', '-', '_', 'a b', 'no one', '1-', 't-', 't2', 'b-', 'b-0', 'b-09']
    const across = samples.flatMap((row) => idsOf(row).flatMap(seams))
    const needles = new Set([...[...texts, ...names].flatMap(pieces), ...across, ...special])
    for (const searchQuery of needles) {
      const query = { offset: 0, limit: 50, orderBy: 'createdAt', orderDirection: 'asc', searchQuery } as const
      const [found, expected] = [generated.list(tenant, query), written.list(tenant, query)]
      expect([found.totalItems, found.items], searchQuery).toEqual([expected.totalItems, expected.items])
    }
  })

  it('are sorted as written rows are by the very first list, at once and prepared', async () => {
    const { rows, written } = await open(scenario, name, tenant)
    for (const [at, orderBy] of columns[name].entries()) {
      const query = { offset: 0, limit: rows.length, orderBy, orderDirection: 'asc', searchQuery: '' } as const
      const expected = written.list(tenant, query).items.map(({ id }) => id)
      for (const isPrepared of oneOf([true, false], at)) {
        const fresh = (await seeded(scenario)).tables[name] as never as AnyTable
        if (isPrepared) finish(fresh.prepareList(tenant, query) ?? ready(null))
        const found = fresh.list(tenant, query).items.map(({ id }) => id)
        expect(found, `${orderBy}, ${isPrepared ? 'prepared' : 'at once'}`).toEqual(expected)
      }
    }
  })

  it('are found by id and by what they are looked up by', async () => {
    const { rows, written, generated } = await open(scenario, name, tenant)
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
    const byText = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : 1)
    for (const row of rows) expect(generated.get(tenant, row.id)).toEqual(row)
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted())
    const values = new Set(rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string')))
    for (const value of [...values].slice(0, process.env.FULL ? 3000 : 1000)) {
      expect(generated.findAll(tenant, value).toSorted(byId)).toEqual(written.findAll(tenant, value).toSorted(byId))
      // Some of these are read without making the rows.
      for (const field of ['email', 'customerId', 'membership'] as const)
        expect(generated.findFields(tenant, value, field).toSorted(byText), field).toEqual(
          written.findFields(tenant, value, field).toSorted(byText),
        )
    }
    for (const unknown of [
      '',
      'nobody@post.example',
      'a.smith99999@post.example',
      '0'.repeat(20),
      'WR-2024-99999',
      'x@y',
      '1',
    ])
      expect([generated.get(tenant, unknown), generated.findAll(tenant, unknown)]).toEqual([undefined, []])
  })
})
