import type { ConnectorRecord } from '../../db/collections.ts'
import type { Database } from '../../db/database.ts'
import { createRng } from '../../db/random/rng.ts'
import { seededClubOf } from '../../seed/clubs/seededClubs.ts'
import { outagesOf } from '../../seed/connectors/connectors.ts'
import { MINUTE } from '../../seed/moments.ts'

/** True if the provider of a seeded connector is out of order at a moment. Some are now and then. */
export function isOutOfOrder(db: Database, { id, tenant }: ConnectorRecord, at: number): boolean {
  const club = seededClubOf(db, tenant)
  const probability = club ? outagesOf(club, id) : 0
  return probability > 0 && createRng(`outages/${id}/${Math.floor(at / MINUTE)}`).chance(probability)
}
