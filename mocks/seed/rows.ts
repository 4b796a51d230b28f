import type { FanProfileRow, FanRow, Tables } from '../db/database.ts'
import { idFrom } from '../db/random/ids.ts'
import { lazy } from '../db/lazy.ts'
import { connectorIdOf } from './connectors/connectorIds.ts'
import { lastSyncOf } from './connectors/connectors.ts'
import { sourcesOf } from './clubs/content.ts'
import type { SeededClub } from './clubs/seededClubs.ts'
import { settingOf, type ClubSetting } from './clubs/setting.ts'
import { createPeople, membersAmongFans, type ClubPerson } from './fans/people.ts'
import { drawPerson } from './fans/person.ts'
import { createMembershipNumbers, membershipsOf } from './memberships.ts'
import { isoText, isoTextOrNull, MINUTE } from './moments.ts'
import { FIRST_ORDER, FIRST_SHOP_CUSTOMER } from './shop/orders.ts'
import { shopRowsOf } from './shop/shopRows.ts'
import { createSeating } from './ticketing/seating.ts'
import { ticketRowsOf } from './ticketing/ticketRows.ts'
import { FIRST_BOOKING, FIRST_TICKET, FIRST_TICKETING_CUSTOMER } from './ticketing/tickets.ts'

/** The age of the last sync of the fan sheets, and so of the profiles, in minutes. */
export const SYNCED_MINUTES_AGO = 38

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
    newId: createIds(`${seed}/${key}`),
  })
  const people = lazy(() => peopleOf(club, setting, { seed, until: anchor - SYNCED_MINUTES_AGO * MINUTE }))
  const profiles = lazy(() => people().map((each) => profileOf(each, tenant, seed)))

  tables.fanProfiles.generate(tenant, profiles)
  tables.fans.generate(tenant, () => profiles().flatMap((profile) => fanOf(profile) ?? []))
  tables.memberships.generate(tenant, () =>
    membershipsOf(people(), { ...of('fan'), nextNumber: createMembershipNumbers(setting.prefix) }),
  )
  if (from.includes('shop')) {
    const shop = lazy(() =>
      shopRowsOf(people(), setting, {
        ...of('shop'),
        nextCustomer: countFrom(FIRST_SHOP_CUSTOMER),
        nextOrder: countFrom(FIRST_ORDER),
      }),
    )
    tables.shopCustomers.generate(tenant, () => shop().shopCustomers)
    tables.shopOrders.generate(tenant, () => shop().shopOrders)
    tables.shopOrderItems.generate(tenant, () => shop().shopOrderItems)
  }
  if (from.includes('ticketing')) {
    const office = lazy(() =>
      ticketRowsOf(people(), setting, {
        ...of('ticketing'),
        seating: createSeating(setting),
        nextCustomer: countFrom(FIRST_TICKETING_CUSTOMER),
        nextBooking: countFrom(FIRST_BOOKING),
        nextTicket: countFrom(FIRST_TICKET),
      }),
    )
    tables.ticketingCustomers.generate(tenant, () => office().ticketingCustomers)
    tables.tickets.generate(tenant, () => office().tickets)
  }
}

const countFrom = (first: number) => () => first++

function createIds(seed: string): () => string {
  const next = countFrom(1)
  return () => idFrom(`${seed}/${next()}`)
}

/** Draws the people of a club: no two with the same e-mail, few with the same name. */
function peopleOf({ content, fans }: SeededClub, setting: ClubSetting, options: { seed: string; until: number }) {
  const [emails, names] = [new Set<string>(), new Set<string>()]
  const from = sourcesOf(content)
  const drawn = {
    fansFrom: content.fansFrom(),
    members: membersAmongFans(content.members, from),
    now: options.until,
    isTaken: (email: string) => emails.has(email),
    isNamesake: (name: string) => names.has(name),
  }
  return createPeople({
    ...options,
    setting,
    from,
    count: fans,
    draw(rng) {
      const person = drawPerson(rng, drawn)
      emails.add(person.email)
      names.add(`${person.firstName} ${person.lastName ?? ''}`)
      return person
    },
  })
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
