import { expect, it } from 'vitest'
import { finish } from '../../db/steps.ts'
import { rovers } from '../scenarios/scenarios.ts'
import { seeded } from '../seeded.ts'

const query = { orderDirection: 'asc', searchQuery: '' } as const

/** Every so many tickets are compared: some of each place in a booking, and of each block that is computed at once. */
const EVERY = 61

it('tickets are the same whether they are read one by one or all at once', async () => {
  const [single, whole] = [(await seeded('rovers')).tables.tickets, (await seeded('rovers')).tables.tickets]
  const facts = whole.facts(rovers.id)
  for (const name of ['person', 'cents', 'event', 'kind'] as const) finish(facts.read(name))
  const count = whole.size(rovers.id)
  expect(count).toBeGreaterThan(20_000)
  for (let offset = 0; offset < count; offset += EVERY) {
    const page = { ...query, orderBy: 'timestamp', offset, limit: 1 } as const
    expect(single.list(rovers.id, page).items).toEqual(whole.list(rovers.id, page).items)
  }
})

it('tickets of a large club are in order, whose keys are computed block by block', async () => {
  const { tickets } = (await seeded('huge')).tables
  const count = tickets.size(rovers.id)
  for (const orderBy of ['name', 'email'] as const) {
    const listed: string[] = []
    for (let offset = 0; offset < count; offset += Math.floor(count / 40))
      for (const item of tickets.list(rovers.id, { ...query, orderBy, offset, limit: 20 }).items)
        listed.push(item[orderBy].toLowerCase())
    expect(listed).toEqual(listed.toSorted((a, b) => (a < b ? -1 : 1)))
  }
})
