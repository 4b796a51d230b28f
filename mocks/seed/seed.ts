import type { Database } from '../db/database.ts'
import { seedClub } from './account.ts'
import { seedBookmarksOf } from './bookmarks.ts'
import { seedConnectorsOf } from './connectors/connectors.ts'
import { harbourContent } from './clubs/harbour.ts'
import { roversContent } from './clubs/rovers.ts'
import { addSeededClub } from './clubs/seededClubs.ts'
import type { ClubContent } from './clubs/content.ts'
import { seedRows } from './rows.ts'
import { harbour, rovers, scenarios, seedClubs, type ScenarioName } from './scenarios/scenarios.ts'
import { seedSegmentsOf } from './segments.ts'

/** Part of every seed. A test searches the build for a real server for it. */
export const SEED_SENTINEL = 'touchline-seed-sentinel'

/** What the clubs with data have, by their ids. */
const contents: Record<string, ClubContent> = { [rovers.id]: roversContent, [harbour.id]: harbourContent }

/**
 * Fills an empty database: the same scenario, seed and anchor give the same rows on any machine.
 *
 * Large tables are not stored: their rows are computed from their numbers. A club without fans has no connectors.
 */
export async function seedDatabase(db: Database, scenario: ScenarioName, seed: string, anchor: number) {
  const source = `${SEED_SENTINEL}/${scenario}/${seed}`
  // People are the same in every scenario, so that a session survives a change of scenario.
  const people = `${SEED_SENTINEL}/${seed}`
  for (const [name, club] of Object.entries(seedClubs)) {
    // `Object.entries` gives strings; the record has no other keys.
    const fans = scenarios[scenario].fans[name as keyof typeof seedClubs]
    const hasData = fans > 0
    const content = contents[club.id]
    await seedClub(db, club, { seed: people, anchor, content: hasData ? (content ?? null) : null })
    if (!content) continue
    const seeded = { ...club, content }
    addSeededClub(db, seeded)
    if (!hasData) continue
    await seedConnectorsOf(db, seeded, anchor)
    await seedBookmarksOf(db, seeded, anchor)
    await seedSegmentsOf(db, seeded, anchor)
    seedRows(db.tables, seeded, { count: fans, seed: source, anchor })
  }
}
