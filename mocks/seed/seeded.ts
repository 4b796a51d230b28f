import { createDatabase, type Tables } from '../db/database.ts'
import { createSimulation } from '../db/simulation.ts'
import { harbour, rovers, type ScenarioName } from './scenarios/scenarios.ts'
import { seedDatabase } from './seed.ts'

/** Anchors for the tests of this folder: one in winter, one in summer. */
export const WINTER = Date.UTC(2026, 0, 15, 9)
export const SUMMER = Date.UTC(2026, 6, 3, 21, 30)

/** Creates a seeded database for tests. */
export async function seeded(scenario: ScenarioName, { seed = '1', anchor = WINTER } = {}) {
  const db = createDatabase(createSimulation(anchor, () => {}))
  await seedDatabase(db, scenario, seed, anchor)
  return db
}

// `Object.keys` gives strings; a database has no other tables.
export const tableNames = Object.keys(createDatabase(createSimulation(WINTER, () => {})).tables) as (keyof Tables)[]

export const payingClubs = [rovers, harbour]

export const unique = (values: readonly unknown[]) => new Set(values).size === values.length
