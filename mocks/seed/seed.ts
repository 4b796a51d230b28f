import type { Database } from '../db/database.ts'
import { seedClub } from './account.ts'
import { seedFanProfiles } from './fans.ts'
import { scenarios, type ScenarioName } from './scenarios.ts'

/** Marks every seed; a build for a real server is searched for it. */
export const SEED_SENTINEL = 'touchline-seed-sentinel'

/** Fills an empty database: the same scenario, seed and anchor give the same rows on any machine. */
export async function seedDatabase(db: Database, scenario: ScenarioName, seed: string, anchor: number) {
  const source = `${SEED_SENTINEL}/${scenario}/${seed}`
  // A person is the same in every scenario, so that a session outlives a change of it.
  const people = `${SEED_SENTINEL}/${seed}`
  for (const { club, fans } of scenarios[scenario].clubs) {
    await seedClub(db, club, people, anchor)
    db.fanProfiles.put(club.id, seedFanProfiles(club, fans, source, anchor))
  }
}
