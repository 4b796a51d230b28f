import type { Tables } from '../../db/database.ts'
import type { SaleFacts } from '../../db/facts.ts'
import { inBlocks, type Steps } from '../../db/steps.ts'
import { slotStates, type Facts } from '../../db/table/slots/facts.ts'
import { isIn, type Axis, type Counted, type Spans } from './periods.ts'
import { addCodes, createRevenue, DaySums, IdSet, increase, type Counts, type PersonIds } from './tallies.ts'

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
  readonly buyers: IdSet

  constructor({ generated }: PersonIds) {
    this.buyers = new IdSet(generated)
  }

  add(cents: number, person: number) {
    this.count++
    this.cents += cents
    this.buyers.add(person)
  }
}

/** The mean value of a sale. */
export const average = ({ count, cents }: Tally) => (count === 0 ? 0 : cents / count / 100)

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
  const [now, before] = [new Tally(ids), new Tally(ids)]
  const days = new DaySums(spans.recent.until)
  const count = (at: number, cents: number, person: number) => {
    if (isIn(at, spans.before)) before.add(cents, person)
    if (!isIn(at, spans.now)) return false
    now.add(cents, person)
    days.add(at, cents)
    return true
  }
  // Most sales are earlier than a period, which is seen before anything else of them is read.
  const earliest = Math.min(spans.before.after, spans.now.after)
  const [persons, times, amounts] = [yield* read('person'), yield* read('at'), yield* read('cents')]
  if (persons && times && amounts)
    yield* inBlocks(states.length, (from, until) => {
      for (let n = from; n < until; n++) {
        const at = times[n] ?? 0
        if (at <= earliest || states[n] !== slotStates.generated) continue
        const person = persons[n] ?? 0
        if (included && !included.has(person)) continue
        const cents = amounts[n] ?? 0
        if (count(at, cents, person)) kind.generated(n, cents)
      }
    })
  for (const [slot, row] of written()) {
    const { email, timestamp, amount } = kind.read(row)
    const [person, cents] = [ids.of(email), toCents(amount)]
    if (included?.has(person) !== false && count(Date.parse(timestamp), cents, person)) kind.written(row, slot, cents)
  }
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
  const [orders, product, quantities] = [yield* read('order'), yield* read('product'), yield* read('quantity')]
  if (orders && product && quantities) {
    const { codes, values } = product
    const pieces = new Float64Array(values.length)
    yield* inBlocks(states.length, (from, until) => {
      for (let n = from; n < until; n++) {
        if (states[n] !== slotStates.generated || counted[orders[n] ?? 0] !== 1) continue
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
    const isCounted = (slot < states.length && counted[orders?.[slot] ?? 0] === 1) || others.has(keyOf(row))
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
