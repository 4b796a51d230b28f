import type { Database } from '../../db/database.ts'
import type { SeedClub } from '../scenarios/scenarios.ts'
import type { ClubContent } from './content.ts'

/** A club of the seed that can have data. */
export interface SeededClub extends SeedClub {
  content: ClubContent
  /** The number of people that were seeded. */
  fans: number
}

const ofDatabases = new WeakMap<Database, Map<string, SeededClub>>()

/** Notes that a club of a database belongs to the seed, so that what arrives later fits. */
export function addSeededClub(db: Database, club: SeededClub) {
  const clubs = ofDatabases.get(db) ?? new Map<string, SeededClub>()
  ofDatabases.set(db, clubs.set(club.id, club))
}

/** The data from which a club was seeded; undefined for one that has signed up. */
export const seededClubOf = (db: Database, tenant: string): SeededClub | undefined => ofDatabases.get(db)?.get(tenant)
