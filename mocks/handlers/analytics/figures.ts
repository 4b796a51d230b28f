import { z } from 'zod'
import { ageOn, type Database, type Tables } from '../../db/database.ts'
import type { OrderFacts, OrderItemFacts, SaleFacts, TicketFacts } from '../../db/facts.ts'
import type { Facts } from '../../db/table/partition.ts'
import type { Clock } from '../../db/simulation.ts'
import { createDays, createPersonIds, createRevenue, IdSet } from './tallies.ts'
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
  const people = countPeople(tables, tenant, filters, clock.today(), { spans, axis })
  const scope = { spans, axis, people: people.ids, isIncluded: people.isIncluded }
  const orders = tables.shopOrders.facts(tenant)
  const shop = countSales(orders, scope, { count: 'orders', value: 'shopRevenue' })
  const tickets = tables.tickets.facts(tenant)
  const ticketing = countSales(tickets, scope, { count: 'tickets', value: 'ticketRevenue' })
  const kinds: Counts = new Map()
  const kindOf = tickets.read('kind')
  for (const slot of ticketing.slots) increase(kinds, kindOf(slot))
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
      shopCustomers: change(shop.now.buyers.size(), shop.before.buyers.size()),
      tickets: change(ticketing.now.count, ticketing.before.count),
      ticketRevenue: change(ticketing.now.cents / 100, ticketing.before.cents / 100),
      ticketPrice: change(average(ticketing.now), average(ticketing.before)),
      ticketBuyers: change(ticketing.now.buyers.size(), ticketing.before.buyers.size()),
    },
    series: axis.points(people.fans),
    ages: [...bands.map(([, name]) => name), null].map((name) => ({ name, count: people.ages.get(name) ?? 0 })),
    genders: byCount(people.genders),
    memberships: byCount(people.memberships),
    countries: countries.slice(0, TOP),
    otherCountries: countries.slice(TOP).reduce((total, { count }) => total + count, 0),
    products: topProducts(tables.shopOrderItems.facts(tenant), orders, shop.slots),
    events: topEvents(tickets, ticketing.slots),
    ticketKinds: byCount(kinds),
  }
}

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

function bandOf(birthDay: string | null, today: string) {
  const age = ageOn(birthDay, today)
  return age === null ? null : (bands.findLast(([from]) => age >= from)?.[1] ?? null)
}

function countPeople(
  { fanProfiles, fans }: Tables,
  tenant: string,
  { country, membership, age, gender }: Filters,
  today: string,
  { spans, axis }: { spans: Spans; axis: Axis },
) {
  const matches = (value: string | null, filter: string | undefined) => !filter || (value ?? UNKNOWN) === filter
  const options: Record<'countries' | 'memberships', Counts> = { countries: new Map(), memberships: new Map() }
  const counts: Record<'ages' | 'genders' | 'memberships' | 'countries', Counts> = {
    ages: new Map(),
    genders: new Map(),
    memberships: new Map(),
    countries: new Map(),
  }
  const found = { fans: 0, members: 0, newFans: 0, newFansBefore: 0 }
  const ids = createPersonIds(fanProfiles, tenant)
  const included = country || membership || age || gender ? new IdSet() : null
  const profiles = fanProfiles.facts(tenant)
  const fanFacts = fans.facts(tenant)
  const [fanOf, countryOf, membershipOf] = [profiles.read('fan'), profiles.read('country'), profiles.read('membership')]
  const [genderOf, birthDayOf, signedUpAt] = [
    profiles.read('gender'),
    profiles.read('birthDay'),
    profiles.read('signedUpAt'),
  ]
  const personOf = profiles.read('person')
  const knownBands = new Map<string | null, string | null>()
  const bandAt = (slot: number) => {
    const birthDay = birthDayOf(slot)
    let band = knownBands.get(birthDay)
    if (band === undefined) knownBands.set(birthDay, (band = bandOf(birthDay, today)))
    return band
  }
  for (let slot = 0; slot < profiles.end; slot++) {
    if (!profiles.has(slot)) continue
    const fan = fanOf(slot)
    // Deleted fans do not count, although their profiles remain until the next sync.
    if (typeof fan === 'number' ? !fanFacts.has(fan) : fan !== null && !fans.has(tenant, fan)) continue
    const [ofCountry, ofMembership] = [countryOf(slot), membershipOf(slot)]
    increase(options.countries, ofCountry)
    increase(options.memberships, ofMembership)
    if (!matches(ofCountry, country) || !matches(ofMembership, membership)) continue
    const [band, ofGender] = [bandAt(slot), genderOf(slot)]
    if (!matches(band, age) || !matches(ofGender, gender)) continue
    included?.add(ids.of(personOf(slot)))
    increase(counts.ages, band)
    increase(counts.genders, ofGender)
    increase(counts.memberships, ofMembership)
    increase(counts.countries, ofCountry)
    found.fans++
    if (ofMembership !== null) found.members++
    const at = signedUpAt(slot)
    if (at === null) continue
    if (spans.recent(at)) found.newFans++
    else if (spans.earlier(at)) found.newFansBefore++
    if (spans.now(at)) axis.add('newFans', at, 1)
  }
  return {
    ...found,
    ...counts,
    ids,
    /** True for people whose orders and tickets count; without a filter also for those without a profile. */
    isIncluded: (id: number) => included === null || included.has(id),
    options: { countries: byCount(options.countries), memberships: byCount(options.memberships) },
  }
}

interface Tally {
  count: number
  cents: number
  buyers: IdSet
}
const average = ({ count, cents }: Tally) => (count === 0 ? 0 : cents / count / 100)

/** Counts orders or tickets in the period and before it, with their revenue, and collects the slots of those in the period. */
function countSales<F extends SaleFacts>(
  sales: Facts<F>,
  {
    spans,
    axis,
    people,
    isIncluded,
  }: {
    spans: Spans
    axis: Axis
    people: ReturnType<typeof createPersonIds>
    isIncluded(id: number): boolean
  },
  as: { count: Counted; value: Counted },
) {
  const [now, before]: [Tally, Tally] = [newTally(), newTally()]
  const slots: number[] = []
  const days = createDays()
  const [personOf, timeOf, centsOf] = [sales.read('person'), sales.read('at'), sales.read('cents')]
  for (let slot = 0; slot < sales.end; slot++) {
    if (!sales.has(slot)) continue
    const person = people.of(personOf(slot))
    if (!isIncluded(person)) continue
    const [at, cents] = [timeOf(slot), centsOf(slot)]
    if (spans.before(at)) add(before, cents, person)
    if (!spans.now(at)) continue
    add(now, cents, person)
    days.add(at, cents)
    slots.push(slot)
  }
  days.each((at, { count, cents }) => {
    axis.add(as.count, at, count)
    axis.add(as.value, at, cents)
  })
  return { now, before, slots }
}

const newTally = (): Tally => ({ count: 0, cents: 0, buyers: new IdSet() })

function add(tally: Tally, cents: number, person: number) {
  tally.count++
  tally.cents += cents
  tally.buyers.add(person)
}

function topProducts(items: Facts<OrderItemFacts>, orders: Facts<OrderFacts>, slots: readonly number[]) {
  const orderOf = orders.read('order')
  const counted = new IdSet()
  const others = new Set<string>()
  for (const slot of slots) {
    const order = orderOf(slot)
    if (typeof order === 'number') counted.add(order)
    else others.add(order)
  }
  const [ofOrder, productOf, nameOf] = [items.read('order'), items.read('productId'), items.read('name')]
  const [quantityOf, centsOf] = [items.read('quantity'), items.read('cents')]
  const revenue = createRevenue()
  for (let slot = 0; slot < items.end; slot++) {
    if (!items.has(slot)) continue
    const order = ofOrder(slot)
    if (!(typeof order === 'number' ? counted.has(order) : others.has(order))) continue
    revenue.add(productOf(slot), nameOf(slot), quantityOf(slot), centsOf(slot))
  }
  return revenue.top(TOP)
}

function topEvents(tickets: Facts<TicketFacts>, slots: readonly number[]) {
  const [eventOf, centsOf] = [tickets.read('event'), tickets.read('cents')]
  const revenue = createRevenue()
  for (const slot of slots) revenue.add(eventOf(slot), eventOf(slot), 1, centsOf(slot))
  return revenue.top(TOP)
}
