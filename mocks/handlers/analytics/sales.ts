import type { Tables } from '../../db/database.ts'
import type { Coded, Product } from '../../db/facts.ts'
import { inBlocks, type Steps } from '../../db/steps.ts'
import type { Codes } from '../../db/table/codes.ts'
import { slotStates } from '../../db/table/slots/facts.ts'
import { countSales, toCents, type Scope } from './countSales.ts'
import { addCodes, createRevenue, increase, type Counts } from './tallies.ts'

/** How many products or events are listed. */
const TOP = 8

const keyOf = ({ connectorId, orderId }: { connectorId: string | null; orderId: string }) =>
  `${connectorId ?? ''}/${orderId}`

/** Counts the orders of a club, and finds their best products. */
export function* countOrders({ shopOrders, shopOrderItems }: Tables, tenant: string, scope: Scope) {
  const orders = shopOrders.facts(tenant)
  const [replaced, others] = [new Set<number>(), new Set<string>()]
  const { counted, ...totals } = yield* countSales(orders, scope, {
    count: 'orders',
    value: 'shopRevenue',
    read: (row) => row,
    written(row, slot) {
      if (slot < orders.states.length) replaced.add(slot)
      else others.add(keyOf(row))
    },
  })
  for (const slot of replaced) counted[slot] = 1
  return { ...totals, products: yield* topProducts(shopOrderItems.facts(tenant), counted, others) }
}

interface Items {
  states: Uint8Array
  /** How many items each order has. */
  sizes: Codes
  product: Coded<Product>
  quantities: Codes
}

/** Counts the pieces of each product in the generated items of some orders. */
function* countPieces({ states, sizes, product: { codes, values }, quantities }: Items, counted: Uint8Array) {
  const pieces = new Float64Array(values.length)
  let item = 0
  yield* inBlocks(counted.length, (from, until) => {
    for (let order = from; order < until; order++) {
      const next = item + (sizes[order] ?? 0)
      if (counted[order] === 1)
        for (let n = item; n < next; n++) {
          if (states[n] !== slotStates.generated) continue
          const code = codes[n] ?? 0
          pieces[code] = (pieces[code] ?? 0) + (quantities[n] ?? 0)
        }
      item = next
    }
  })
  return pieces
}

/** Finds the products with the highest revenue in some orders: generated ones by number, and others by key. */
function* topProducts(
  { states, read, written }: ReturnType<Tables['shopOrderItems']['facts']>,
  counted: Uint8Array,
  others: ReadonlySet<string>,
): Steps<ReturnType<ReturnType<typeof createRevenue>['top']>> {
  const revenue = createRevenue()
  const [orders, sizes] = [yield* read('orders'), yield* read('size')]
  const [product, quantities] = [yield* read('product'), yield* read('quantity')]
  if (sizes && product && quantities) {
    const pieces = yield* countPieces({ states, sizes, product, quantities }, counted)
    for (const [code, { productId, name, cents }] of product.values.entries()) {
      const count = pieces[code] ?? 0
      if (count > 0) revenue.add(productId, name, count, count * cents)
    }
  }
  for (const [slot, row] of written()) {
    const isCounted = (slot < states.length && counted[orders?.groupOf(slot) ?? 0] === 1) || others.has(keyOf(row))
    if (isCounted) revenue.add(row.productId, row.name, row.quantity, toCents(row.total))
  }
  return revenue.top(TOP)
}

/** Counts the tickets of a club by kind, and finds the best events. */
export function* countTickets({ tickets }: Tables, tenant: string, scope: Scope) {
  const facts = tickets.facts(tenant)
  const [kinds, revenue]: [Counts, ReturnType<typeof createRevenue>] = [new Map(), createRevenue()]
  const { counted, ...totals } = yield* countSales(facts, scope, {
    count: 'tickets',
    value: 'ticketRevenue',
    read: ({ email, timestamp, price }) => ({ email, timestamp, amount: price }),
    written(row, _slot, price) {
      revenue.add(row.event, row.event, 1, price)
      increase(kinds, row.name.split(',', 1)[0] ?? row.name)
    },
  })
  const [event, kind, amounts] = [yield* facts.read('event'), yield* facts.read('kind'), yield* facts.read('cents')]
  if (event && kind && amounts) {
    const { byEvent, byKind, cents } = yield* countByEvent(event, kind, amounts, counted)
    for (const [code, name] of event.values.entries()) {
      const count = byEvent[code] ?? 0
      if (count > 0) revenue.add(name, name, count, cents[code] ?? 0)
    }
    addCodes(kinds, kind.values, byKind)
  }
  return { ...totals, kinds, events: revenue.top(TOP) }
}

/** Counts some tickets by event and by kind, and sums up the revenue of each event, in cents. */
function* countByEvent(event: Coded<string>, kind: Coded<string>, amounts: Codes, counted: Uint8Array) {
  const byEvent = new Float64Array(event.values.length)
  const cents = new Float64Array(event.values.length)
  const byKind = new Float64Array(kind.values.length)
  yield* inBlocks(counted.length, (from, until) => {
    for (let n = from; n < until; n++) {
      if (counted[n] !== 1) continue
      const [ofEvent, ofKind] = [event.codes[n] ?? 0, kind.codes[n] ?? 0]
      byEvent[ofEvent] = (byEvent[ofEvent] ?? 0) + 1
      cents[ofEvent] = (cents[ofEvent] ?? 0) + (amounts[n] ?? 0)
      byKind[ofKind] = (byKind[ofKind] ?? 0) + 1
    }
  })
  return { byEvent, cents, byKind }
}
