import type { ShopCustomer } from '../../../src/contract/shop.ts'
import type { TicketingCustomer } from '../../../src/contract/ticketing.ts'
import type { Database, FanProfileRow, FanRow } from '../../db/database.ts'
import type { HandlerContext } from '../../http/handler.ts'
import { newFan } from './fans.ts'
import { definedOf } from '../records.ts'

type Customer = ShopCustomer | TicketingCustomer
interface Known {
  fan: FanRow | null
  customer: Customer | null
}

/**
 * Makes the profiles of a club anew: one per e-mail of its fans and customers; their ids and people's edits stay
 * (docs/contract.md#fan-profiles).
 */
export function rebuildProfiles(context: Pick<HandlerContext, 'db' | 'clock' | 'newId'>, tenant: string) {
  const { tables } = context.db
  const known = knownPeople(context.db, tenant)
  const before = new Map(tables.fanProfiles.all(tenant).map((profile) => [keyOf(profile), profile]))
  tables.fanProfiles.take(tenant, (profile) => !known.has(keyOf(profile)))
  tables.fanProfiles.put(
    tenant,
    [...known].map(([key, person]) => profileOf(context, tenant, person, before.get(key))),
  )
}

const keyOf = ({ email }: { email: string }) => email.toLowerCase()

/** Everyone of the club by e-mail. Who is a fan is known as such; else the ticket office is asked before the shop. */
function knownPeople({ tables }: Database, tenant: string) {
  const known = new Map<string, Known>()
  for (const fan of tables.fans.all(tenant)) known.set(keyOf(fan), { fan, customer: null })
  for (const customer of [...tables.ticketingCustomers.all(tenant), ...tables.shopCustomers.all(tenant)]) {
    if (!known.has(keyOf(customer))) known.set(keyOf(customer), { fan: null, customer })
  }
  return known
}

function profileOf(
  { db, clock, newId }: Pick<HandlerContext, 'db' | 'clock' | 'newId'>,
  tenant: string,
  { fan, customer }: Known,
  before: FanProfileRow | undefined,
): FanProfileRow {
  const edits = before?.edits ?? null
  const edited = definedOf(edits ?? {})
  const identity = { id: before?.id ?? newId(), createdAt: before?.createdAt ?? clock.iso(), edits }
  if (fan) {
    const score = before ? (fan.score ?? before.score) : (fan.score ?? scoreOf(db, tenant, fan.email))
    return { ...fan, ...identity, fanId: fan.id, score, ...edited }
  }
  if (!customer) throw new Error('a person without a source')
  // Who was a fan and has been deleted is known from now on by what the customer says alone.
  const base = before && before.fanId === null ? before : newFan('', { firstName: '', email: customer.email }, '')
  const score = before ? before.score : scoreOf(db, tenant, customer.email)
  return { ...base, ...customerFields(customer), ...identity, fanId: null, score, ...edited }
}

function customerFields(customer: Customer) {
  const { firstName, lastName, email, country, connectorId, signedUpAt } = customer
  const place = 'city' in customer ? { city: customer.city, phone: customer.phone } : {}
  return { firstName, lastName, email, country, connectorId, signedUpAt, ...place }
}

/** Amounts of the orders, and prices of the tickets, of an e-mail. */
export function purchasesOf({ tables }: Database, tenant: string, email: string) {
  const own = (row: { email: string }) => row.email.toLowerCase() === email.toLowerCase()
  return {
    orders: tables.shopOrders
      .all(tenant)
      .filter(own)
      .map(({ amount }) => amount),
    tickets: tables.tickets
      .all(tenant)
      .filter(own)
      .map(({ price }) => price),
  }
}

/** A first score for somebody new, 0 to 100: whoever buys is close to the club. */
function scoreOf(db: Database, tenant: string, email: string): number {
  const { orders, tickets } = purchasesOf(db, tenant, email)
  return Math.min(100, 20 + 6 * orders.length + 4 * tickets.length)
}
