import { describe, expect, it } from 'vitest'
import { createDatabase, type Tables } from '../../db/database.ts'
import { createSimulation } from '../../db/simulation.ts'
import { harbour, rovers } from '../scenarios/scenarios.ts'
import { seeded, WINTER } from '../seeded.ts'

const needles = (texts: readonly (string | null)[]) =>
  texts.flatMap((text) =>
    text === null || text === '' ? [] : [text, text.slice(1, 4), text.slice(-5), text.slice(2, 3)],
  )

/** Lists generated rows, and the same rows after they were written. */
function both(generated: Tables, name: 'fanProfiles' | 'fans' | 'memberships', tenant: string) {
  const { tables } = createDatabase(createSimulation(WINTER, () => {}))
  const rows = generated[name].all(tenant)
  // Each table takes the rows of the table with its name.
  tables[name].put(tenant, rows as never)
  return { rows, written: tables[name], generated: generated[name] }
}

describe.each([
  ['rovers', 'fanProfiles', rovers.id],
  ['two-clubs', 'memberships', rovers.id],
  ['two-clubs', 'fanProfiles', harbour.id],
  ['two-clubs', 'fans', harbour.id],
  ['two-clubs', 'memberships', harbour.id],
] as const)('generated rows of %s, %s', (scenario, name, tenant) => {
  it('are listed as written rows are, in any order and for any search', async () => {
    const { tables } = await seeded(scenario)
    const { rows, written, generated } = both(tables, name, tenant)
    const columns = ['createdAt', 'email', 'firstName', 'city', 'country', 'connectorId'] as const
    const others = {
      fanProfiles: ['gender', 'membership', 'signedUpAt', 'age', 'score'],
      fans: ['gender', 'membership', 'signedUpAt', 'age', 'score'],
      memberships: ['membershipId', 'type', 'entryDate', 'expirationDate'],
    }[name]
    for (const orderBy of [...columns, ...others]) {
      for (const orderDirection of ['asc', 'desc']) {
        const query = { offset: 0, limit: rows.length, orderBy, orderDirection, searchQuery: '' } as never
        expect(generated.list(tenant, query).items.map(({ id }) => id)).toEqual(
          written.list(tenant, query).items.map(({ id }) => id),
        )
      }
    }
    const samples = rows.filter((_, at) => at % Math.ceil(rows.length / 5) === 0)
    const texts = samples.flatMap((row) => [
      `${row.firstName} ${row.lastName ?? ''}`,
      row.firstName.slice(-2) + ' ',
      ` ${row.lastName?.slice(0, 2) ?? ''}`,
      row.email,
      row.city,
      row.country,
      row.phone,
      ...('membershipId' in row ? [row.membershipId] : []),
    ])
    for (const searchQuery of new Set([
      ...needles(texts),
      ' ',
      '@',
      '.',
      '1',
      '77',
      '+44',
      '-',
      '_',
      'a b',
      'no one',
    ])) {
      const query = { offset: 0, limit: 50, orderBy: 'createdAt', orderDirection: 'asc', searchQuery } as never
      const [found, expected] = [generated.list(tenant, query), written.list(tenant, query)]
      expect([found.totalItems, found.items], searchQuery).toEqual([expected.totalItems, expected.items])
    }
  })

  it('are found by id and by their unique value', async () => {
    const { tables } = await seeded(scenario)
    const { rows, generated } = both(tables, name, tenant)
    for (const row of rows) {
      expect(generated.get(tenant, row.id)).toEqual(row)
      const value = 'membershipId' in row ? row.membershipId : row.email
      expect(generated.find(tenant, value)).toEqual(row)
    }
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted())
    for (const unknown of [
      '',
      'nobody@post.example',
      'a.smith99999@post.example',
      '0'.repeat(20),
      'WR-2024-99999',
      'x@y',
    ])
      expect([generated.get(tenant, unknown), generated.find(tenant, unknown)]).toEqual([undefined, undefined])
  })
})
