import type { ShopCustomer } from '../../../src/contract/shop.ts'
import { idFrom } from '../../db/random/ids.ts'
import type { Rng } from '../../db/random/rng.ts'
import type { ClubPerson } from '../fans/people.ts'
import type { Person } from '../fans/person.ts'
import { HOUR, isoText, isoTextOrNull, MINUTE } from '../moments.ts'

/** A person's account at a shop or a ticket office, without its number. */
export interface Account {
  person: Person
  opened: number
  createdAt: string
}

/** Draws the time when something was synced, within the hour after it happened. */
export const syncedAt = (moment: number, rng: Rng, until: number) =>
  isoText(Math.min(until, moment + rng.int(4, 50) * MINUTE + rng.int(0, 59_999)))

/** Turns accounts into customers, numbered in the order of their opening. */
export function customersOf<A extends Account>(
  accounts: readonly A[],
  { connectorId, newId }: { connectorId: string; newId(): string },
  nextNumber: () => number,
): { account: A; customer: ShopCustomer }[] {
  return accounts
    .toSorted((a, b) => a.opened - b.opened)
    .map((account) => ({
      account,
      customer: {
        id: newId(),
        customerId: String(nextNumber()),
        firstName: account.person.firstName,
        lastName: account.person.lastName,
        email: account.person.email,
        country: account.person.country,
        connectorId,
        signedUpAt: isoText(account.opened),
        createdAt: account.createdAt,
      },
    }))
}

/** Draws a moment between two others, preferably in waking hours. */
export function momentBetween(from: number, until: number, rng: Rng): number {
  const moment = from + Math.floor(rng.next() * Math.max(0, until - from))
  const day = moment - (((moment % (24 * HOUR)) + 24 * HOUR) % (24 * HOUR))
  const awake = day + Math.floor((7 + 8 * (rng.next() + rng.next())) * HOUR)
  return awake > from && awake < until ? awake : moment
}

/** A shop or a ticket office whose rows are seeded. */
export interface SeededSource {
  seed: string
  connectorId: string
  /** The latest time of any row, in milliseconds since 1970. */
  until: number
}

/** The accounts of people who are known already, numbered in the order in which they were opened. */
export function customersFrom(
  people: readonly ClubPerson[],
  { seed, connectorId, until }: SeededSource,
  firstNumber: number,
): { person: ClubPerson; customer: ShopCustomer }[] {
  return people
    .toSorted((a, b) => a.since - b.since)
    .map((each, index) => ({
      person: each,
      customer: {
        id: idFrom(`${seed}/customer/${each.person.email}`),
        customerId: String(firstNumber + index),
        firstName: each.person.firstName,
        lastName: each.person.lastName,
        email: each.person.email,
        country: each.person.country,
        connectorId,
        signedUpAt: isoTextOrNull(each.signedUpAt),
        createdAt: isoText(Math.min(until, each.addedAt)),
      },
    }))
}
