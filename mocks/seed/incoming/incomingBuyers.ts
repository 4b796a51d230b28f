import type { ShopCustomer } from '../../../src/contract/shop.ts'
import { customersOf, momentBetween, syncedAt } from '../customers/customers.ts'
import type { Person } from '../fans/person.ts'
import type { Arrival, Delivery, FirstDelivery, Recipient } from './delivery.ts'
import { isoText, MINUTE } from '../moments.ts'
import { createNewcomers, sampleOf } from './newcomers.ts'

const STARTERS = 60
/** The maximum number of purchases per person at the first sync; everybody has at least one. */
const STARTER_PURCHASES = 5
/** The share of purchases by people who have not bought before. */
const BY_NEWCOMERS = 0.2

/** A purchase by a customer; newcomers open their account shortly before their first one. */
export interface Purchase extends Arrival {
  customer: Pick<ShopCustomer, 'customerId' | 'email'>
  birthDay: string | null
}

interface Buyers<C> {
  customers: C[]
  /** In order of time. */
  purchases: Purchase[]
}

interface Options<C> {
  kind: 'shopCustomers' | 'ticketingCustomers'
  /** Gives the number of the next customer. */
  nextNumber(): number
  /** Adds the fields of the kind to a customer. */
  finish(customer: ShopCustomer, person: Person): C
}

/** Draws customers and purchases, for what a shop and a ticket office have in common. */
export function createIncomingBuyers<C extends ShopCustomer>(
  recipient: Recipient,
  { kind, nextNumber, finish }: Options<C>,
) {
  const { db, club } = recipient
  const newcomers = createNewcomers(recipient, kind)

  return {
    first({ connectorId, from, until, rng, newId }: FirstDelivery): Buyers<C> {
      const accounts = Array.from({ length: STARTERS }, () => {
        // They joined over the whole year, not all at its end.
        const opened = momentBetween(from, from + 0.8 * (until - from), rng)
        return { person: newcomers.next({ at: opened, rng }), opened, createdAt: syncedAt(opened, rng, until) }
      })
      const numbered = customersOf(accounts, { connectorId, newId }, nextNumber)
      const purchases = numbered.flatMap(({ account: { opened, person }, customer }) =>
        Array.from({ length: 1 + Math.floor(rng.next() ** 2 * STARTER_PURCHASES) }, (_, index) => {
          const at = index === 0 ? Math.min(until, opened + rng.int(2, 20) * MINUTE) : momentBetween(opened, until, rng)
          return { at, rng, newId, customer, birthDay: person.birthDay }
        }),
      )
      return {
        customers: numbered.map(({ account, customer }) => finish(customer, account.person)),
        purchases: purchases.toSorted((a, b) => a.at - b.at),
      }
    },

    later({ connectorId, arrivals, until }: Delivery): Buyers<C> {
      const customers: C[] = []
      const purchases = arrivals.map((arrival): Purchase => {
        const { at, rng, newId } = arrival
        const isNew = rng.chance(BY_NEWCOMERS)
        const regular = isNew ? undefined : sampleOf(db.tables[kind].all(club.id), rng, connectorId)
        if (regular) return { ...arrival, customer: regular, birthDay: null }
        const person = newcomers.next(arrival)
        const account = { person, opened: at - rng.int(2, 20) * MINUTE, createdAt: isoText(until) }
        for (const { customer } of customersOf([account], { connectorId, newId }, nextNumber)) {
          customers.push(finish(customer, person))
          return { ...arrival, customer, birthDay: person.birthDay }
        }
        throw new Error('an account without a customer')
      })
      return { customers, purchases }
    },
  }
}
