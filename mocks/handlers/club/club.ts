import type { Club, ClubUpdate } from '../../../src/contract/club.ts'
import type { ClubRecord } from '../../db/collections.ts'
import type { Database } from '../../db/database.ts'
import type { Handlers } from '../../http/handler.ts'
import { refused } from '../../http/problems.ts'
import { findCountry, findSport } from '../../seed/system.ts'
import { clubOf, definedOf } from '../records.ts'
import { clubWords } from '../words.ts'

export const club: Handlers['club'] = {
  get: ({ params, db }) => toReply(clubOf(db, params.tenant)),

  async update({ params, body, db }) {
    const { name, description } = body
    const change = {
      ...settingsOf(db, params.tenant, body.config ?? {}, 'config.'),
      ...settingsOf(db, params.tenant, body),
    }
    const updated = await db.clubs.update((q) => q.where({ id: params.tenant }), {
      data(record) {
        Object.assign(record, definedOf({ name, description }))
        Object.assign(record.config, change)
      },
    })
    return toReply(updated ?? clubOf(db, params.tenant))
  },

  /**
   * Deletes the club with all its records. The tokens of its users become invalid (docs/contract.md#token-lifetimes,
   * docs/contract.md#delete-account).
   */
  remove({ params: { tenant }, db, clock }) {
    clock.cancel(tenant)
    for (const table of Object.values(db.tables)) table.clear(tenant)
    for (const { id } of db.connectors.findMany((q) => q.where({ tenant }))) {
      db.rowsToRestore.delete(id)
      db.undelivered.delete(id)
      db.autoSyncs.delete(id)
    }
    db.users.deleteMany((q) => q.where({ tenant }))
    db.connectors.deleteMany((q) => q.where({ tenant }))
    db.bookmarks.deleteMany((q) => q.where({ tenant }))
    db.segments.deleteMany((q) => q.where({ tenant }))
    db.mails.deleteMany((q) => q.where({ tenant }))
    db.clubs.delete((q) => q.where({ id: tenant }))
  },
}

function toReply({ id, name, description, billingPlan, config }: ClubRecord): Club {
  return { id, name, description, billingPlan, config }
}

type Settings = NonNullable<ClubUpdate['config']>

/** The settings to write, with ids expanded; absent keys keep their value. Throws 400 for an unknown id. */
function settingsOf(db: Database, tenant: string, given: Settings, path = ''): Partial<ClubRecord['config']> {
  const { country, sport, teamIds, defaultAnalyticsConnectorId } = given
  const analytics = defaultAnalyticsConnectorId
  if (typeof analytics === 'string') {
    const connector = db.connectors.findFirst((q) => q.where({ id: analytics, tenant }))
    if (connector?.type !== 'analytics')
      throw refused(clubWords.analyticsConnector, `${path}defaultAnalyticsConnectorId`)
  }
  return definedOf({
    country: country === undefined ? undefined : countryOf(country, `${path}country`),
    sport: sport === undefined ? undefined : sportOf(sport, `${path}sport`),
    teamIds,
    defaultAnalyticsConnectorId: analytics,
  })
}

/** Finds a country by its code or its object; null stays null. Throws 400 for an unknown one. */
export function countryOf(given: string | { cca2: string } | null, field: string) {
  if (given === null) return null
  const found = findCountry(typeof given === 'string' ? given : given.cca2)
  if (!found) throw refused(clubWords.country, field)
  return found
}

/** Finds a sport by its id or its object; null stays null. Throws 400 for an unknown one. */
export function sportOf(given: string | { id: string } | null, field: string) {
  if (given === null) return null
  const found = findSport(typeof given === 'string' ? given : given.id)
  if (!found) throw refused(clubWords.sport, field)
  return found
}
