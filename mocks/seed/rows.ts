import type { Tables } from '../db/database.ts'
import { createAccounts, customersOf } from './customers/accounts.ts'
import { lastSyncOf } from './connectors/connectors.ts'
import { fansOf, profilesOf } from './fans/fanTables.ts'
import { createPeople, sources, type People } from './fans/people.ts'
import { labels } from './fans/standing.ts'
import { sourcesOf } from './clubs/content.ts'
import { lazy } from '../db/lazy.ts'
import { membershipsOf } from './memberships.ts'
import type { SeededClub } from './clubs/seededClubs.ts'
import { settingOf, type ClubSetting } from './clubs/setting.ts'
import { FIRST_SHOP_CUSTOMER } from './shop/orders.ts'
import { createSales } from './shop/sales.ts'
import { orderItemsOf, ordersOf } from './shop/shopTables.ts'
import { seasonsOf } from './seasons.ts'
import { createTerms, type Terms } from './terms.ts'
import { FIRST_TICKETING_CUSTOMER } from './ticketing/tickets.ts'
import { createTickets } from './ticketing/allTickets.ts'

/** The codes of the memberships that include a seat for the season. */
const seated = ['Season ticket', 'Hospitality'].map((label) => 1 + labels.findIndex((each) => each === label))
const SHOP = sources.indexOf('shop')

/**
 * Fills the tables of a club. Their rows are pure functions of their numbers and are not stored. Everything is computed
 * from the seed, never from the tables, so that earlier writes do not affect it.
 */
export function seedRows(tables: Tables, club: SeededClub, { seed, anchor }: { seed: string; anchor: number }) {
  const tenant = club.id
  const setting = settingOf(club, club.content.setting)
  const from = sourcesOf(club.content)
  const until = (key: string) => lastSyncOf(club.content, key, anchor)
  const people = lazy(() =>
    createPeople({
      club: { id: tenant, fansFrom: club.content.fansFrom(), members: club.content.members },
      from,
      count: club.fans,
      seed: `${seed}/${tenant}`,
      anchor,
    }),
  )
  const terms = lazy(() => createTerms(people(), seasonsOf(setting), until('fan')))
  const shop = lazy(() => shopOf(setting, people(), until('shop')))
  const ticketing = lazy(() => ticketingOf(setting, people(), terms(), until('ticketing')))

  tables.fanProfiles.generate(tenant, () => profilesOf(people()))
  tables.fans.generate(tenant, () => fansOf(people()))
  tables.memberships.generate(tenant, () =>
    membershipsOf(people(), terms(), { prefix: setting.prefix, until: until('fan') }),
  )
  if (from.includes('shop')) generateShop(tables, tenant, shop)
  if (from.includes('ticketing')) generateTicketing(tables, setting, ticketing)
}

function generateShop(tables: Tables, tenant: string, shop: () => ReturnType<typeof shopOf>) {
  tables.shopCustomers.generate(tenant, () => customersOf(shop().accounts, (customer) => customer))
  tables.shopOrders.generate(tenant, () => ordersOf(shop().accounts, shop().sales()))
  tables.shopOrderItems.generate(tenant, () => orderItemsOf(shop().accounts, shop().sales()))
}

function generateTicketing(tables: Tables, setting: ClubSetting, ticketing: () => ReturnType<typeof ticketingOf>) {
  tables.ticketingCustomers.generate(setting.id, () =>
    customersOf(ticketing().accounts, (customer, { city, phone }) => ({ ...customer, city, phone })),
  )
  tables.tickets.generate(setting.id, () => ticketing().tickets())
}

function shopOf(setting: ClubSetting, people: People, until: number) {
  const accounts = createAccounts(people, { source: 'shop', firstNumber: FIRST_SHOP_CUSTOMER, until })
  return { accounts, sales: lazy(() => createSales(setting, accounts, until)) }
}

function ticketingOf(setting: ClubSetting, people: People, terms: Terms, until: number) {
  const holders = people.fansWith(seated)
  const isHolder = new Uint8Array(people.count)
  for (const n of holders) isHolder[n] = 1
  const hasSeat = (n: number) => isHolder[n] === 1
  const accounts = createAccounts(people, {
    source: 'ticketing',
    firstNumber: FIRST_TICKETING_CUSTOMER,
    until,
    // A person with a seat has bought it.
    joins: hasSeat,
    // A person known only from the shop has never been to the ticket office.
    stays: (n) => people.columns.source.at(n) === SHOP,
  })
  return { accounts, tickets: lazy(() => createTickets({ setting, accounts, terms, holders, hasSeat, until })) }
}
