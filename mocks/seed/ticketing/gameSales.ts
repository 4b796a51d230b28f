import { lazy } from '../../db/lazy.ts'
import { createDraws, weightedIndex } from '../../db/random/draws.ts'
import { createStrata } from '../../db/random/strata.ts'
import { momentInPart } from '../calendar.ts'
import { createBuyers, LATEST, purchasesOfNewest } from '../customers/buyers.ts'
import { DAY } from '../moments.ts'
import { latestBookings } from './bookingDays.ts'
import { fixturesOf, type Fixture } from './fixtures.ts'
import type { Sale, SaleOptions } from './sale.ts'
import { createSeats, shuffleBlocks } from './seats.ts'
import { ageGroupsByCode, ages, bookingSizes, companionAges, fixturesOnSale, LEAD_DAYS, MEAN_SIZE } from './tickets.ts'

const TICKETS_PER_FAN = 2.5
/** The most seats of a booking. */
const BLOCK = 4

const companionCodes = companionAges.map(([age]) => ages.indexOf(age))
const pickCompanion = weightedIndex(companionAges.map(([, weight]) => weight))

/** The tickets for games, which people of all ages buy, in the order of the games. */
export function gameSales(options: SaleOptions, seasonTickets: number): Sale[] {
  const { setting, accounts, until, hasSeat } = options
  const { people } = accounts
  const seed = `${people.seed}/bookings`
  const draws = createDraws(seed)
  const [drawMoment, drawAge] = [draws('moment'), draws('age')]
  // Season-ticket holders buy a single ticket now and then, for company.
  const buyers = createBuyers(accounts, `${seed}/buyers`, (n) => (hasSeat(n) ? 0.3 : 1))
  const from = buyers.first + DAY
  const games = buyers.first < until ? fixturesOnSale(fixturesOf(setting, from, until + 60 * DAY), from, until) : []
  const bookingsOf = shareOut(options, games, seasonTickets)
  const starts = [0]
  for (const game of games.keys()) starts.push((starts[game] ?? 0) + bookingsOf(game))
  const startOf = (game: number) => starts[game] ?? 0
  const sizes = createStrata(
    `${seed}/sizes`,
    bookingSizes.map(([, weight]) => weight),
  )
  const ticketsBefore = sizes.sums(bookingSizes.map(([size]) => size))
  const seats = createSeats(setting, 'front', BLOCK)

  const ofNewest = lazy(() => {
    // Bookings of earlier games are older than the accounts of the newest people.
    const firstGame = Math.max(
      0,
      games.findIndex(({ at }) => at > until - LEAD_DAYS * DAY),
    )
    const bookings = latestBookings(sales.slice(firstGame), LATEST).map(({ sale, inSale, at }) => ({
      purchase: startOf(firstGame + sale) + inSale,
      at,
    }))
    return purchasesOfNewest(accounts, bookings, hasSeat)
  })
  const sales = games.map((game, index): Sale => {
    const first = startOf(index)
    const count = startOf(index + 1) - first
    const opens = Math.max(buyers.first, game.at - LEAD_DAYS * DAY)
    const closes = Math.min(until, game.at - DAY)
    const share = shareOfSale(game.at, opens, closes)
    const blocks = lazy(() => shuffleBlocks(seats, `${seed}/${game.at}`))
    const groupOf = lazy(() => ageGroupsByCode(game.at, people.lastBirthDay + 1))
    return {
      event: game.event,
      count,
      opens,
      closes,
      countBefore: (midnight) => Math.round(count * share(midnight)),
      at: (booking, start, end) => momentInPart(start, end, drawMoment(first + booking)),
      buyer: (booking, at) => ofNewest().get(first + booking) ?? buyers.of(first + booking, at),
      firstTicket: (booking) => ticketsBefore(first + booking) - ticketsBefore(first),
      ageOf(booking, ticket, buyer) {
        if (ticket === 0) return groupOf()(people.columns.birthDay.at(buyer))
        return companionCodes[pickCompanion(drawAge((first + booking) * BLOCK + ticket))] ?? 0
      },
      centsOf: (booking) => seats.centsOf(blocks()(booking)),
      placeOf: (booking, ticket) => seats.textOf(blocks()(booking), ticket),
    }
  })
  return sales
}

/** Returns the share of a game's bookings that are made by a moment: the more a day, the nearer the game. */
function shareOfSale(kickOff: number, opens: number, closes: number): (moment: number) => number {
  const ofAll = (moment: number) => 1 - Math.sqrt(Math.max(0, kickOff - DAY - moment) / ((LEAD_DAYS - 1) * DAY))
  const [before, all] = [ofAll(opens), ofAll(closes) - ofAll(opens)]
  return (moment) => Math.min(1, Math.max(0, (ofAll(moment) - before) / all))
}

/** Shares all bookings out among the games: the more, the more people the club had, and while they are on sale. */
function shareOut({ accounts: { people }, until }: SaleOptions, games: readonly Fixture[], seasonTickets: number) {
  const noise = createDraws(`${people.seed}/games`)('noise')
  const weights = games.map(({ at }, game) => {
    const onSale = Math.min(1, Math.max(0, (until - (at - LEAD_DAYS * DAY)) / ((LEAD_DAYS - 1) * DAY)))
    return (people.addedUntil(at) + 1) * onSale * (0.8 + 0.4 * noise(game))
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const bookings = Math.max(0, TICKETS_PER_FAN * people.count - seasonTickets) / MEAN_SIZE
  return (game: number) => (total === 0 ? 0 : Math.round((bookings * (weights[game] ?? 0)) / total))
}
