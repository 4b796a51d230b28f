import type { FanProfileRow, FanRow, Tables } from '../db/database.ts'
import { idFrom } from '../db/random/ids.ts'
import { lazy } from '../db/lazy.ts'
import { connectorIdOf } from './connectors/connectorIds.ts'
import { lastSyncOf } from './connectors/connectors.ts'
import { sourcesOf } from './clubs/content.ts'
import type { SeededClub } from './clubs/seededClubs.ts'
import { settingOf } from './clubs/setting.ts'
import { createPeople, type ClubPerson } from './fans/people.ts'
import { membershipsOf } from './memberships.ts'
import { isoText, isoTextOrNull } from './moments.ts'
import { shopRowsOf } from './shop/shopRows.ts'
import { ticketRowsOf } from './ticketing/ticketRows.ts'

/**
 * Fills the tables of a club: with its people, and what each source knows of them. Rows are made when a table is first
 * used, from the seed alone, so that earlier writes do not affect them.
 */
export function seedRows(tables: Tables, club: SeededClub, { seed: source, anchor }: { seed: string; anchor: number }) {
  const { id: tenant, content } = club
  // Everything in the club begins with it, so it is short.
  const seed = idFrom(`${source}/${tenant}`)
  const setting = settingOf(club, content.setting)
  const from = sourcesOf(content)
  const of = (key: string) => ({
    seed: `${seed}/${key}`,
    connectorId: connectorIdOf(tenant, key),
    until: lastSyncOf(content, key, anchor),
  })
  const people = lazy(() => createPeople(club, seed, anchor))
  const profiles = lazy(() => people().map((each) => profileOf(each, tenant, seed)))

  tables.fanProfiles.generate(tenant, profiles)
  tables.fans.generate(tenant, () => profiles().flatMap((profile) => fanOf(profile) ?? []))
  tables.memberships.generate(tenant, () =>
    membershipsOf(people(), { seed, prefix: setting.prefix, until: of('fan').until }),
  )
  if (from.includes('shop')) {
    const shop = lazy(() => shopRowsOf(people(), setting, of('shop')))
    tables.shopCustomers.generate(tenant, () => shop().customers)
    tables.shopOrders.generate(tenant, () => shop().shopOrders)
    tables.shopOrderItems.generate(tenant, () => shop().shopOrderItems)
  }
  if (from.includes('ticketing')) {
    const office = lazy(() => ticketRowsOf(people(), setting, of('ticketing')))
    tables.ticketingCustomers.generate(tenant, () => office().customers)
    tables.tickets.generate(tenant, () => office().tickets)
  }
}

/** The profile of a person. */
function profileOf(
  { person, source, signedUpAt, addedAt, score }: ClubPerson,
  tenant: string,
  seed: string,
): FanProfileRow {
  return {
    ...person,
    id: idFrom(`${seed}/profile/${person.email}`),
    fanId: source === 'fan' ? idFrom(`${seed}/fan/${person.email}`) : null,
    signedUpAt: isoTextOrNull(signedUpAt),
    connectorId: connectorIdOf(tenant, source),
    score,
    createdAt: isoText(addedAt),
    edits: null,
  }
}

/** The row in the fan sheet behind a profile; null for somebody who is known from elsewhere. */
function fanOf({ fanId, edits: _edits, ...profile }: FanProfileRow): FanRow | null {
  return fanId === null ? null : { ...profile, id: fanId }
}
