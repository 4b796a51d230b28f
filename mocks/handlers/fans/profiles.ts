import type { ShopCustomer } from '../../../src/contract/shop.ts'
import type { TicketingCustomer } from '../../../src/contract/ticketing.ts'
import type { Database, FanProfileRow, FanRow } from '../../db/database.ts'
import { forEachInSteps, type Steps } from '../../db/steps.ts'
import type { HandlerContext } from '../../http/handler.ts'
import type { DeliveredRows } from '../../seed/incoming/delivery.ts'
import { definedOf, putInSteps } from '../records.ts'
import { newFan } from './newFan.ts'

type Customer = ShopCustomer | TicketingCustomer
type ProfileContext = Pick<HandlerContext, 'db' | 'clock' | 'newId'>
/** Tells by an e-mail. */
type Waits = (email: string) => boolean

interface KnownPerson {
  fan: FanRow | null
  customer: Customer | null
}

/**
 * Rebuilds the profiles of a club, one per e-mail of its fans and customers, in steps. Ids and edits by users are
 * preserved (docs/contract.md#fan-profiles). It reads only the e-mails whose rows were written: generated profiles
 * fit their sources.
 *
 * @param waits tells whose rows are gone only for the moment, so that their profiles stay
 */
export function* rebuildProfiles(context: ProfileContext, tenant: string, waits?: Waits): Steps<void> {
  const { fanProfiles, fans, ticketingCustomers, shopCustomers } = context.db.tables
  const emails = new Set<string>()
  for (const table of [fanProfiles, fans, ticketingCustomers, shopCustomers])
    yield* forEachInSteps(yield* table.touched(tenant), (email) => emails.add(email))
  yield* rebuildProfilesOf(context, tenant, emails, waits)
}

/**
 * Brings the profiles up to date after a sync, in steps: those of new people are created, and the scores of those who
 * have bought rise. Returns false if nothing has changed.
 */
export function* refreshProfiles(context: ProfileContext, tenant: string, rows: DeliveredRows): Steps<boolean> {
  const people = [...rows.fans, ...rows.shopCustomers, ...rows.ticketingCustomers]
  const emails = new Set(people.map(({ email }) => email.toLowerCase()))
  const points = new Map<string, number>()
  const add = (email: string, value: number) => {
    const key = email.toLowerCase()
    // The first score of a new person counts all purchases.
    if (!emails.has(key)) points.set(key, (points.get(key) ?? 0) + value)
  }
  for (const { email } of rows.shopOrders) add(email, ORDER_POINTS)
  for (const { email } of rows.tickets) add(email, TICKET_POINTS)
  const raised = raiseScores(context.db, tenant, points)
  yield* rebuildProfilesOf(context, tenant, emails)
  return raised > 0 || emails.size > 0
}

/** What a purchase adds to the score of a person who is known already. */
const ORDER_POINTS = 2
const TICKET_POINTS = 1

/** Profiles that are rebuilt per step: about a millisecond of work. */
const PROFILES_PER_STEP = 50

/** Returns how many scores have risen. */
function raiseScores({ tables }: Database, tenant: string, points: ReadonlyMap<string, number>): number {
  let raised = 0
  for (const [email, by] of points)
    raised += tables.fanProfiles.update(tenant, email, (row) =>
      row.score === null || row.score >= 100 ? null : { ...row, score: Math.min(100, row.score + by) },
    )
  return raised
}

function* rebuildProfilesOf(
  context: ProfileContext,
  tenant: string,
  emails: ReadonlySet<string>,
  waits?: Waits,
): Steps<void> {
  const { db } = context
  const { fanProfiles, fans, ticketingCustomers, shopCustomers } = db.tables
  const rebuilt: FanProfileRow[] = []
  let count = 0
  for (const email of emails) {
    const [before] = fanProfiles.findAll(tenant, email)
    // The fan's row takes precedence, then the ticket office's, then the shop's.
    const fan = fans.findAll(tenant, email)[0] ?? null
    const customer = fan
      ? null
      : (ticketingCustomers.findAll(tenant, email)[0] ?? shopCustomers.findAll(tenant, email)[0])
    // Only somebody of the seed can have generated purchases, and only a new profile counts them.
    if (!before && fanProfiles.generatedNumber(tenant, email) !== undefined) yield* preparePurchases(db, tenant)
    if (fan || customer) rebuilt.push(profileOf(context, tenant, { fan, customer: customer ?? null }, before))
    else if (before && !waits?.(email)) fanProfiles.remove(tenant, before.id)
    if (++count % PROFILES_PER_STEP === 0) yield
  }
  yield* putInSteps(fanProfiles, tenant, rebuilt)
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
    orders: tables.shopOrders.findAll(tenant, key).map(({ amount }) => amount),
    tickets: tables.tickets.findAll(tenant, key).map(({ price }) => price),
  }
}

/** Computes what `purchasesOf` needs of a club and no write changes, in steps. */
export function* preparePurchases({ tables }: Database, tenant: string): Steps<void> {
  yield* tables.shopOrders.prepareFindAll(tenant)
  yield* tables.tickets.prepareFindAll(tenant)
}

/** The higher of two scores, because a score has risen with purchases since the fan's row was made. */
const higherOf = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b))

/** The first score of a new profile, 0 to 100, which rises with the number of purchases. */
function scoreOf(db: Database, tenant: string, email: string): number {
  const { orders, tickets } = purchasesOf(db, tenant, email)
  return Math.min(100, 20 + 6 * orders.length + 4 * tickets.length)
}
