import { expect, it } from 'vitest'
import { countWhile } from '../db/countWhile.ts'
import { createDatabase } from '../db/database.ts'
import { createSimulation } from '../db/simulation.ts'
import { roversContent } from './clubs/rovers.ts'
import { seedRows } from './rows.ts'
import { rovers } from './scenarios/scenarios.ts'
import { WINTER } from './seeded.ts'

it('sorts the memberships of a club with more than 99,999 in a year by their numbers as texts, also after a removal', () => {
  const { tables } = createDatabase(createSimulation(WINTER, () => {}))
  const ofMembers = { ...rovers, content: { ...roversContent, members: 1 } }
  seedRows(tables, ofMembers, { count: 550_000, seed: '1', anchor: WINTER })
  const { memberships } = tables
  const page = (offset: number, limit: number) =>
    memberships
      .list(rovers.id, { offset, limit, orderBy: 'membershipId', orderDirection: 'asc', searchQuery: '' })
      .items.map(({ membershipId }) => membershipId)
  const size = memberships.size(rovers.id)

  const samples = Array.from({ length: size / 1000 }, (_, at) => page(at * 1000, 1)[0] ?? '')
  expect(samples).toEqual(samples.toSorted())
  const first = countWhile(size, (offset) => (page(offset, 1)[0] ?? '') < 'WR-2025-10000')
  const sorted = [10_000, ...Array.from({ length: 10 }, (_, at) => 100_000 + at), 10_001].map((n) => `WR-2025-${n}`)
  expect(page(first, 12)).toEqual(sorted)

  const [removed] = memberships.findAll(rovers.id, 'WR-2025-100004')
  memberships.remove(rovers.id, removed?.id ?? '')
  expect(page(first, 11)).toEqual(sorted.filter((number) => number !== 'WR-2025-100004'))
})
