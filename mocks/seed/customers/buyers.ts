import { countWhile } from '../../db/countWhile.ts'
import { createDraws } from '../../db/random/draws.ts'
import { engagementOf, type Accounts } from './accounts.ts'

/** Who buys at a shop or a ticket office. */
export interface Buyers {
  /** A purchase before this moment would have no buyer, in milliseconds since 1970. */
  first: number
  /** The buyer of a purchase, whose account was open by then. */
  of(purchase: number, moment: number): number
}

const MAX_TRIES = 64
/** The share of purchases by those who have just joined, and how many people these are. */
const BY_NEW_PEOPLE = 0.4
const NEW_PEOPLE = 12
/** The first buyer is found among this many people. */
const FIRST_PEOPLE = 200

/** The number of latest purchases that are searched for those of the newest people. */
export const LATEST = 3000

/** The latest of purchases that are numbered in order of time. */
export function latestOf(count: number, at: (purchase: number) => number): Purchase[] {
  const first = Math.max(0, count - LATEST)
  return Array.from({ length: count - first }, (_, index) => ({ purchase: first + index, at: at(first + index) }))
}

/** A purchase by its number, and when it was made, in milliseconds since 1970. */
export interface Purchase {
  purchase: number
  at: number
}

/**
 * Gives each of the people who joined last one of the latest purchases, if there is one since their account was opened.
 *
 * @param isLeftOut true for people who have a purchase already
 * @returns the person, by the purchase
 */
export function purchasesOfNewest(
  { people, has, openedAt }: Accounts,
  purchases: readonly Purchase[],
  isLeftOut: (n: number) => boolean = () => false,
): ReadonlyMap<number, number> {
  const latest = purchases.toSorted((a, b) => a.at - b.at)
  const newest = Array.from({ length: people.count - people.firstNewest }, (_, index) => people.firstNewest + index)
  const owners = new Map<number, number>()
  const accounts = newest
    .filter((n) => has(n) && !isLeftOut(n))
    .map((n) => ({ n, opened: openedAt(n) }))
    // Newest accounts first, because they have the fewest purchases to choose from.
    .toSorted((a, b) => b.opened - a.opened)
  for (const { n, opened } of accounts) {
    const first = countWhile(latest.length, (index) => (latest[index]?.at ?? 0) <= opened)
    const found = latest.slice(first).find(({ purchase }) => !owners.has(purchase))
    if (found) owners.set(found.purchase, n)
  }
  return owners
}

/**
 * Draws the buyers of purchases. People with a high score buy more often.
 *
 * @param weightOf how often a person buys in relation to their score, from 0 to 1
 */
export function createBuyers(accounts: Accounts, seed: string, weightOf: (n: number) => number = () => 1): Buyers {
  const { people, has, openedAt } = accounts
  const draws = createDraws(seed)
  const [drawPerson, drawInterest, drawNew] = [draws('person'), draws('interest'), draws('new')]
  const interests = Float64Array.from({ length: 102 }, (_, score) => engagementOf(score) ** 1.5)
  let [first, earliest] = [Infinity, 0]
  for (let [n, found] = [0, 0]; n < people.count && found < FIRST_PEOPLE; n++) {
    if (!has(n)) continue
    found++
    if (openedAt(n) < first) [first, earliest] = [openedAt(n), n]
  }
  return {
    first,
    of(purchase, moment) {
      const candidates = people.addedUntil(moment)
      const triesNew = drawNew(purchase) < BY_NEW_PEOPLE ? NEW_PEOPLE : 0
      const newest = triesNew > 0 ? people.addedBy(moment) - 1 : 0
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const turn = purchase * MAX_TRIES + tries
        // One of the newest may not buy at all.
        const isNew = tries < triesNew
        const n = isNew
          ? Math.max(0, newest - Math.floor(drawPerson(turn) * NEW_PEOPLE))
          : Math.floor(drawPerson(turn) * candidates)
        if (
          !(isNew && people.isNewest(n)) &&
          drawInterest(turn) >= (interests[people.columns.score.at(n)] ?? 0) * weightOf(n)
        )
          continue
        // People who were already known then had also opened their account, if they have one: no need to compute when.
        const wasThere = isNew ? n <= newest : n < candidates
        if (wasThere ? has(n) : openedAt(n) <= moment) return n
      }
      return earliest
    },
  }
}
