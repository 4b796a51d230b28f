import type { Ticket } from '../../../src/contract/ticketing.ts'
import type { TicketColumn } from '../../../src/contract/fields/columns.ts'
import type { TicketFacts } from '../../db/facts.ts'
import { createNumberedIds } from '../../db/random/ids.ts'
import { inBlocks, ready, type Steps } from '../../db/steps.ts'
import { codesFor, fillColumns } from '../../db/table/codes.ts'
import { codeKeys, numberKeys, wideKeys } from '../../db/table/digits.ts'
import type { GeneratedRows, GroupKeys, SortKeys } from '../../db/table/generated.ts'
import { flagsOf, markCodes, type Marks } from '../../db/table/marks.ts'
import { fold } from '../../db/text/fold.ts'
import type { Accounts } from '../customers/accounts.ts'
import { coded } from '../fans/fanTables.ts'
import { peopleByEmail, prepareKeys } from '../fans/personKeys.ts'
import { emailColumns } from '../fans/personSearch.ts'
import { createDays } from '../days.ts'
import { isoText } from '../moments.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import { searchBuyers } from '../shop/shopTables.ts'
import { consecutiveKeys, decimalOrder, decimalRanks, markDigits } from '../words/decimals.ts'
import { ranksOf } from '../words/ranks.ts'
import type { AllTickets } from './allTickets.ts'
import { MOST_SEATS, rowTexts } from './seats.ts'
import { ages, BOOKING_DIGITS, bookingIdOf, FIRST_BOOKING, FIRST_TICKET, ticketIdOf } from './tickets.ts'

/**
 * Computes the sort keys of the names of tickets: age group and row, and then the seat. So there are few texts to
 * compare, although there are as many names as seats.
 */
function* nameKeys({ words, ground }: ClubSetting, { count, age, eachBooking, spotOf }: AllTickets): Steps<SortKeys> {
  const ageOf = yield* age.allInSteps()
  const rows = rowTexts({ words, ground })
  const texts = ages.flatMap((each) => rows.map((row) => `${words[each]}, ${row}`))
  const ranks = ranksOf(texts)
  const ofRow = Uint32Array.from(texts, ranks.of)
  // Standing room has no seats. Before each seat comes what the digits of its number begin with.
  const seats = 1 + Math.max(0, ...ground.stands.map((stand) => stand.seats))
  const ofSeat = [0, ...Array.from(decimalRanks(1, seats - 1), (rank) => rank + 1)]
  const size = ranks.size * seats
  const keys = codesFor(count, size)
  yield* inBlocks(count, (from, until) =>
    eachBooking(from, until, ({ sale, inSale, index }, ticket, end) => {
      const spot = spotOf(sale, inSale)
      const [row, seat] = [Math.floor(spot / MOST_SEATS), spot % MOST_SEATS]
      const first = ticket - index
      for (let at = ticket; at < end; at++) {
        const rank = ofRow[(ageOf[at] ?? 0) * rows.length + row] ?? 0
        keys[at] = rank * seats + (seat === 0 ? 0 : (ofSeat[seat + at - first] ?? 0))
      }
    }),
  )
  return numberKeys(keys, size)
}

/** Computes when the bookings of tickets were created: their tickets were at the same moment. */
function* creationKeys({ count, bookings, eachBooking, at, until: end, syncedAt }: AllTickets): Steps<GroupKeys> {
  const first = at(0)
  const { digits, set } = wideKeys(bookings, end + 1 - first)
  const starts = new Uint32Array(bookings + 1)
  starts[bookings] = count
  yield* inBlocks(count, (from, until) =>
    eachBooking(from, until, ({ booking, index, at: soldAt }, ticket) => {
      if (index > 0) return
      starts[booking] = ticket
      set(booking, syncedAt(booking, soldAt) - first)
    }),
  )
  return { groups: { digits }, starts }
}

function sortKeysOf(
  setting: ClubSetting,
  { people, numberOf }: Accounts,
  all: AllTickets,
): Record<TicketColumn, () => Steps<SortKeys | null>> {
  const { owned, events } = all
  return {
    itemId: () => ready(consecutiveKeys(FIRST_TICKET, all.count)),
    orderId: () => ready(null),
    *customerId() {
      return { order: yield* owned.inOrder(decimalOrder(numberOf(0), people.count)) }
    },
    *email() {
      return { order: yield* owned.inOrder(yield* peopleByEmail(people)) }
    },
    *event() {
      const ranks = ranksOf(events)
      return codeKeys(yield* all.event.allInSteps(), events.map(ranks.of), ranks.size)
    },
    name: () => nameKeys(setting, all),
    // All are for one ground and of one source.
    stadium: () => ready(null),
    connectorId: () => ready(null),
    timestamp: () => ready(null),
    createdAt: () => creationKeys(all),
    *price() {
      return numberKeys(yield* all.cents.allInSteps(), all.highestCents + 1)
    },
  }
}

/** Marks the tickets whose own id or that of their booking contains a needle: a letter, a hyphen and a number. */
function searchTicketIds(all: AllTickets, needle: string, marks: Marks) {
  const [, letter, hyphen, digits = ''] = /^([tb]?)(-?)(\d*)$/.exec(needle) ?? []
  // Without a hyphen a letter stands alone.
  if (hyphen === undefined || (letter !== '' && hyphen === '' && digits !== '')) return
  if (digits === '') return void marks.fill(1)
  const place = hyphen === '' ? 'anywhere' : 'start'
  if (letter !== 'b') markDigits(marks, FIRST_TICKET, digits, place)
  if (letter === 't') return
  const found = new Uint8Array(all.bookings)
  markDigits(found, FIRST_BOOKING, digits, place, BOOKING_DIGITS)
  all.markTickets(marks, found)
}

/** The tickets of a ticket office. */
export function ticketRows(
  setting: ClubSetting,
  accounts: Accounts,
  all: AllTickets,
): GeneratedRows<Ticket, TicketColumn, TicketFacts> {
  const { people, connectorId, numberOf } = accounts
  const ids = createNumberedIds(`${people.seed}/ticket ids`, all.count)
  const sortKeys = sortKeysOf(setting, accounts, all)
  return {
    key: `${people.seed}/tickets`,
    count: all.count,
    row(ticket) {
      const buyer = all.buyer.at(ticket)
      return {
        id: ids.of(ticket),
        itemId: ticketIdOf(FIRST_TICKET + ticket),
        orderId: bookingIdOf(FIRST_BOOKING + all.find(ticket).booking),
        customerId: String(numberOf(buyer)),
        email: people.email(buyer),
        price: all.cents.at(ticket) / 100,
        event: all.events[all.event.at(ticket)] ?? '',
        name: all.nameOf(ticket),
        stadium: setting.ground.name,
        connectorId,
        timestamp: isoText(all.at(ticket)),
        createdAt: isoText(all.createdAt(ticket)),
      }
    },
    fields: {
      timestamp: (ticket) => isoText(all.at(ticket)),
      createdAt: (ticket) => isoText(all.createdAt(ticket)),
    },
    id: (ticket) => ids.of(ticket),
    numberOf: (id) => ids.numberOf(id),
    source: () => connectorId,
    findAll(email) {
      const n = people.numberOfEmail(email)
      return n === undefined ? [] : [...all.owned.of(n)]
    },
    prepareFindAll: all.owned.prepare,
    facts: {
      person: all.buyer.allInSteps,
      at: () => ready(all.at),
      days: createDays(all.count, all.at),
      cents: all.cents.allInSteps,
      event: coded(all.event, all.events),
      kind: coded(
        all.age,
        ages.map((age) => setting.words[age]),
      ),
      place: () => ready(all.placeOf),
    },
    sortKeys: (column) => sortKeys[column](),
    prepareSorts: () => prepareKeys(people, [all.buyer, all.event, all.age, all.cents], all.owned),
    prepareSearch: () => fillColumns([all.event, all.buyer, ...emailColumns(people)]),
    search(needle, marks) {
      if (fold(setting.ground.name).includes(needle)) return void marks.fill(1)
      markCodes(
        marks,
        all.event.all(),
        flagsOf(all.events, (event) => fold(event).includes(needle)),
      )
      markCodes(marks, all.buyer.all(), searchBuyers(accounts, needle))
      searchTicketIds(all, needle, marks)
    },
  }
}
