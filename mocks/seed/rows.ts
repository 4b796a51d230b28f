import type { Tables } from '../db/database.ts'
import { flatMapInSteps, once, type Steps } from '../db/steps.ts'
import { connectorIdOf } from './connectors/connectorIds.ts'
import type { SeedPeople } from './customers.ts'
import { lastSyncOf } from './connectors/connectors.ts'
import { profileOf } from './fans/fans.ts'
import { fansOf, profilesOf } from './fans/fanTables.ts'
import { createPeople } from './fans/people.ts'
import { membershipsOf } from './memberships.ts'
import type { SeedClub } from './scenarios/scenarios.ts'
import { settingOf } from './scenarios/setting.ts'
import { seedShop } from './shop/shop.ts'
import { createTerms } from './terms.ts'
import { seedTicketing } from './ticketing/ticketing.ts'

/**
 * Fills the tables of a club. The rows of people are pure functions of their numbers and are not stored. Those of the shop and the
 * ticket office are generated when they are first needed.
 *
 * Everything is computed from the seed, never from the tables, so that earlier writes do not affect it.
 */
export function seedRows(
  tables: Tables,
  club: SeedClub,
  { count, seed, anchor }: { count: number; seed: string; anchor: number },
) {
  const tenant = club.id
  const setting = settingOf(club)
  const source = `${seed}/${tenant}`
  const people = lazy(() => createPeople({ club, count, seed: source, anchor }))
  const terms = lazy(() => createTerms(people(), lastSyncOf(tenant, 'fan', anchor)))
  const profiles = once(() => flatMapInSteps(Array.from({ length: count }), (_, n) => [profileOf(people(), n)]))
  function* peopleFor(key: string): Steps<SeedPeople> {
    return {
      profiles: yield* profiles(),
      seed: source,
      until: lastSyncOf(tenant, key, anchor),
      termOf: (n) => terms().of(n),
    }
  }
  const shop = once(function* () {
    return yield* seedShop(setting, connectorIdOf(tenant, 'shop'), yield* peopleFor('shop'))
  })
  const ticketing = once(function* () {
    return yield* seedTicketing(setting, connectorIdOf(tenant, 'ticketing'), yield* peopleFor('ticketing'))
  })

  tables.fanProfiles.generate(tenant, () => profilesOf(people()))
  tables.fans.generate(tenant, () => fansOf(people()))
  tables.memberships.generate(tenant, () =>
    membershipsOf(people(), terms(), { prefix: setting.prefix, until: lastSyncOf(tenant, 'fan', anchor) }),
  )
  tables.shopCustomers.fill(tenant, pick(shop, 'shopCustomers'))
  tables.shopOrders.fill(tenant, pick(shop, 'shopOrders'))
  tables.shopOrderItems.fill(tenant, pick(shop, 'shopOrderItems'))
  tables.ticketingCustomers.fill(tenant, pick(ticketing, 'ticketingCustomers'))
  tables.tickets.fill(tenant, pick(ticketing, 'tickets'))
}

function lazy<T>(compute: () => T): () => T {
  let value: { of: T } | null = null
  return () => (value ??= { of: compute() }).of
}

/** Picks one table from a group that is computed together. */
const pick = <T, K extends keyof T>(compute: () => Steps<T>, key: K) =>
  function* (): Steps<T[K]> {
    return (yield* compute())[key]
  }
