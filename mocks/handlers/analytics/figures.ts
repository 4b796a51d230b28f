import { z } from '../../../src/contract/zod.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../db/simulation.ts'
import { finish, type Steps } from '../../db/steps.ts'
import { ageGroups, countPeople } from './people.ts'
import { createAxis, isPeriod, periods, spansOf } from './periods.ts'
import { average } from './countSales.ts'
import { countOrders, countTickets } from './sales.ts'
import { byCount, createPersonIds } from './tallies.ts'

const text = z.string().optional()
/** The filters of the figures, as in the query string of the dashboard; an empty text does not filter. */
export const FigureFilters = z.object({ period: text, country: text, membership: text, age: text, gender: text })
type Filters = z.infer<typeof FigureFilters>

/** The number of countries that are listed. */
const COUNTRIES = 8

/** Computes what the figures of a club need and no write changes, in steps. */
export function* prepareFigures({ tables }: Database, tenant: string): Steps<void> {
  const [profiles, orders] = [tables.fanProfiles.facts(tenant), tables.shopOrders.facts(tenant)]
  const [items, tickets] = [tables.shopOrderItems.facts(tenant), tables.tickets.facts(tenant)]
  for (const name of ['source', 'birthDay', 'signedUpAt', 'country', 'membership', 'gender'] as const)
    yield* profiles.read(name)
  for (const name of ['person', 'at', 'days', 'cents'] as const) yield* orders.read(name)
  for (const name of ['orders', 'size', 'product', 'quantity'] as const) yield* items.read(name)
  for (const name of ['person', 'at', 'days', 'cents', 'event', 'kind'] as const) yield* tickets.read(name)
}

/**
 * Computes the figures of the embedded dashboard, in steps: a club's people as of now, and what happened in the period.
 * It reads each table once. Null for an unknown club.
 *
 * @param filters filter the people, and with them the orders and tickets of their e-mails
 */
export function* figuresInSteps({ clubs, tables }: Database, clock: Clock, tenant: string, filters: Filters) {
  const club = clubs.findFirst((q) => q.where({ id: tenant }))
  if (!club) return null
  const requested = filters.period ?? ''
  const period = isPeriod(requested) ? requested : 'all'
  const [spans, axis] = [spansOf(period, clock.now()), createAxis(period, clock.now())]
  const ids = createPersonIds(tables.fanProfiles, tenant)
  const people = yield* countPeople(tables, tenant, { ...filters, today: clock.today(), spans, axis, ids })
  const scope = { spans, axis, ids, included: people.included }
  const shop = yield* countOrders(tables, tenant, scope)
  const ticketing = yield* countTickets(tables, tenant, scope)
  const countries = byCount(people.countries)
  return {
    club: {
      name: club.name,
      accent: club.config.accent,
      crest: club.config.crest ?? null,
      sport: club.config.sport?.name ?? null,
      country: club.config.country?.cca2 ?? null,
    },
    period,
    step: periods[period].step,
    comparedDays: spans.days,
    options: { countries: byCount(people.options.countries), memberships: byCount(people.options.memberships) },
    totals: {
      fans: change(people.fans, people.fans - people.newFans),
      newFans: change(people.newFans, people.newFansBefore),
      members: people.members,
      orders: change(shop.now.count, shop.before.count),
      shopRevenue: change(shop.now.cents / 100, shop.before.cents / 100),
      orderValue: change(average(shop.now), average(shop.before)),
      shopCustomers: change(shop.now.buyers, shop.before.buyers),
      tickets: change(ticketing.now.count, ticketing.before.count),
      ticketRevenue: change(ticketing.now.cents / 100, ticketing.before.cents / 100),
      ticketPrice: change(average(ticketing.now), average(ticketing.before)),
      ticketBuyers: change(ticketing.now.buyers, ticketing.before.buyers),
    },
    series: axis.points(people.fans),
    ages: ageGroups.map((name) => ({ name, count: people.ages.get(name) ?? 0 })),
    genders: byCount(people.genders),
    memberships: byCount(people.memberships),
    countries: countries.slice(0, COUNTRIES),
    otherCountries: countries.slice(COUNTRIES).reduce((total, { count }) => total + count, 0),
    products: shop.products,
    events: ticketing.events,
    ticketKinds: byCount(ticketing.kinds),
  }
}

/** Like `figuresInSteps`, at once. */
export const figuresOf = (...args: Parameters<typeof figuresInSteps>) => finish(figuresInSteps(...args))

/**
 * A value and its change in percent from an earlier one; null if the earlier one is zero
 * (docs/contract.md#home-figures).
 */
function change(value: number, before: number) {
  return { value, delta: before === 0 ? null : ((value - before) / before) * 100 }
}
