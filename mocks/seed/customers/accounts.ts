import type { CustomerColumn } from '../../../src/contract/fields/columns.ts'
import type { ShopCustomer } from '../../../src/contract/shop.ts'
import { createDraws } from '../../db/random/draws.ts'
import { createNumberedIds, type NumberedIds } from '../../db/random/ids.ts'
import type { Steps } from '../../db/steps.ts'
import { createNumberColumn } from '../../db/table/codes.ts'
import type { Fields, GeneratedRows, SortKeys } from '../../db/table/generated.ts'
import { markWhere } from '../../db/table/marks.ts'
import { contactFields, contactOf, type Contact } from '../fans/fans.ts'
import { sources, type People } from '../fans/people.ts'
import { firstNameKeys, lastNameKeys, momentKeys, personKeys } from '../fans/personKeys.ts'
import { searchPeople } from '../fans/personSearch.ts'
import { DAY, isoText, MINUTE } from '../moments.ts'
import { decimalKeys } from '../words/decimals.ts'

/** The accounts of people at a shop or a ticket office. */
export interface Accounts {
  people: People
  connectorId: string
  ids: NumberedIds
  has(n: number): boolean
  /** When it was opened, in milliseconds since 1970; Infinity for people without an account. */
  openedAt(n: number): number
  /** Computes `openedAt` of everybody, for those who need it again and again. */
  prepare(): Steps<void>
  /** When it was opened as the source knows it; null if it does not. */
  datedAt(n: number): number | null
  createdAt(n: number): number
  /** Its number, which counts in the order of the people. */
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

/** The newest fans have been customers for so many days before they signed up, so that they have bought something. */
const CUSTOMER_DAYS = { least: 5, most: 30 }

/** About half of the people have an account, the more the higher their score; and all who are known only from it. */
export function createAccounts(people: People, { source, firstNumber, until, joins, stays }: AccountOptions): Accounts {
  const draws = createDraws(`${people.seed}/${source}`)
  const [drawAccount, drawOpened, drawDelay] = [draws('account'), draws('opened'), draws('delay')]
  const code = sources.indexOf(source)
  const isOwn = (n: number) => people.columns.source.at(n) === code
  const has = (n: number) => {
    if (isOwn(n)) return true
    if (stays?.(n)) return false
    if (people.isNewest(n)) return true
    return drawAccount(n) < 0.2 + 0.5 * engagementOf(people.columns.score.at(n)) || joins?.(n) === true
  }
  function openedAt(n: number) {
    if (!has(n)) return Infinity
    const since = people.knownSince(n)
    if (isOwn(n)) return since
    if (people.isNewest(n)) {
      const { least, most } = CUSTOMER_DAYS
      return since - Math.floor((least + drawOpened(n) * (most - least)) * DAY)
    }
    if (joins?.(n)) return since
    return since + Math.floor(drawOpened(n) ** 2 * 0.9 * Math.max(0, until - since))
  }
  const opened = createNumberColumn(people.count, openedAt)
  let known: Float64Array | null = null
  const numbers = lazyNumbers(people.count, has, firstNumber)
  return {
    people,
    connectorId: people.connectorIds[code] ?? '',
    ids: createNumberedIds(`${people.seed}/${source} customers`, people.count),
    has,
    openedAt: (n) => known?.[n] ?? openedAt(n),
    *prepare() {
      yield* people.columns.score.allInSteps()
      known = yield* opened.allInSteps()
    },
    datedAt: (n) => (isOwn(n) ? people.signedUpAt(n) : openedAt(n)),
    createdAt: (n) =>
      isOwn(n) ? people.addedAt(n) : Math.min(until, openedAt(n) + 4 * MINUTE + Math.floor(drawDelay(n) * 47 * MINUTE)),
    numberOf: (n) => numbers()[n] ?? 0,
  }
}

/** A person's engagement from 0 to 1, by the code of the score; it drives how often they buy. */
export const engagementOf = (scoreCode: number) => (scoreCode === 0 ? 30 : scoreCode - 1) / 100

function lazyNumbers(count: number, has: (n: number) => boolean, first: number): () => Uint32Array {
  let numbers: Uint32Array | null = null
  return () => {
    if (numbers) return numbers
    numbers = new Uint32Array(count)
    let next = first
    for (let n = 0; n < count; n++) if (has(n)) numbers[n] = next++
    return numbers
  }
}

/** The customers of a shop or a ticket office. */
export function customersOf<C extends ShopCustomer>(
  accounts: Accounts,
  { hasHome, finish }: { hasHome: boolean; finish(customer: ShopCustomer, contact: Contact): C },
): GeneratedRows<C, CustomerColumn> {
  const { people, ids, has, numberOf, connectorId } = accounts
  const keys = personKeys(people)
  const sortKeys: Record<CustomerColumn, () => SortKeys> = {
    customerId: () => decimalKeys(numberOf),
    firstName: () => firstNameKeys(people),
    lastName: () => lastNameKeys(people),
    email: () => keys.email(''),
    country: () => keys.country(''),
    connectorId: () => ({ size: 1, of: () => 0 }),
    signedUpAt: () => momentKeys(people, accounts.datedAt),
    createdAt: () => momentKeys(people, accounts.createdAt),
  }
  const { city, phone, ...named } = contactFields(people)
  const ofCustomer = (n: number | undefined) => (n !== undefined && has(n) ? n : undefined)
  return {
    key: `${people.seed}/${connectorId}/customers`,
    count: people.count,
    has,
    row(n) {
      const contact = contactOf(people, n)
      const { firstName, lastName, email, country } = contact
      const datedAt = accounts.datedAt(n)
      return finish(
        {
          id: ids.of(n),
          customerId: String(numberOf(n)),
          firstName,
          lastName,
          email,
          country,
          connectorId,
          signedUpAt: datedAt === null ? null : isoText(datedAt),
          createdAt: isoText(accounts.createdAt(n)),
        },
        contact,
      )
    },
    // Every kind of customer has these fields as they are.
    fields: { ...named, ...(hasHome && { city, phone }), customerId: (n: number) => String(numberOf(n)) } as Fields<C>,
    id: (n) => ids.of(n),
    numberOf: (id) => ofCustomer(ids.numberOf(id)),
    source: () => connectorId,
    findAll(email) {
      const n = ofCustomer(people.numberOfEmail(email))
      return n === undefined ? [] : [n]
    },
    facts: {},
    sortKeys: (column) => sortKeys[column](),
    search(needle, marks) {
      searchPeople(people, needle, marks, hasHome)
      if (/^\d+$/.test(needle)) markWhere(marks, (n) => String(numberOf(n)).includes(needle))
    },
  }
}
