import type { ShopCustomer } from '../../../src/contract/shop.ts'
import type { Rng } from '../../db/random/rng.ts'
import type { ClubPerson } from '../fans/people.ts'
import type { Person } from '../fans/person.ts'
import { HOUR, isoText, isoTextOrNull, MINUTE } from '../moments.ts'

/** A shop or a ticket office whose whole history is made at once. */
export interface Source {
  connectorId: string
  /** The latest time of any row, in milliseconds since 1970. */
  until: number
  /** Gives the id of the next row. */
  newId(): string
  /** Gives the number of the next customer. */
  nextCustomer(): number
}

/** Draws the time when something was synced, within the hour after it happened. */
export const syncedAt = (moment: number, rng: Rng, until: number) =>
  isoText(Math.min(until, moment + rng.int(4, 50) * MINUTE + rng.int(0, 59_999)))

/** The account of a person at a shop or a ticket office. */
export const customerOf = (
  { firstName, lastName, email, country }: Person,
  account: Pick<ShopCustomer, 'id' | 'customerId' | 'connectorId' | 'signedUpAt' | 'createdAt'>,
): ShopCustomer => ({ ...account, firstName, lastName, email, country })

/** The accounts of people, in the order in which they were opened. */
export const accountsOf = (
  people: readonly ClubPerson[],
  { connectorId, until, newId, nextCustomer }: Source,
): { owner: ClubPerson; customer: ShopCustomer }[] =>
  people
    .toSorted((a, b) => a.since - b.since)
    .map((owner) => ({
      owner,
      customer: customerOf(owner.person, {
        id: newId(),
        customerId: String(nextCustomer()),
        connectorId,
        signedUpAt: isoTextOrNull(owner.signedUpAt),
        createdAt: isoText(Math.min(until, owner.addedAt)),
      }),
    }))

/** Draws a moment between two others, preferably in waking hours. */
export function momentBetween(from: number, until: number, rng: Rng): number {
  const moment = from + Math.floor(rng.next() * Math.max(0, until - from))
  const day = moment - (((moment % (24 * HOUR)) + 24 * HOUR) % (24 * HOUR))
  const awake = day + Math.floor((7 + 8 * (rng.next() + rng.next())) * HOUR)
  return awake > from && awake < until ? awake : moment
}
