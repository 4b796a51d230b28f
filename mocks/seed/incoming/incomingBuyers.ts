import type { ShopCustomer } from '../../../src/contract/shop.ts'
import { customersOf, momentBetween, syncedAt, type Person } from '../customers.ts'
import type { Delivery } from './delivery.ts'
import { MINUTE } from '../moments.ts'
import { createNewcomers, nextNumber, rowsOf } from './newcomers.ts'

const STARTERS = 60
/** At the first sync everybody has bought something, somebody often. */
const STARTER_PURCHASES = 5
/** Of ten purchases so many are by people who have not bought before. */
const BY_NEWCOMERS = 0.25

/** Somebody who buys at a moment; newcomers open their account with it. */
export interface Purchase<C> {
  customer: C
  birthDay: string | null
  at: number
}

type CustomerKind = 'shopCustomers' | 'ticketingCustomers'

/**
 * Who buys what when, as far as a shop and a ticket office are alike.
 *
 * @param most how many purchases a later sync brings, at least two
 * @param finish makes the customer of the kind from what both kinds have
 */
export function incomingPurchases<C extends ShopCustomer>(
  delivery: Delivery,
  { kind, firstNumber, most }: { kind: CustomerKind; firstNumber: number; most: number },
  finish: (customer: ShopCustomer, person: Person) => C,
): { customers: C[]; purchases: Purchase<ShopCustomer>[] } {
  const { db, club, connector, rng, first, from, source } = delivery
  const { until } = source
  const table = rowsOf(db, club.id, kind)
  const regulars = table.filter(({ connectorId }) => connectorId === connector.id)
  const count = first ? STARTERS : rng.int(2, most)
  const isNew = Array.from({ length: count }, () => first || regulars.length === 0 || rng.chance(BY_NEWCOMERS))
  const newcomers = createNewcomers(delivery, table)
  const accounts = isNew
    .filter((fresh) => fresh)
    .map(() => {
      // The people of a first sync have come over the year, not all of them at its end.
      const opened = momentBetween(from, first ? from + 0.8 * (until - from) : until, rng)
      return { person: newcomers.next(opened).person, opened, createdAt: syncedAt(opened, rng, until) }
    })
  const numbered = customersOf(
    accounts,
    source,
    nextNumber(
      table.map(({ customerId }) => customerId),
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
    const customer = rng.pick(regulars)
    const since = Math.max(from, customer.signedUpAt === null ? 0 : Date.parse(customer.signedUpAt))
    return { customer, birthDay: null, at: momentBetween(Math.min(since, until), until, rng) }
  })
  return {
    customers: numbered.map(({ account, customer }) => finish(customer, account.person)),
    purchases: [...purchases, ...returning],
  }
}
