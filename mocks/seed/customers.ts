import type { ShopCustomer } from '../../src/contract/shop.ts'
import type { FanProfileRow } from '../db/database.ts'
import { randomId } from '../db/ids.ts'
import type { Rng } from '../db/rng.ts'
import { HOUR, isoText, MINUTE } from './moments.ts'
import type { Term } from './terms.ts'

/** The input for generating a club's rows: its people and a seed. */
export interface SeedPeople {
  profiles: readonly FanProfileRow[]
  seed: string
  /** The latest time of any row, in milliseconds since 1970. */
  until: number
  /** The membership behind the label of the nth profile, so that memberships and season tickets agree. */
  termOf(n: number): Term | null
}

/** The fields of a person that a shop or a ticket office stores. */
export type Person = Pick<FanProfileRow, 'firstName' | 'lastName' | 'email' | 'country' | 'city' | 'phone' | 'birthDay'>

/** A person's account at a shop or a ticket office, without its number. */
export interface Account {
  person: Person
  opened: number
  /** True if the source has not stored when the account was opened. */
  undated?: boolean
  createdAt: string
}

/** The source of generated rows, with its random stream and ids. */
export interface RowSource {
  connectorId: string
  rng: Rng
  newId(): string
  /** The latest time of any row, in milliseconds since 1970. */
  until: number
}

/** Creates a source of seeded rows, which draws ids from the random stream. */
export const seedSource = (connectorId: string, rng: Rng, until: number): RowSource => ({
  connectorId,
  rng,
  until,
  newId: () => randomId(rng),
})

/** Draws the time when something was synced, within the hour after it happened. */
export const syncedAt = (moment: number, rng: Rng, until: number) =>
  isoText(Math.min(until, moment + rng.int(4, 50) * MINUTE + rng.int(0, 59_999)))

/** The time at which a person became known to the club, in milliseconds since 1970. */
export const sinceOf = ({ signedUpAt, createdAt }: Pick<FanProfileRow, 'signedUpAt' | 'createdAt'>) =>
  Date.parse(signedUpAt ?? createdAt)

/** The account of a profile at a source: opened at sign-up if the profile comes from that source, otherwise later. */
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

/** Turns accounts into customers, numbered in the order of their opening. */
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

/** A person's engagement from 0 to 1, derived from the score; it drives how often they buy. */
export const engagementOf = (score: number | null) => (score ?? 30) / 100

/** Draws a whole number whose mean is the expected one. */
export const drawCount = (expected: number, rng: Rng) => Math.floor(expected * (0.3 + 1.4 * rng.next()) + rng.next())

/** Draws a moment between two others, preferably in waking hours. */
export function momentBetween(from: number, until: number, rng: Rng): number {
  const moment = from + Math.floor(rng.next() * Math.max(0, until - from))
  const day = moment - (((moment % (24 * HOUR)) + 24 * HOUR) % (24 * HOUR))
  const awake = day + Math.floor((7 + 8 * (rng.next() + rng.next())) * HOUR)
  return awake > from && awake < until ? awake : moment
}
