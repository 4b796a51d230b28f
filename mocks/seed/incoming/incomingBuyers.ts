import type { ShopCustomer } from '../../../src/contract/shop.ts'
import { customersOf, momentBetween, syncedAt, type Person } from '../customers/customers.ts'
import type { Database } from '../../db/database.ts'
import type { Rng } from '../../db/rng.ts'
import type { Delivery } from './delivery.ts'
import { MINUTE } from '../moments.ts'
import { createNewcomers, newestOf, nextNumber, rowsToRestoreOf } from './newcomers.ts'

const STARTERS = 60
/** The maximum number of purchases per person at the first sync; everybody has at least one. */
const STARTER_PURCHASES = 5
/** The share of purchases by people who have not bought before. */
const BY_NEWCOMERS = 0.25

/** A purchase by a customer; newcomers open their account shortly before their first one. */
export interface Purchase<C> {
  customer: C
  birthDay: string | null
  at: number
}

type CustomerKind = 'shopCustomers' | 'ticketingCustomers'

/**
 * Draws customers and purchases, for what a shop and a ticket office have in common.
 *
 * @param max the maximum number of purchases of a later sync, at least two
 * @param finish adds the fields of the kind to a customer
 */
export function incomingPurchases<C extends ShopCustomer>(
  delivery: Delivery,
  { kind, firstNumber, max }: { kind: CustomerKind; firstNumber: number; max: number },
  finish: (customer: ShopCustomer, person: Person) => C,
): { customers: C[]; purchases: Purchase<ShopCustomer>[] } {
  const { db, club, connector, rng, first, from, source } = delivery
  const { until } = source
  const pickRegular = first ? null : regularsOf(db, club.id, kind, connector.id, rng)
  const count = first ? STARTERS : rng.int(2, max)
  const isNew = Array.from({ length: count }, () => pickRegular === null || rng.chance(BY_NEWCOMERS))
  const newcomers = createNewcomers(delivery, kind)
  const accounts = isNew
    .filter((fresh) => fresh)
    .map(() => {
      // The people of a first sync joined over the whole year, not all at its end.
      const opened = momentBetween(from, first ? from + 0.8 * (until - from) : until, rng)
      return { person: newcomers.next().person, opened, createdAt: syncedAt(opened, rng, until) }
    })
  const numbered = customersOf(
    accounts,
    source,
    nextNumber(
      newestOf(db, club.id, kind).map(({ customerId }) => customerId),
      firstNumber,
    ),
  )
  const purchases = numbered.flatMap(({ account: { opened, person }, customer }) =>
    Array.from({ length: first ? 1 + Math.floor(rng.next() ** 2 * STARTER_PURCHASES) : 1 }, (_, index) => ({
      customer,
      birthDay: person.birthDay,
      at: index === 0 ? Math.min(until, opened + rng.int(2, 20) * MINUTE) : momentBetween(opened, until, rng),
    })),
  )
  const returning = Array.from({ length: count - accounts.length }, () => {
    const customer = pickRegular?.()
    // Without regulars everybody is new.
    if (!customer) throw new Error('no regular customer')
    const since = Math.max(from, customer.signedUpAt === null ? 0 : Date.parse(customer.signedUpAt))
    return { customer, birthDay: null, at: momentBetween(Math.min(since, until), until, rng) }
  })
  return {
    customers: numbered.map(({ account, customer }) => finish(customer, account.person)),
    purchases: [...purchases, ...returning],
  }
}

const MAX_TRIES = 50

/** Returns a function that draws a customer of a connector; null if it has none. */
function regularsOf(
  db: Database,
  tenant: string,
  kind: CustomerKind,
  connector: string,
  rng: Rng,
): (() => ShopCustomer) | null {
  const isOwn = ({ connectorId }: ShopCustomer) => connectorId === connector
  const table = db.tables[kind]
  // Most customers of a club usually belong to one connector, so a few tries find one.
  let others: ShopCustomer[] | null = null
  const draw = (): ShopCustomer | undefined => {
    for (let tries = 0; tries < (others ? 0 : MAX_TRIES); tries++) {
      const customer = table.sample(tenant, rng.next())
      if (customer && isOwn(customer)) return customer
    }
    others ??= [...table.allOf(tenant, connector), ...rowsToRestoreOf(db, tenant, kind).filter(isOwn)]
    return others.length === 0 ? undefined : rng.pick(others)
  }
  const first = draw()
  return first ? () => draw() ?? first : null
}
