import { createDraws, weightedIndex } from '../../db/random/draws.ts'
import { createColumn } from '../../db/table/codes.ts'
import type { Accounts } from '../customers/accounts.ts'
import { createBuyers, purchasesOfNewest } from '../customers/buyers.ts'
import { birthDayText } from '../fans/fans.ts'
import type { Steps } from '../../db/steps.ts'
import { createGroups, type Groups } from '../../db/groups.ts'
import { lazy } from '../../db/lazy.ts'
import { DAY, MINUTE } from '../moments.ts'
import { seasonsOf } from '../seasons.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import type { Terms } from '../terms.ts'
import { fixturesOf, type Fixture } from './fixtures.ts'
import { createSeats, shuffleBlocks } from './seats.ts'
import type { Prices } from './stands.ts'
import { ageGroup, bookingSizes, companionAges, fixturesOnSale, LEAD_DAYS, MEAN_SIZE, seasonEvent } from './tickets.ts'

const TICKETS_PER_FAN = 2.5
/** The most seats of a booking. */
const BLOCK = 4

const pickSize = weightedIndex(bookingSizes.map(([, weight]) => weight))
const pickCompanion = weightedIndex(companionAges.map(([, weight]) => weight))

interface Options {
  setting: ClubSetting
  accounts: Accounts
  terms: Terms
  /** True for people whose membership includes a seat for the season. */
  hasSeat(n: number): boolean
  /** The latest time of any booking, in milliseconds since 1970. */
  until: number
}

/** Bookings at a ticket office, each a pure function of its number. Their tickets are numbered in order of the bookings. */
export interface Bookings {
  count: number
  tickets: Groups
  at(booking: number): number
  /** The number of the person who booked. */
  buyer(booking: number): number
  /** Computes what is needed to read all bookings. */
  prepare(): Steps<void>
  /** The age group of a ticket, and the prices by age group; tickets of a booking count from 0. */
  ageOf(booking: number, index: number): keyof Prices
  pricesOf(booking: number): Prices
  /** The name of a seat. */
  placeOf(booking: number, index: number): string
  /** What can be booked; `eventOf` gives an index of it. */
  events: readonly string[]
  eventOf(booking: number): number
}

/** The bookings of season tickets: one for each season of a term, in the same seat; the first when the term begins. */
export function createSeasonBookings({ setting, accounts, terms, hasSeat, until }: Options): Bookings {
  const { people } = accounts
  const seasons = seasonsOf(setting)
  const seed = `${people.seed}/season tickets`
  const draws = createDraws(seed)
  const [drawStart, drawRenewal] = [draws('start'), draws('renewal')]
  const seats = createSeats(setting, 'back', 1)
  const blockOf = shuffleBlocks(seats, seed)
  const holders = lazy(() => {
    const numbers = []
    for (let n = 0; n < people.count; n++) if (accounts.has(n) && hasSeat(n)) numbers.push(n)
    return Uint32Array.from(numbers)
  })
  const firstSeasons = new Uint16Array(holders().length)
  const ofHolder = createGroups(holders().length, (holder) => {
    const { first, last } = terms.seasons(holders()[holder] ?? 0)
    firstSeasons[holder] = first
    return last - first + 1
  })
  const holderOf = (booking: number) => ofHolder.groupOf(booking)
  const personOf = (booking: number) => holders()[holderOf(booking)] ?? 0
  const seasonOf = (booking: number) =>
    (firstSeasons[holderOf(booking)] ?? 0) + booking - ofHolder.start(holderOf(booking))
  const firstSeason = Math.min(...firstSeasons.subarray(0, 500))
  const events = Array.from({ length: 12 }, (_, index) => seasonEvent(setting, firstSeason - 2 + index))

  function at(booking: number) {
    const isFirst = booking === ofHolder.start(holderOf(booking))
    const season = seasonOf(booking)
    if (isFirst)
      return Math.min(until, terms.entry(personOf(booking)) + MINUTE + Math.floor(drawStart(booking) * 14 * MINUTE))
    const opens = seasons.start(season) - 42 * DAY
    const closes = Math.min(until, seasons.start(season) + 38 * DAY)
    return opens + Math.floor(drawRenewal(booking) * (closes - opens))
  }
  return {
    count: ofHolder.total,
    tickets: createGroups(ofHolder.total, () => 1),
    at,
    buyer: personOf,
    *prepare() {},
    events,
    eventOf: (booking) => seasonOf(booking) - (firstSeason - 2),
    ageOf: (booking) => ageGroup(birthDayOf(accounts, personOf(booking)), seasons.start(seasonOf(booking))),
    pricesOf: (booking) => seats.pricesOf(blockOf(holderOf(booking))).season,
    placeOf: (booking) => seats.textOf(blockOf(holderOf(booking)), 0),
  }
}

/** The bookings of games by people of all ages, in the order of the games. */
export function createGameBookings(options: Options, seasonTickets: number): Bookings {
  const { setting, accounts, until, hasSeat } = options
  const { people } = accounts
  const seed = `${people.seed}/bookings`
  const draws = createDraws(seed)
  const [drawLead, drawMinute, drawLate, drawSize, drawAge] = [
    draws('lead'),
    draws('minute'),
    draws('late'),
    draws('size'),
    draws('age'),
  ]
  // Season-ticket holders buy a single ticket now and then, for company.
  const buyers = createBuyers(accounts, `${seed}/buyers`, (n) => (hasSeat(n) ? 0.3 : 1))
  const from = buyers.first + DAY
  const games = buyers.first < until ? fixturesOnSale(fixturesOf(setting, from, until + 60 * DAY), from, until) : []
  const ofGames = createGroups(games.length, shareOut(options, games, seasonTickets))
  const seats = createSeats(setting, 'front', BLOCK)
  const blocks = games.map((game) => lazy(() => shuffleBlocks(seats, `${seed}/${game.at}`)))
  const gameIndex = (booking: number) => ofGames.groupOf(booking)
  const gameOf = (booking: number): Fixture => games[gameIndex(booking)] ?? { at: until, event: '' }

  function blockOf(booking: number) {
    const game = gameIndex(booking)
    return blocks[game]?.()(booking - ofGames.start(game)) ?? seats.count
  }

  function at(booking: number) {
    const kickOff = gameOf(booking).at
    const opens = Math.max(buyers.first, kickOff - LEAD_DAYS * DAY)
    const closes = Math.min(until, kickOff - DAY)
    const usual =
      kickOff -
      DAY -
      Math.floor(drawLead(booking) ** 2 * (LEAD_DAYS - 1) * DAY) -
      Math.floor(drawMinute(booking) * 601) * MINUTE
    return usual > opens && usual <= closes ? usual : opens + Math.floor(drawLate(booking) * (closes - opens))
  }
  const ofNewest = lazy(() => purchasesOfNewest(accounts, ofGames.total, at, hasSeat))
  const buyer = createColumn(
    ofGames.total,
    2 ** 32,
    (booking) => ofNewest().get(booking) ?? buyers.of(booking, at(booking)),
    accounts.prepare,
  )
  return {
    count: ofGames.total,
    tickets: createGroups(ofGames.total, (booking) => bookingSizes[pickSize(drawSize(booking))]?.[0] ?? 1),
    at,
    buyer: (booking) => buyer.at(booking),
    *prepare() {
      yield* buyer.allInSteps()
    },
    events: games.map(({ event }) => event),
    eventOf: gameIndex,
    ageOf(booking, index) {
      if (index === 0) return ageGroup(birthDayOf(accounts, buyer.at(booking)), gameOf(booking).at)
      return companionAges[pickCompanion(drawAge(booking * BLOCK + index))]?.[0] ?? 'adult'
    },
    pricesOf: (booking) => seats.pricesOf(blockOf(booking)).match,
    placeOf: (booking, index) => seats.textOf(blockOf(booking), index),
  }
}

/** Shares all bookings out among the games: the more, the more people the club had, and while they are on sale. */
function shareOut({ accounts: { people }, until }: Options, games: readonly Fixture[], seasonTickets: number) {
  const noise = createDraws(`${people.seed}/games`)('noise')
  const weights = games.map(({ at }, game) => {
    const onSale = Math.min(1, Math.max(0, (until - (at - LEAD_DAYS * DAY)) / ((LEAD_DAYS - 1) * DAY)))
    return (people.addedUntil(at) + 1) * onSale * (0.8 + 0.4 * noise(game))
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const bookings = Math.max(0, TICKETS_PER_FAN * people.count - seasonTickets) / MEAN_SIZE
  return (game: number) => (total === 0 ? 0 : Math.round((bookings * (weights[game] ?? 0)) / total))
}

const birthDayOf = ({ people }: Accounts, n: number) => birthDayText(people.columns.birthDay.at(n))
