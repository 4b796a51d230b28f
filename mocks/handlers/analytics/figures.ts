import { z } from 'zod'
import { ageOn, type Database, type FanProfileRow } from '../../db/database.ts'
import type { Clock } from '../../db/simulation.ts'
import { createAxis, isPeriod, periods, spansOf, type Axis, type Counted, type Spans } from './periods.ts'

const text = z.string().optional()
/** The filters of the figures, as in the query string of the dashboard; an empty text does not filter. */
export const FigureFilters = z.object({ period: text, country: text, membership: text, age: text, gender: text })
type Filters = z.infer<typeof FigureFilters>

const TOP = 8
/** The filter value for people whose value is unknown. */
const UNKNOWN = 'unknown'

const bands = [
  [0, '0-17'],
  [18, '18-29'],
  [30, '30-44'],
  [45, '45-59'],
  [60, '60+'],
] as const

/**
 * Computes the figures of the embedded dashboard: a club's people as of now, and what happened in the period. It reads each table
 * once. Null for an unknown club.
 *
 * @param filters filter the people, and with them the orders and tickets of their e-mails
 */
export function figuresOf({ clubs, tables }: Database, clock: Clock, tenant: string, filters: Filters) {
  const club = clubs.findFirst((q) => q.where({ id: tenant }))
  if (!club) return null
  const requested = filters.period ?? ''
  const period = isPeriod(requested) ? requested : 'all'
  const spans = spansOf(period, clock.now())
  const axis = createAxis(period, clock.now())
  // Deleted fans do not count, although their profiles remain until the next sync.
  const profiles = tables.fanProfiles
    .all(tenant)
    .filter(({ fanId }) => fanId === null || tables.fans.has(tenant, fanId))
  const people = countPeople(profiles, filters, clock.today(), spans, axis)
  const scope = { spans, axis, emails: people.emails }
  const shop = countSales(tables.shopOrders.all(tenant), scope, {
    cents: ({ amount }) => toCents(amount),
    count: 'orders',
    value: 'shopRevenue',
  })
  const ticketing = countSales(tables.tickets.all(tenant), scope, {
    cents: ({ price }) => toCents(price),
    count: 'tickets',
    value: 'ticketRevenue',
  })
  const orders = new Set(shop.rows.map(orderKey))
  const kinds: Counts = new Map()
  for (const { name } of ticketing.rows) increase(kinds, name.split(',', 1)[0] ?? name)
  const countries = byCount(people.countries)
  return {
    club: { name: club.name, accent: club.config.accent, sport: club.config.sport?.name ?? null },
    period,
    step: periods[period].step,
    comparedDays: spans.days,
    options: people.options,
    totals: {
      fans: change(people.fans, people.fans - people.newFans),
      newFans: change(people.newFans, people.newFansBefore),
      members: people.members,
      orders: change(shop.now.count, shop.before.count),
      shopRevenue: change(shop.now.cents / 100, shop.before.cents / 100),
      orderValue: change(average(shop.now), average(shop.before)),
      shopCustomers: change(shop.now.emails.size, shop.before.emails.size),
      tickets: change(ticketing.now.count, ticketing.before.count),
      ticketRevenue: change(ticketing.now.cents / 100, ticketing.before.cents / 100),
      ticketPrice: change(average(ticketing.now), average(ticketing.before)),
      ticketBuyers: change(ticketing.now.emails.size, ticketing.before.emails.size),
    },
    series: axis.points(people.fans),
    ages: [...bands.map(([, name]) => name), null].map((name) => ({ name, count: people.ages.get(name) ?? 0 })),
    genders: byCount(people.genders),
    memberships: byCount(people.memberships),
    countries: countries.slice(0, TOP),
    otherCountries: countries.slice(TOP).reduce((total, { count }) => total + count, 0),
    products: topByRevenue(
      tables.shopOrderItems.all(tenant).filter((item) => orders.has(orderKey(item))),
      ({ productId }) => productId,
      ({ name, quantity, total }) => ({ name, count: quantity, cents: toCents(total) }),
    ),
    events: topByRevenue(
      ticketing.rows,
      ({ event }) => event,
      ({ event, price }) => ({ name: event, count: 1, cents: toCents(price) }),
    ),
    ticketKinds: byCount(kinds),
  }
}

const toCents = (amount: number) => Math.round(amount * 100)
const orderKey = ({ connectorId, orderId }: { connectorId: string | null; orderId: string }) =>
  `${connectorId ?? ''}/${orderId}`

/**
 * A value and its change in percent from an earlier one; null if the earlier one is zero (docs/contract.md#home-figures).
 */
function change(value: number, before: number) {
  return { value, delta: before === 0 ? null : ((value - before) / before) * 100 }
}

type Counts = Map<string | null, number>
const increase = (counts: Counts, name: string | null) => void counts.set(name, (counts.get(name) ?? 0) + 1)

/** Orders counts by frequency, with the unknown always last. */
const byCount = (counts: Counts) =>
  [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted(
      (a, b) =>
        Number(a.name === null) - Number(b.name === null) ||
        b.count - a.count ||
        ((a.name ?? '') < (b.name ?? '') ? -1 : 1),
    )

function bandOf({ birthDay }: FanProfileRow, today: string) {
  const age = ageOn(birthDay, today)
  return age === null ? null : (bands.findLast(([from]) => age >= from)?.[1] ?? null)
}

function countPeople(profiles: readonly FanProfileRow[], filters: Filters, today: string, spans: Spans, axis: Axis) {
  const { country, membership, age, gender } = filters
  const matches = (value: string | null, filter: string | undefined) => !filter || (value ?? UNKNOWN) === filter
  const options: Record<'countries' | 'memberships', Counts> = { countries: new Map(), memberships: new Map() }
  const counts: Record<'ages' | 'genders' | 'memberships' | 'countries', Counts> = {
    ages: new Map(),
    genders: new Map(),
    memberships: new Map(),
    countries: new Map(),
  }
  const found = { fans: 0, members: 0, newFans: 0, newFansBefore: 0 }
  const emails = country || membership || age || gender ? new Set<string>() : null
  for (const profile of profiles) {
    increase(options.countries, profile.country)
    increase(options.memberships, profile.membership)
    const band = bandOf(profile, today)
    if (!matches(profile.country, country) || !matches(profile.membership, membership)) continue
    if (!matches(band, age) || !matches(profile.gender, gender)) continue
    emails?.add(profile.email.toLowerCase())
    increase(counts.ages, band)
    increase(counts.genders, profile.gender)
    increase(counts.memberships, profile.membership)
    increase(counts.countries, profile.country)
    found.fans++
    if (profile.membership !== null) found.members++
    const at = profile.signedUpAt
    if (at === null) continue
    if (spans.recent(at)) found.newFans++
    else if (spans.earlier(at)) found.newFansBefore++
    if (spans.now(at)) axis.add('newFans', at, 1)
  }
  return {
    ...found,
    ...counts,
    /** The e-mails to count orders and tickets of; null without a filter, which includes e-mails that no profile has. */
    emails,
    options: { countries: byCount(options.countries), memberships: byCount(options.memberships) },
  }
}

interface Tally {
  count: number
  cents: number
  emails: Set<string>
}
const average = ({ count, cents }: Tally) => (count === 0 ? 0 : cents / count / 100)

/** Counts orders or tickets in the period and before it, with their revenue, and collects the rows of the period. */
function countSales<Row extends { email: string; timestamp: string }>(
  rows: readonly Row[],
  { spans, axis, emails }: { spans: Spans; axis: Axis; emails: Set<string> | null },
  as: { cents: (row: Row) => number; count: Counted; value: Counted },
) {
  const [now, before]: [Tally, Tally] = [newTally(), newTally()]
  const found: Row[] = []
  for (const row of rows) {
    const email = row.email.toLowerCase()
    if (emails && !emails.has(email)) continue
    const value = as.cents(row)
    if (spans.before(row.timestamp)) add(before, value, email)
    if (!spans.now(row.timestamp)) continue
    add(now, value, email)
    axis.add(as.count, row.timestamp, 1)
    axis.add(as.value, row.timestamp, value)
    found.push(row)
  }
  return { now, before, rows: found }
}

const newTally = (): Tally => ({ count: 0, cents: 0, emails: new Set() })

function add(tally: Tally, value: number, email: string) {
  tally.count++
  tally.cents += value
  tally.emails.add(email)
}

/** Groups rows and returns the groups with the highest revenue. */
function topByRevenue<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  read: (row: Row) => { name: string; count: number; cents: number },
) {
  const totals = new Map<string, { name: string; count: number; cents: number }>()
  for (const row of rows) {
    const { name, count, cents } = read(row)
    const total = totals.get(keyOf(row))
    if (!total) totals.set(keyOf(row), { name, count, cents })
    else {
      total.count += count
      total.cents += cents
    }
  }
  return [...totals.values()]
    .toSorted((a, b) => b.cents - a.cents || (a.name < b.name ? -1 : 1))
    .slice(0, TOP)
    .map(({ name, count, cents }) => ({ name, count, value: cents / 100 }))
}
