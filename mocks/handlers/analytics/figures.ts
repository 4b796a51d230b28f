import { z } from '../../../src/contract/zod.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../db/simulation.ts'
import { ageGroupOf, ageGroups, countSignUps, filterPeople, peopleOf } from './people.ts'
import { createAxis, isPeriod, periods, spansOf } from './periods.ts'
import { average, countOrders, countTickets } from './sales.ts'
import { byCount, countsOf } from './tallies.ts'

const text = z.string().optional()
/** The filters of the figures, as in the query string of the dashboard; an empty text does not filter. */
export const FigureFilters = z.object({ period: text, country: text, membership: text, age: text, gender: text })
type Filters = z.infer<typeof FigureFilters>

/** The number of countries that are listed. */
const COUNTRIES = 8

/**
 * Computes the figures of the embedded dashboard: a club's people as of now, and what happened in the period. Null for an
 * unknown club.
 *
 * @param filters filter the people, and with them the orders and tickets of their e-mails
 */
export function figuresOf({ clubs, tables }: Database, clock: Clock, tenant: string, filters: Filters) {
  const club = clubs.findFirst((q) => q.where({ id: tenant }))
  if (!club) return null
  const requested = filters.period ?? ''
  const period = isPeriod(requested) ? requested : 'all'
  const [spans, axis] = [spansOf(period, clock.now()), createAxis(period, clock.now())]
  const everybody = peopleOf(tables, tenant)
  const matching = filterPeople(everybody, filters, clock.today())
  const emails = matching && new Set(matching.map(({ email }) => email.toLowerCase()))
  const people = matching ?? everybody
  const newFans = countSignUps(people, spans, axis)
  const ages = countsOf(people.map((person) => ageGroupOf(person, clock.today())))
  const countries = byCount(countsOf(people.map(({ country }) => country)))
  // Without a filter, purchases of people without a profile count, too.
  const scope = { spans, axis, includes: (email: string) => emails?.has(email) ?? true }
  const shop = countOrders(tables, tenant, scope)
  const ticketing = countTickets(tables, tenant, scope)
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
    options: {
      countries: byCount(countsOf(everybody.map(({ country }) => country))),
      memberships: byCount(countsOf(everybody.map(({ membership }) => membership))),
    },
    totals: {
      fans: change(people.length, people.length - newFans.recent),
      newFans: change(newFans.recent, newFans.earlier),
      members: people.filter(({ membership }) => membership !== null).length,
      orders: change(shop.now.count, shop.before.count),
      shopRevenue: change(shop.now.cents / 100, shop.before.cents / 100),
      orderValue: change(average(shop.now), average(shop.before)),
      shopCustomers: change(shop.now.buyers, shop.before.buyers),
      tickets: change(ticketing.now.count, ticketing.before.count),
      ticketRevenue: change(ticketing.now.cents / 100, ticketing.before.cents / 100),
      ticketPrice: change(average(ticketing.now), average(ticketing.before)),
      ticketBuyers: change(ticketing.now.buyers, ticketing.before.buyers),
    },
    series: axis.points(people.length),
    ages: ageGroups.map((name) => ({ name, count: ages.get(name) ?? 0 })),
    genders: byCount(countsOf(people.map(({ gender }) => gender))),
    memberships: byCount(countsOf(people.map(({ membership }) => membership))),
    countries: countries.slice(0, COUNTRIES),
    otherCountries: countries.slice(COUNTRIES).reduce((total, { count }) => total + count, 0),
    products: shop.products,
    events: ticketing.events,
    ticketKinds: byCount(ticketing.kinds),
  }
}

/**
 * A value and its change in percent from an earlier one; null if the earlier one is zero
 * (docs/contract.md#home-figures).
 */
function change(value: number, before: number) {
  return { value, delta: before === 0 ? null : ((value - before) / before) * 100 }
}
