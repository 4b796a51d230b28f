import type { ShopCustomer } from '../../src/contract/shop.ts'
import type { FanProfileRow } from '../db/database.ts'
import { randomId } from '../db/ids.ts'
import type { Rng } from '../db/rng.ts'
import { HOUR, isoText, MINUTE } from './moments.ts'
import { sinceOf, type Term } from './terms.ts'

/** What a club's rows are made from: its people and where their chance begins. */
export interface SeedPeople {
  profiles: readonly FanProfileRow[]
  seed: string
  /** Nothing is known that came later. */
  until: number
  /** The membership behind a profile's label: one answer for memberships and season tickets. */
  termOf(profile: FanProfileRow): Term | null
}

/** What a shop or a ticket office knows of somebody. */
export type Person = Pick<FanProfileRow, 'firstName' | 'lastName' | 'email' | 'country' | 'city' | 'phone' | 'birthDay'>

/** Somebody's account at a shop or a ticket office, not yet numbered. */
export interface Account {
  person: Person
  opened: number
  /** The source has not kept when. */
  undated?: boolean
  createdAt: string
}

/** Where new rows come from, and what they get from there. */
export interface RowSource {
  connectorId: string
  rng: Rng
  newId(): string
  /** Nothing is known that came later. */
  until: number
}

/** A source of seeded rows: ids are drawn like everything else. */
export const seedSource = (connectorId: string, rng: Rng, until: number): RowSource => ({
  connectorId,
  rng,
  until,
  newId: () => randomId(rng),
})

/** When something that happened was synced: within the hour. */
export const syncedAt = (moment: number, rng: Rng, until: number) =>
  isoText(Math.min(until, moment + rng.int(4, 50) * MINUTE + rng.int(0, 59_999)))

/** The account of a profile at a source of the club: its own where it is known from there alone, otherwise a later one. */
export function accountOf(profile: FanProfileRow, { connectorId, rng, until }: RowSource): Account {
  const since = sinceOf(profile)
  const own = profile.connectorId === connectorId
  if (own)
    return {
      person: profile,
      opened: since,
      undated: profile.signedUpAt === null,
      createdAt: profile.createdAt,
    }
  const opened = since + Math.floor(rng.next() ** 2 * 0.9 * (until - since))
  return { person: profile, opened, createdAt: syncedAt(opened, rng, until) }
}

/** Numbers accounts in the order of their opening. */
export function customersOf<A extends Account>(
  accounts: readonly A[],
  { connectorId, newId }: RowSource,
  firstNumber: number,
): { account: A; customer: ShopCustomer }[] {
  return accounts
    .toSorted((a, b) => a.opened - b.opened)
    .map((account, index) => ({
      account,
      customer: {
        id: newId(),
        customerId: String(firstNumber + index),
        firstName: account.person.firstName,
        lastName: account.person.lastName,
        email: account.person.email,
        country: account.person.country,
        connectorId,
        signedUpAt: account.undated ? null : isoText(account.opened),
        createdAt: account.createdAt,
      },
    }))
}

/** How close somebody is to the club, from 0 to 1: who scores high buys often. */
export const engagementOf = (score: number | null) => (score ?? 30) / 100

/** A whole number whose mean over many draws is the expected one, but which varies from one to the next. */
export const countOf = (expected: number, rng: Rng) => Math.floor(expected * (0.3 + 1.4 * rng.next()) + rng.next())

/** A moment between two others, in waking hours where it can be. */
export function momentBetween(from: number, until: number, rng: Rng): number {
  const moment = from + Math.floor(rng.next() * Math.max(0, until - from))
  const day = moment - (((moment % (24 * HOUR)) + 24 * HOUR) % (24 * HOUR))
  const awake = day + Math.floor((7 + 8 * (rng.next() + rng.next())) * HOUR)
  return awake > from && awake < until ? awake : moment
}
