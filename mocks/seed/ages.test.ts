import { expect, it } from 'vitest'
import { createDatabase } from '../db/database.ts'
import { rovers } from './scenarios/scenarios.ts'
import { seedDatabase } from './seed.ts'
import { WINTER } from './seeded.ts'

const page = { offset: 0, limit: 1000, orderBy: 'age', orderDirection: 'asc', searchQuery: '' } as const

it.each([2026, 2281, 2282, 9999])('lists everybody once by age in the year %i', async (year) => {
  let now = WINTER
  const iso = () => new Date(now).toISOString()
  const clock = { now: () => now, iso, today: () => iso().slice(0, 10), sessionTime: () => now }
  const db = createDatabase(clock, () => {})
  await seedDatabase(db, 'two-clubs', '1', WINTER)
  now = Date.UTC(year, 5, 1)
  const { items, totalItems } = db.tables.fans.list(rovers.id, page)
  expect(totalItems).toBeGreaterThan(200)
  expect(new Set(items.map(({ id }) => id)).size).toBe(totalItems)
  const days = items.map(({ birthDay }) => birthDay).filter((day) => day !== null)
  // The youngest come first, and somebody is older than 256 in the later years.
  expect(days[0] ?? '').toMatch(/^20/)
  expect((days[0] ?? '') > (days.at(-1) ?? '')).toBe(true)
})
