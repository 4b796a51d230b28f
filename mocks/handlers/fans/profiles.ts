import type { ShopCustomer } from '../../../src/contract/shop.ts'
import type { TicketingCustomer } from '../../../src/contract/ticketing.ts'
import type { Database, FanProfileRow, FanRow } from '../../db/database.ts'
import type { HandlerContext } from '../../http/handler.ts'
import type { DeliveredRows } from '../../seed/incoming/delivery.ts'
import { changedOf, definedOf } from '../records.ts'
import { newFan } from './newFan.ts'

type Customer = ShopCustomer | TicketingCustomer
type ProfileContext = Pick<HandlerContext, 'db' | 'clock' | 'newId'>

interface KnownPerson {
  fan: FanRow | null
  customer: Customer | null
}

/**
 * Rebuilds the profiles of a club, one per e-mail of its fans and customers. Ids and edits by users are preserved
 * (docs/contract.md#fan-profiles).
 */
export function rebuildProfiles(context: ProfileContext, tenant: string) {
  const { fanProfiles, fans, ticketingCustomers, shopCustomers } = context.db.tables
  const people = [fanProfiles, fans, ticketingCustomers, shopCustomers].map((table) => table.all(tenant))
  rebuildProfilesOf(context, tenant, emailsOf(people.flat()))
}

const emailsOf = (people: readonly { email: string }[]) => new Set(people.map(({ email }) => email.toLowerCase()))

/** The e-mails of the rows that a reset has removed and the next sync restores: their profiles keep ids and edits. */
function waitingEmails({ rowsToRestore, connectors }: Database, tenant: string): Set<string> {
  const ofTenant = [...rowsToRestore].filter(([id]) => connectors.findFirst((q) => q.where({ id, tenant })))
  return emailsOf(ofTenant.flatMap(([, rows]) => [...rows.fans, ...rows.shopCustomers, ...rows.ticketingCustomers]))
}

/**
 * Brings the profiles up to date after a sync: those of new people are created, and the scores of those who have bought
 * rise. Returns false if nothing has changed.
 */
export function refreshProfiles(context: ProfileContext, tenant: string, rows: DeliveredRows): boolean {
  const emails = emailsOf([...rows.fans, ...rows.shopCustomers, ...rows.ticketingCustomers])
  const points = new Map<string, number>()
  const add = (email: string, value: number) => {
    const key = email.toLowerCase()
    // The first score of a new person counts all purchases.
    if (!emails.has(key)) points.set(key, (points.get(key) ?? 0) + value)
  }
  for (const { email } of rows.shopOrders) add(email, ORDER_POINTS)
  for (const { email } of rows.tickets) add(email, TICKET_POINTS)
  const raised = raiseScores(context.db, tenant, points)
  rebuildProfilesOf(context, tenant, emails)
  return raised > 0 || emails.size > 0
}

/** What a purchase adds to the score of a person who is known already. */
const ORDER_POINTS = 2
const TICKET_POINTS = 1

/** Returns how many scores have risen. */
function raiseScores({ tables }: Database, tenant: string, points: ReadonlyMap<string, number>): number {
  const raised = [...points].flatMap(([email, by]) =>
    tables.fanProfiles
      .find(tenant, email)
      .flatMap((row) =>
        row.score === null || row.score >= 100 ? [] : [{ ...row, score: Math.min(100, row.score + by) }],
      ),
  )
  tables.fanProfiles.put(tenant, raised)
  return raised.length
}

function rebuildProfilesOf(context: ProfileContext, tenant: string, emails: ReadonlySet<string>) {
  const { fanProfiles, fans, ticketingCustomers, shopCustomers } = context.db.tables
  const waiting = waitingEmails(context.db, tenant)
  const rebuilt: FanProfileRow[] = []
  for (const email of emails) {
    const [before] = fanProfiles.find(tenant, email)
    // The fan's row takes precedence, then the ticket office's, then the shop's.
    const fan = fans.find(tenant, email)[0] ?? null
    const customer = ticketingCustomers.find(tenant, email)[0] ?? shopCustomers.find(tenant, email)[0] ?? null
    if (fan || customer) {
      const profile = profileOf(context, tenant, { fan, customer }, before)
      if (!before || Object.keys(changedOf(before, profile)).length > 0) rebuilt.push(profile)
    } else if (before && !waiting.has(email)) fanProfiles.remove(tenant, before.id)
  }
  fanProfiles.put(tenant, rebuilt)
}

function profileOf(
  { db, clock, newId }: ProfileContext,
  tenant: string,
  { fan, customer }: KnownPerson,
  before: FanProfileRow | undefined,
): FanProfileRow {
  const edits = before?.edits ?? null
  const edited = definedOf(edits ?? {})
  const identity = { id: before?.id ?? newId(), createdAt: before?.createdAt ?? clock.iso(), edits }
  if (fan) {
    const score = before ? higherOf(fan.score, before.score) : (fan.score ?? scoreOf(db, tenant, fan.email))
    return { ...fan, ...identity, fanId: fan.id, score, ...edited }
  }
  if (!customer) throw new Error('a person without a source')
  // The profile of a deleted fan keeps no field of the fan: it is rebuilt from the customer's row.
  const base = before && before.fanId === null ? before : newFan('', { firstName: '', email: customer.email }, '')
  const score = before ? before.score : scoreOf(db, tenant, customer.email)
  return { ...base, ...customerFields(customer), ...identity, fanId: null, score, ...edited }
}

function customerFields(customer: Customer) {
  const { firstName, lastName, email, country, connectorId, signedUpAt } = customer
  const place = 'city' in customer ? { city: customer.city, phone: customer.phone } : {}
  return { firstName, lastName, email, country, connectorId, signedUpAt, ...place }
}

/** The amounts of the orders and the prices of the tickets of an e-mail. */
export function purchasesOf({ tables }: Database, tenant: string, email: string) {
  const key = email.toLowerCase()
  return {
    orders: tables.shopOrders.find(tenant, key).map(({ amount }) => amount),
    tickets: tables.tickets.find(tenant, key).map(({ price }) => price),
  }
}

/** The higher of two scores, because a score has risen with purchases since the fan's row was made. */
const higherOf = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b))

/** The first score of a new profile, 0 to 100, which rises with the number of purchases. */
function scoreOf(db: Database, tenant: string, email: string): number {
  const { orders, tickets } = purchasesOf(db, tenant, email)
  return Math.min(100, 20 + 6 * orders.length + 4 * tickets.length)
}
