import { createDatabase, type Tables } from '../db/database.ts'
import { createSimulation } from '../db/simulation.ts'
import { harbour, rovers, type ScenarioName } from './scenarios.ts'
import { seedDatabase } from './seed.ts'

/** For the tests of this folder: a winter and a summer to seed in. */
export const WINTER = Date.UTC(2026, 0, 15, 9)
export const SUMMER = Date.UTC(2026, 6, 3, 21, 30)

/** For the tests of this folder: a seeded database. */
export async function seeded(scenario: ScenarioName, { seed = '1', anchor = WINTER } = {}) {
  const db = createDatabase(createSimulation(anchor, () => {}))
  await seedDatabase(db, scenario, seed, anchor)
  return db
}

export const tableNames = [
  'fans',
  'fanProfiles',
  'memberships',
  'shopCustomers',
  'shopOrders',
  'shopOrderItems',
  'ticketingCustomers',
  'tickets',
] as const satisfies (keyof Tables)[]

export const payingClubs = [rovers, harbour]

export const unique = (values: readonly unknown[]) => new Set(values).size === values.length
