import type { Club, ClubUpdate } from '../../../src/contract/club.ts'
import type { ClubRecord } from '../../db/collections.ts'
import type { Database } from '../../db/database.ts'
import type { Handlers } from '../../http/handler.ts'
import { refused } from '../../http/problems.ts'
import { findCountry, findSport } from '../../seed/system.ts'
import { clubOf, definedOf } from '../records.ts'

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
   * The club goes with all that is its own; its users' tokens end with them (docs/contract.md#token-lifetimes,
   * docs/contract.md#delete-account).
   */
  remove({ params: { tenant }, db, clock }) {
    clock.cancel(tenant)
    for (const table of Object.values(db.tables)) table.take(tenant, () => true)
    for (const { id } of db.connectors.findMany((q) => q.where({ tenant }))) db.withheld.delete(id)
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

/** What of a club's settings is to be written, ids expanded; absent keys keep what is there. */
function settingsOf(db: Database, tenant: string, given: Settings, path = ''): Partial<ClubRecord['config']> {
  const { country, sport, teamIds, defaultAnalyticsConnectorId } = given
  const analytics = defaultAnalyticsConnectorId
  if (typeof analytics === 'string') {
    const connector = db.connectors.findFirst((q) => q.where({ id: analytics, tenant }))
    if (connector?.type !== 'analytics')
      throw refused('There is no such analytics connector.', `${path}defaultAnalyticsConnectorId`)
  }
  return definedOf({
    country: country === undefined ? undefined : countryOf(country, `${path}country`),
    sport: sport === undefined ? undefined : sportOf(sport, `${path}sport`),
    teamIds,
    defaultAnalyticsConnectorId: analytics,
  })
}

/** A country by its code or as it was given out; null stays null. */
export function countryOf(given: string | { cca2: string } | null, field: string) {
  if (given === null) return null
  const found = findCountry(typeof given === 'string' ? given : given.cca2)
  if (!found) throw refused('There is no such country.', field)
  return found
}

/** A sport by its id or as it was given out; null stays null. */
export function sportOf(given: string | { id: string } | null, field: string) {
  if (given === null) return null
  const found = findSport(typeof given === 'string' ? given : given.id)
  if (!found) throw refused('There is no such sport.', field)
  return found
}
