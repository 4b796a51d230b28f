import type { Ticket } from '../../../src/contract/ticketing.ts'
import type { TicketColumn } from '../../../src/contract/fields/columns.ts'
import type { TicketFacts } from '../../db/facts.ts'
import { createNumberedIds } from '../../db/random/ids.ts'
import { ready } from '../../db/steps.ts'
import type { GeneratedRows, SortKeys } from '../../db/table/generated.ts'
import { flagsOf, markCodes, type Marks } from '../../db/table/marks.ts'
import { fold } from '../../db/text/fold.ts'
import type { Accounts } from '../customers/accounts.ts'
import { coded } from '../fans/fanTables.ts'
import { emailRanks } from '../fans/personKeys.ts'
import { isoText } from '../moments.ts'
import type { ClubSetting } from '../clubs/setting.ts'
import { searchBuyers } from '../shop/shopTables.ts'
import { amountKeys, decimalKeys, markDigits } from '../words/decimals.ts'
import { ranksOf } from '../words/ranks.ts'
import { ages, type AllTickets } from './allTickets.ts'
import { BOOKING_DIGITS, bookingIdOf, FIRST_BOOKING, FIRST_TICKET, ticketIdOf } from './tickets.ts'

const oneKey: SortKeys = { size: 1, of: () => 0 }

/** The sort keys of the names of tickets. Seats are sold again and again, so there are far fewer names than tickets. */
function nameKeys({ count, age, placeOf, nameIn }: AllTickets): SortKeys {
  const ageOf = age.all()
  const numbers = new Map<string, number>()
  const names = new Uint32Array(count)
  for (let ticket = 0; ticket < count; ticket++) {
    const place = placeOf(ticket)
    let number = numbers.get(place)
    if (number === undefined) numbers.set(place, (number = numbers.size))
    names[ticket] = number * ages.length + (ageOf[ticket] ?? 0)
  }
  const texts = [...numbers.keys()].flatMap((place) => ages.map((_, code) => nameIn(place, code)))
  const ranks = ranksOf(texts)
  const ofName = Uint32Array.from(texts, ranks.of)
  return { size: ranks.size, of: (ticket) => ofName[names[ticket] ?? 0] ?? 0 }
}

function sortKeysOf({ people, numberOf }: Accounts, all: AllTickets): Record<TicketColumn, () => SortKeys | null> {
  const { buyer, events } = all
  return {
    itemId: () => decimalKeys((ticket) => FIRST_TICKET + ticket),
    orderId: () => null,
    customerId() {
      const buyers = buyer.all()
      return decimalKeys((ticket) => numberOf(buyers[ticket] ?? 0))
    },
    email() {
      const [ranks, buyers] = [emailRanks(people), buyer.all()]
      return { size: people.count, of: (ticket) => ranks[buyers[ticket] ?? 0] ?? 0 }
    },
    event() {
      const ranks = ranksOf(events)
      const ofEvent = events.map(ranks.of)
      const codes = all.event.all()
      return { size: ranks.size, of: (ticket) => ofEvent[codes[ticket] ?? 0] ?? 0 }
    },
    name: () => nameKeys(all),
    stadium: () => oneKey,
    connectorId: () => oneKey,
    timestamp: () => null,
    createdAt() {
      const first = all.at(0)
      return { size: all.until + 1 - first, of: (ticket) => all.createdAt(ticket) - first }
    },
    price() {
      const cents = all.cents.all()
      return amountKeys(all.count, (ticket) => cents[ticket] ?? 0)
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
  const bookings = all.booking.all()
  const found = new Uint8Array((bookings.at(-1) ?? -1) + 1)
  markDigits(found, FIRST_BOOKING, digits, place, BOOKING_DIGITS)
  markCodes(marks, bookings, found)
}

/** The tickets of a ticket office. */
export function ticketRows(
  setting: ClubSetting,
  accounts: Accounts,
  all: AllTickets,
): GeneratedRows<Ticket, TicketColumn, TicketFacts> {
  const { people, connectorId, numberOf } = accounts
  const ids = createNumberedIds(`${people.seed}/ticket ids`, all.count)
  const sortKeys = sortKeysOf(accounts, all)
  return {
    key: `${people.seed}/tickets`,
    count: all.count,
    row(ticket) {
      const buyer = all.buyer.at(ticket)
      return {
        id: ids.of(ticket),
        itemId: ticketIdOf(FIRST_TICKET + ticket),
        orderId: bookingIdOf(FIRST_BOOKING + all.booking.at(ticket)),
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
      at: all.times.allInSteps,
      cents: all.cents.allInSteps,
      event: coded(all.event, all.events),
      kind: coded(
        all.age,
        ages.map((age) => setting.words[age]),
      ),
      place: () => ready(all.placeOf),
    },
    sortKeys: (column) => sortKeys[column](),
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
