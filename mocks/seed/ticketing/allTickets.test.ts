import { expect, it } from 'vitest'
import { finish } from '../../db/steps.ts'
import { fold } from '../../db/text/fold.ts'
import { rovers } from '../scenarios/scenarios.ts'
import { seeded } from '../seeded.ts'

const query = { orderDirection: 'asc', searchQuery: '' } as const

/** One in so many tickets is compared, the first of each block that is computed at once among them. */
const EVERY = 64

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
  // A ticket in the wrong place by its e-mail would push others out of order from the start.
  const listedBy = [['name', tickets.size(rovers.id)] as const, ['email', 5000] as const]
  for (const [orderBy, limit] of listedBy) {
    const { items } = tickets.list(rovers.id, { ...query, orderBy, offset: 0, limit })
    const listed = items.map((ticket) => fold(ticket[orderBy]))
    expect(listed.findIndex((text, at) => text < (listed[at - 1] ?? ''))).toBe(-1)
  }
})
