import { expect, it } from 'vitest'
import { TEST_ANCHOR } from '../backend.ts'
import type { Database, FanProfileRow } from '../db/database.ts'
import { seeded } from '../seed/seeded.ts'
import { rovers } from '../seed/scenarios/scenarios.ts'
import { home } from './home.ts'

const DAY = 24 * 60 * 60_000

/** The number of profiles, and those of the last year, month and week, each with the number in as long before. */
function counted(rows: readonly FanProfileRow[]) {
  const since = (days: number) =>
    rows.filter(({ signedUpAt }) => {
      const at = signedUpAt === null ? NaN : Date.parse(signedUpAt)
      return at > TEST_ANCHOR - days * DAY && at <= TEST_ANCHOR
    }).length
  const span = (days: number) => ({ value: since(days), before: since(2 * days) - since(days) })
  return { total: rows.length, year: span(365), month: span(30), week: span(7) }
}

/** What the statistics say, in the form of `counted`. */
async function answered(db: Database) {
  // The handler reads nothing else.
  const context = { params: { tenant: rovers.id }, db, clock: { now: () => TEST_ANCHOR } } as Parameters<
    typeof home.stats
  >[0]
  const stats = await home.stats(context)
  const span = ({ value, delta }: { value: number; delta: number | null }) => ({
    value,
    before: delta === null ? 0 : Math.round(value / (1 + delta / 100)),
  })
  return {
    total: stats.totalFans.value,
    year: span(stats.lastYearFans),
    month: span(stats.lastMonthFans),
    week: span(stats.lastWeekFans),
  }
}

it.each([
  ['few profiles have been written', 3],
  ['many have been written', 1500],
])('the statistics count every profile by its sign-up when %s', async (_, writes) => {
  const db = await seeded('rovers', { anchor: TEST_ANCHOR })
  const { fanProfiles } = db.tables
  const before = await answered(db)
  expect(before).toEqual(counted(fanProfiles.all(rovers.id)))

  const rows = fanProfiles.all(rovers.id).slice(-2 * writes)
  const iso = (daysAgo: number) => new Date(TEST_ANCHOR - daysAgo * DAY).toISOString()
  // Some are removed, some have another sign-up, in the future, too, and some have none.
  for (const { id } of rows.slice(writes)) fanProfiles.remove(rovers.id, id)
  const moments = [iso(1), iso(8), iso(-1), iso(31), null, iso(366)]
  const changed = rows
    .slice(0, writes)
    .map((row, at): FanProfileRow => ({ ...row, signedUpAt: moments[at % moments.length] ?? null }))
  fanProfiles.put(rovers.id, changed)
  expect(await answered(db)).toEqual(counted(fanProfiles.all(rovers.id)))
  expect(await answered(db)).not.toEqual(before)
})
