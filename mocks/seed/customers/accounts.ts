import type { ShopCustomer } from '../../../src/contract/shop.ts'
import { createDraws } from '../../db/random/draws.ts'
import { createNumberedIds, type NumberedIds } from '../../db/random/ids.ts'
import { contactOf, type Contact } from '../fans/fans.ts'
import { sources, type People } from '../fans/people.ts'
import { DAY, isoText, isoTextOrNull } from '../moments.ts'

/** The accounts of people at a shop or a ticket office. */
export interface Accounts {
  people: People
  connectorId: string
  ids: NumberedIds
  has(n: number): boolean
  /** When it was opened, in milliseconds since 1970; Infinity for people without an account. */
  openedAt(n: number): number
  /** When it was opened as the source knows it; null if it does not. */
  datedAt(n: number): number | null
  createdAt(n: number): number
  /**
   * Its number, in the order of the people; those of people without an account are given to nobody, so that none has to
   * be counted.
   */
  numberOf(n: number): number
}

export interface AccountOptions {
  source: 'shop' | 'ticketing'
  firstNumber: number
  /** The latest time of any row, in milliseconds since 1970. */
  until: number
  /** True for people who have an account although they are known from elsewhere, in addition to those who draw one. */
  joins?(n: number): boolean
  /** True for people who have no account. */
  stays?(n: number): boolean
}

/** How many days before their sign-up the newest fans became customers, so that they have bought something. */
const CUSTOMER_DAYS = { least: 5, most: 30 }

/**
 * Chooses who has an account: about half of the people, more likely with a higher score, and everybody whom the club
 * knows only from this source. An account was opened when the club got to know the person, except for the newest fans.
 */
export function createAccounts(people: People, { source, firstNumber, until, joins, stays }: AccountOptions): Accounts {
  const draws = createDraws(`${people.seed}/${source}`)
  const [drawAccount, drawOpened] = [draws('account'), draws('opened')]
  const code = sources.indexOf(source)
  const isOwn = (n: number) => people.columns.source.at(n) === code
  const has = (n: number) => {
    if (drawAccount(n) < 0.2 + 0.5 * people.usualEngagement(n) || people.isNewest(n) || joins?.(n)) return !stays?.(n)
    return isOwn(n)
  }
  function openedAt(n: number) {
    if (!has(n)) return Infinity
    const since = people.knownSince(n)
    if (!people.isNewest(n) || isOwn(n)) return since
    const { least, most } = CUSTOMER_DAYS
    return since - Math.floor((least + drawOpened(n) * (most - least)) * DAY)
  }
  return {
    people,
    connectorId: people.connectorIds[code] ?? '',
    ids: createNumberedIds(`${people.seed}/${source} customers`, people.count),
    has,
    openedAt,
    datedAt: (n) => (isOwn(n) ? people.signedUpAt(n) : openedAt(n)),
    createdAt: (n) => Math.min(until, people.addedAt(n)),
    numberOf: (n) => firstNumber + n,
  }
}

/** A person's engagement from 0 to 1, by the code of the score; it drives how often they buy. */
export const engagementOf = (scoreCode: number) => (scoreCode === 0 ? 30 : scoreCode - 1) / 100

/** The customers of a shop or a ticket office. */
export function customersOf<C extends ShopCustomer>(
  { people, ids, has, numberOf, connectorId, datedAt, createdAt }: Accounts,
  finish: (customer: ShopCustomer, contact: Contact) => C,
): C[] {
  return Array.from({ length: people.count }, (_, n) => n)
    .filter(has)
    .map((n) => {
      const contact = contactOf(people, n)
      const { firstName, lastName, email, country } = contact
      const customer = {
        id: ids.of(n),
        customerId: String(numberOf(n)),
        firstName,
        lastName,
        email,
        country,
        connectorId,
        signedUpAt: isoTextOrNull(datedAt(n)),
        createdAt: isoText(createdAt(n)),
      }
      return finish(customer, contact)
    })
}
