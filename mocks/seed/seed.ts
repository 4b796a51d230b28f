import type { Database } from '../db/database.ts'
import { seedClub } from './account.ts'
import { seedBookmarksOf } from './bookmarks.ts'
import { seedConnectorsOf } from './connectors/connectors.ts'
import { seedRows } from './rows.ts'
import { scenarios, type ScenarioName } from './scenarios/scenarios.ts'
import { seedSegmentsOf } from './segments.ts'

/** Marks every seed; a build for a real server is searched for it. */
export const SEED_SENTINEL = 'touchline-seed-sentinel'

/**
 * Fills an empty database: the same scenario, seed and anchor give the same rows on any machine.
 *
 * Rows by the thousand come when somebody first asks for them; a club without fans has no sources either.
 */
export async function seedDatabase(db: Database, scenario: ScenarioName, seed: string, anchor: number) {
  const source = `${SEED_SENTINEL}/${scenario}/${seed}`
  // A person is the same in every scenario, so that a session outlives a change of it.
  const people = `${SEED_SENTINEL}/${seed}`
  for (const { club, fans } of scenarios[scenario].clubs) {
    const atWork = fans > 0
    await seedClub(db, club, { seed: people, anchor, atWork })
    if (!atWork) continue
    await seedConnectorsOf(db, club.id, anchor)
    await seedBookmarksOf(db, club.id, anchor)
    await seedSegmentsOf(db, club.id, anchor)
    seedRows(db.tables, club, { count: fans, seed: source, anchor })
  }
}
