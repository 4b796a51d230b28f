import type { ConnectorRecord } from '../../db/collections.ts'
import type { Database } from '../../db/database.ts'
import { createDraws } from '../../db/random/draws.ts'
import { seededClubOf } from '../../seed/clubs/seededClubs.ts'
import { outagesOf } from '../../seed/connectors/connectors.ts'
import { MINUTE } from '../../seed/moments.ts'

/** True if the provider of a seeded connector is out of order at a moment. Some are now and then. */
export function createOutages(db: Database) {
  const ofConnectors = new Map<string, (at: number) => boolean>()
  return ({ id, tenant }: ConnectorRecord, at: number): boolean => {
    let isDown = ofConnectors.get(id)
    if (!isDown) {
      const club = seededClubOf(db, tenant)
      const [draw, probability] = [createDraws(`outages/${id}`)('sync'), club ? outagesOf(club, id) : 0]
      isDown = (moment) => draw(Math.floor(moment / MINUTE)) < probability
      ofConnectors.set(id, isDown)
    }
    return isDown(at)
  }
}
