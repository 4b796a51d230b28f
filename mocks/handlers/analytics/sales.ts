import { countOn } from '../../db/countWhile.ts'
import type { Tables } from '../../db/database.ts'
import type { SaleFacts } from '../../db/facts.ts'
import { inBlocks, type Steps } from '../../db/steps.ts'
import { slotStates, type Facts } from '../../db/table/slots/facts.ts'
import { DAY, isIn, type Axis, type Counted, type Spans } from './periods.ts'
import {
  addCodes,
  createRevenue,
  DaySums,
  IdFlags,
  increase,
  type IdSet,
  type Counts,
  type PersonIds,
} from './tallies.ts'

/** How many products or events are listed. */
const TOP = 8

const toCents = (amount: number) => Math.round(amount * 100)

export interface Scope {
  spans: Spans
  axis: Axis
  ids: PersonIds
  /** The people whose sales count; null for everybody. */
  included: IdSet | null
}

class Tally {
  count = 0
  cents = 0
  /** How many people have bought; known once all sales are counted. */
  buyers = 0

  add(count: number, cents: number) {
    this.count += count
    this.cents += cents
  }
}

/** The mean value of a sale. */
export const average = ({ count, cents }: Tally) => (count === 0 ? 0 : cents / count / 100)

/**
 * What a buyer has bought in. Both are flags of one set: to look up a million people twice would take half as long
 * again.
 */
const [NOW, BEFORE] = [1, 2]

/** Consecutive sales of one day. */
interface Part {
  from: number
  until: number
  /** Counted from 1970. */
  day: number
  /** True if they are in the period. */
  isNow: boolean
  isBefore: boolean
}

/**
 * Divides sales, which are in order of time, at each midnight and at the limits of the spans, so that the time of
 * single ones need not be looked at: there are millions.
 */
function* partsOf(count: number, timeOf: SaleFacts['at'], { now, before }: Spans): Iterable<Part> {
  const limits = [before.after, before.until, now.after, now.until]
  const firstAfter = (moment: number, start = 0) => countOn(count, (n) => timeOf(n) <= moment, start)
  for (let from = firstAfter(Math.min(before.after, now.after)), until = 0; from < count; from = until) {
    const at = timeOf(from)
    const day = Math.floor(at / DAY)
    until = firstAfter(Math.min((day + 1) * DAY - 1, ...limits.filter((limit) => limit >= at)), from)
    const [isNow, isBefore] = [isIn(at, now), isIn(at, before)]
    if (isNow || isBefore) yield { from, until, day, isNow, isBefore }
  }
}

interface Kind<Row> {
  count: Counted
  value: Counted
  read(row: Row): { email: string; timestamp: string; amount: number }
  /** Called for each generated sale in the period, with its number. */
  generated(n: number, cents: number): void
  /** Called for each other sale in the period. */
  written(row: Row, slot: number, cents: number): void
}

/** Counts orders or tickets in the period and before it, with their revenue. */
function* countSales<Row, F extends SaleFacts>(
  { states, read, written }: Facts<Row, F>,
  { spans, axis, ids, included }: Scope,
  kind: Kind<Row>,
) {
  const [now, before, buyers] = [new Tally(), new Tally(), new IdFlags(ids.generated)]
  const days = new DaySums(spans.recent.until)
  const [persons, timeOf, amounts] = [yield* read('person'), yield* read('at'), yield* read('cents')]
  if (persons && timeOf && amounts)
    for (const { from, until, day, isNow, isBefore } of partsOf(states.length, timeOf, spans)) {
      const flags = (isNow ? NOW : 0) | (isBefore ? BEFORE : 0)
      let [count, sum] = [0, 0]
      for (let n = from; n < until; n++) {
        if (states[n] !== slotStates.generated) continue
        const person = persons[n] ?? 0
        if (included && !included.has(person)) continue
        const cents = amounts[n] ?? 0
        count++
        sum += cents
        buyers.add(person, flags)
        if (isNow) kind.generated(n, cents)
      }
      if (isBefore) before.add(count, sum)
      if (isNow) now.add(count, sum)
      if (isNow && count > 0) days.addMany(day, count, sum)
      yield
    }
  const countRow = (at: number, cents: number, person: number) => {
    const [isNow, isBefore] = [isIn(at, spans.now), isIn(at, spans.before)]
    buyers.add(person, (isNow ? NOW : 0) | (isBefore ? BEFORE : 0))
    if (isBefore) before.add(1, cents)
    if (!isNow) return false
    now.add(1, cents)
    days.add(at, cents)
    return true
  }
  for (const [slot, row] of written()) {
    const { email, timestamp, amount } = kind.read(row)
    const [person, cents] = [ids.of(email), toCents(amount)]
    if (included?.has(person) !== false && countRow(Date.parse(timestamp), cents, person))
      kind.written(row, slot, cents)
  }
  now.buyers = buyers.count(NOW)
  before.buyers = buyers.count(BEFORE)
  days.each((day, ofDay, cents) => {
    axis.add(kind.count, day, ofDay)
    axis.add(kind.value, day, cents)
  })
  return { now, before }
}

const keyOf = ({ connectorId, orderId }: { connectorId: string | null; orderId: string }) =>
  `${connectorId ?? ''}/${orderId}`

/** Counts the orders of a club, and finds their best products. */
export function* countOrders({ shopOrders, shopOrderItems }: Tables, tenant: string, scope: Scope) {
  const orders = shopOrders.facts(tenant)
  const counted = new Uint8Array(orders.states.length)
  const others = new Set<string>()
  const totals = yield* countSales(orders, scope, {
    count: 'orders',
    value: 'shopRevenue',
    read: (row) => row,
    generated: (n) => void (counted[n] = 1),
    written(row, slot) {
      if (slot < counted.length) counted[slot] = 1
      else others.add(keyOf(row))
    },
  })
  return { ...totals, products: yield* topProducts(shopOrderItems.facts(tenant), counted, others) }
}

/** Finds the products with the highest revenue in some orders: generated ones by number, and others by key. */
function* topProducts(
  { states, read, written }: ReturnType<Tables['shopOrderItems']['facts']>,
  counted: Uint8Array,
  others: ReadonlySet<string>,
): Steps<ReturnType<ReturnType<typeof createRevenue>['top']>> {
  const revenue = createRevenue()
  const [orderOf, product, quantities] = [yield* read('order'), yield* read('product'), yield* read('quantity')]
  if (orderOf && product && quantities) {
    const { codes, values } = product
    const pieces = new Float64Array(values.length)
    yield* inBlocks(states.length, (from, until) => {
      for (let n = from; n < until; n++) {
        if (states[n] !== slotStates.generated || counted[orderOf(n)] !== 1) continue
        const code = codes[n] ?? 0
        pieces[code] = (pieces[code] ?? 0) + (quantities[n] ?? 0)
      }
    })
    for (const [code, { productId, name, cents }] of values.entries()) {
      const count = pieces[code] ?? 0
      if (count > 0) revenue.add(productId, name, count, count * cents)
    }
  }
  for (const [slot, row] of written()) {
    const isCounted = (slot < states.length && counted[orderOf?.(slot) ?? 0] === 1) || others.has(keyOf(row))
    if (isCounted) revenue.add(row.productId, row.name, row.quantity, toCents(row.total))
  }
  return revenue.top(TOP)
}

/** Counts the tickets of a club by kind, and finds the best events. */
export function* countTickets({ tickets }: Tables, tenant: string, scope: Scope) {
  const facts = tickets.facts(tenant)
  const [event, kind] = [yield* facts.read('event'), yield* facts.read('kind')]
  const [events, cents] = [event?.values ?? [], new Float64Array(event?.values.length ?? 0)]
  const byEvent = new Float64Array(events.length)
  const byKind = new Float64Array(kind?.values.length ?? 0)
  const kinds: Counts = new Map()
  const revenue = createRevenue()
  const totals = yield* countSales(facts, scope, {
    count: 'tickets',
    value: 'ticketRevenue',
    read: ({ email, timestamp, price }) => ({ email, timestamp, amount: price }),
    generated(n, price) {
      const [ofEvent, ofKind] = [event?.codes[n] ?? 0, kind?.codes[n] ?? 0]
      byEvent[ofEvent] = (byEvent[ofEvent] ?? 0) + 1
      cents[ofEvent] = (cents[ofEvent] ?? 0) + price
      byKind[ofKind] = (byKind[ofKind] ?? 0) + 1
    },
    written(row, _slot, price) {
      revenue.add(row.event, row.event, 1, price)
      increase(kinds, row.name.split(',', 1)[0] ?? row.name)
    },
  })
  for (const [code, name] of events.entries()) {
    const count = byEvent[code] ?? 0
    if (count > 0) revenue.add(name, name, count, cents[code] ?? 0)
  }
  addCodes(kinds, kind?.values ?? [], byKind)
  return { ...totals, kinds, events: revenue.top(TOP) }
}
