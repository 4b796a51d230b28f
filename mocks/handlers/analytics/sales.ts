import type { Tables } from '../../db/database.ts'
import { DAY, isIn, type Axis, type Counted, type Spans } from './periods.ts'
import { bestSellers, countsOf, toCents } from './tallies.ts'

/** How many products or events are listed. */
const TOP = 8

export interface Scope {
  spans: Spans
  axis: Axis
  /** True for the e-mail of somebody whose purchases count. */
  includes(email: string): boolean
}

interface Sale<Row> {
  row: Row
  email: string
  /** Milliseconds since 1970. */
  at: number
  cents: number
}

/** How much was sold, for how much, and to how many people. */
const totalsOf = (sales: readonly Sale<unknown>[]) => ({
  count: sales.length,
  cents: sales.reduce((sum, { cents }) => sum + cents, 0),
  buyers: new Set(sales.map(({ email }) => email)).size,
})
type Totals = ReturnType<typeof totalsOf>

/** The mean value of a sale. */
export const average = ({ count, cents }: Totals) => (count === 0 ? 0 : cents / count / 100)

/** Counts orders or tickets in the period and before it, and gives those in the period. */
function countSales<Row extends { email: string; timestamp: string }>(
  rows: readonly Row[],
  { spans, axis, includes }: Scope,
  { count, value, amountOf }: { count: Counted; value: Counted; amountOf(row: Row): number },
) {
  const sales = rows.flatMap((row): Sale<Row>[] => {
    const email = row.email.toLowerCase()
    return includes(email) ? [{ row, email, at: Date.parse(row.timestamp), cents: toCents(amountOf(row)) }] : []
  })
  const now = sales.filter(({ at }) => isIn(at, spans.now))
  for (const { at, cents } of now) {
    axis.add(count, Math.floor(at / DAY), 1)
    axis.add(value, Math.floor(at / DAY), cents)
  }
  return { sales: now, now: totalsOf(now), before: totalsOf(sales.filter(({ at }) => isIn(at, spans.before))) }
}

const keyOf = ({ connectorId, orderId }: { connectorId: string | null; orderId: string }) =>
  `${connectorId ?? ''}/${orderId}`

/** Counts the orders of a club, and finds their best products. */
export function countOrders({ shopOrders, shopOrderItems }: Tables, tenant: string, scope: Scope) {
  const { sales, ...totals } = countSales(shopOrders.all(tenant), scope, {
    count: 'orders',
    value: 'shopRevenue',
    amountOf: ({ amount }) => amount,
  })
  const counted = new Set(sales.map(({ row }) => keyOf(row)))
  const items = shopOrderItems.all(tenant).filter((item) => counted.has(keyOf(item)))
  const sold = items.map(({ productId, name, quantity, total }) => ({
    key: productId,
    name,
    count: quantity,
    cents: toCents(total),
  }))
  return { ...totals, products: bestSellers(sold, TOP) }
}

/** Counts the tickets of a club by kind, and finds the best events. */
export function countTickets({ tickets }: Tables, tenant: string, scope: Scope) {
  const { sales, ...totals } = countSales(tickets.all(tenant), scope, {
    count: 'tickets',
    value: 'ticketRevenue',
    amountOf: ({ price }) => price,
  })
  const sold = sales.map(({ row: { event }, cents }) => ({ key: event, name: event, count: 1, cents }))
  // The name of a ticket begins with its kind, such as `Adult`.
  const kinds = countsOf(sales.map(({ row: { name } }) => name.split(',', 1)[0] ?? name))
  return { ...totals, kinds, events: bestSellers(sold, TOP) }
}
