import type { Database } from '../db/database.ts'
import { seedClub } from './account.ts'
import { seedBookmarksOf } from './bookmarks.ts'
import { seedConnectorsOf } from './connectors/connectors.ts'
import { addSeededClub } from './clubs/seededClubs.ts'
import { seedRows } from './rows.ts'
import { clubsOf } from './scenarios/clubsOf.ts'
import type { ScenarioName } from './scenarios/scenarios.ts'
import { seedSegmentsOf } from './segments.ts'

/** Part of every seed. A test searches the build for a real server for it. */
export const SEED_SENTINEL = 'touchline-seed-sentinel'

/**
 * Fills an empty database: the same scenario, seed and anchor give the same rows on any machine.
 *
 * Large tables are not stored: their rows are computed from their numbers. A club without fans has no connectors.
 *
 * @param data the club of the scenario `prospect`; see `clubsOf`
 */
export async function seedDatabase(db: Database, scenario: ScenarioName, seed: string, anchor: number, data?: unknown) {
  const source = `${SEED_SENTINEL}/${scenario}/${seed}`
  // People are the same in every scenario, so that a session survives a change of scenario.
  const people = `${SEED_SENTINEL}/${seed}`
  for (const { club, content, fans } of clubsOf(scenario, data)) {
    const hasData = content !== null && fans > 0
    await seedClub(db, club, { seed: people, anchor, content: hasData ? content : null })
    if (!content) continue
    const seeded = { ...club, content, fans }
    addSeededClub(db, seeded)
    if (!hasData) continue
    await seedConnectorsOf(db, seeded, anchor)
    await seedBookmarksOf(db, seeded, anchor)
    await seedSegmentsOf(db, seeded, anchor)
    seedRows(db.tables, seeded, { seed: source, anchor })
  }
}
