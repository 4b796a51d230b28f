import type { ShopCustomer } from '../../../src/contract/shop.ts'
import { customerOf } from '../customers/customers.ts'
import type { Person } from '../fans/person.ts'
import { isoText, MINUTE } from '../moments.ts'
import type { Arrival, Delivery, Recipient } from './delivery.ts'
import { sampleOf, type Newcomers } from './newcomers.ts'

/** The share of purchases by people who have not bought before. */
const BY_NEWCOMERS = 0.2

/** A purchase by a customer; newcomers open their account shortly before their first one. */
export interface Purchase extends Arrival {
  customer: Pick<ShopCustomer, 'customerId' | 'email'>
  birthDay: string | null
}

interface Options<C> {
  kind: 'shopCustomers' | 'ticketingCustomers'
  newcomers: Newcomers
  /** Gives the number of the next customer. */
  nextNumber(): number
  /** Adds the fields of the kind to a customer. */
  finish(customer: ShopCustomer, person: Person): C
}

/** Draws who buys what arrives at a shop or a ticket office: its new customers, and the purchases in order of time. */
export function buyersOf<C extends ShopCustomer>(
  { db, club }: Recipient,
  { connectorId, arrivals, until }: Delivery,
  { kind, newcomers, nextNumber, finish }: Options<C>,
): { customers: C[]; purchases: Purchase[] } {
  const customers: C[] = []
  const purchases = arrivals.map((arrival): Purchase => {
    const { at, rng, newId } = arrival
    const isNew = rng.chance(BY_NEWCOMERS)
    const regular = isNew ? undefined : sampleOf(db.tables[kind].all(club.id), rng, connectorId)
    if (regular) return { ...arrival, customer: regular, birthDay: null }
    const person = newcomers.next(arrival)
    const customer = customerOf(person, {
      id: newId(),
      customerId: String(nextNumber()),
      connectorId,
      signedUpAt: isoText(at - rng.int(2, 20) * MINUTE),
      createdAt: isoText(until),
    })
    customers.push(finish(customer, person))
    return { ...arrival, customer, birthDay: person.birthDay }
  })
  return { customers, purchases }
}
