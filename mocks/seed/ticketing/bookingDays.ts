import { countWhile } from '../../db/countWhile.ts'
import { DAY } from '../moments.ts'
import type { Sale } from './sale.ts'

/** A ticket of a booking. */
export interface BookedTicket {
  /** The number of the booking among all. */
  booking: number
  /** The index of its sale, and its number in it. */
  sale: number
  inSale: number
  /** The place of the ticket in the booking, and how many tickets that has. */
  index: number
  size: number
  /** When it was booked, in milliseconds since 1970. */
  at: number
}

/** The bookings of all sales, numbered in order of time, and their tickets. */
export interface BookingDays {
  /** The number of tickets. */
  count: number
  bookings: number
  find(ticket: number): Readonly<BookedTicket>
}

/** Consecutive bookings of a sale on one day. */
interface Batch {
  sale: number
  first: number
  count: number
}

/** The bookings of one day, in order of time. */
interface BookingDay {
  midnight: number
  sales: Uint16Array
  inSales: Uint32Array
  /** Milliseconds since midnight. */
  times: Uint32Array
  /** The first ticket of each, and the end of the last. */
  tickets: Uint32Array
}

/** More bookings than there are on any day. */
const MOST_A_DAY = 2 ** 24
/** Up to this many bookings, all days are kept once made, at 14 bytes per booking: statistics read them repeatedly. */
const MOST_KEPT = 2 ** 21
/** The number of days that are kept if there are more bookings. */
const DAYS_KEPT = 32

/**
 * Numbers the bookings of all sales in order of time. How many there are on each day is counted by arithmetic; those of
 * a day are few, and are made and sorted when one of them is read.
 */
export function createBookingDays(sales: readonly Sale[]): BookingDays {
  const { firstDay, batches, bookings, tickets } = countDays(sales)
  const dayAt = keepDays(
    (day) => makeDay(sales, batches[day] ?? [], (firstDay + day) * DAY, tickets[day] ?? 0),
    (bookings[batches.length] ?? 0) <= MOST_KEPT ? batches.length : DAYS_KEPT,
  )

  // Mostly tickets are read in order, and several times.
  const found = { ...noTicket }
  let [latest, day, place] = [-1, 0, 0]
  let today: BookingDay | null = null
  function enter(ticket: number) {
    if (!today || ticket < (tickets[day] ?? 0) || ticket >= (tickets[day + 1] ?? 0)) {
      day = countWhile(batches.length, (each) => (tickets[each + 1] ?? 0) <= ticket)
      today = dayAt(day)
      place = 0
    }
    const starts = today.tickets
    if (ticket < (starts[place] ?? 0) || ticket >= (starts[place + 1] ?? 0)) {
      const isNext = (starts[place + 1] ?? 0) === ticket
      place = isNext ? place + 1 : countWhile(starts.length - 1, (each) => (starts[each + 1] ?? 0) <= ticket)
    }
    return today
  }

  function find(ticket: number) {
    if (ticket === latest) return found
    const ofDay = enter(ticket)
    latest = ticket
    fill(found, ofDay, { ticket, place, firstBooking: bookings[day] ?? 0 })
    return found
  }
  return {
    count: tickets[batches.length] ?? 0,
    bookings: bookings[batches.length] ?? 0,
    find,
  }
}

const noTicket: BookedTicket = { booking: 0, sale: 0, inSale: 0, index: 0, size: 0, at: 0 }

/** Describes a ticket of a day: the booking at a place of it, of which the first one has a number. */
function fill(
  of: BookedTicket,
  { midnight, sales, inSales, times, tickets }: BookingDay,
  { ticket, place, firstBooking }: { ticket: number; place: number; firstBooking: number },
) {
  const first = tickets[place] ?? 0
  of.booking = firstBooking + place
  of.sale = sales[place] ?? 0
  of.inSale = inSales[place] ?? 0
  of.index = ticket - first
  of.size = (tickets[place + 1] ?? 0) - first
  of.at = midnight + (times[place] ?? 0)
}

/** Keeps the latest days that were made. */
function keepDays(make: (day: number) => BookingDay, most: number): (day: number) => BookingDay {
  const kept = new Map<number, BookingDay>()
  return (day) => {
    const known = kept.get(day)
    if (known) return known
    const made = make(day)
    kept.set(day, made)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return made
  }
}

/** The batches of each day, and how many bookings and tickets there are before it. */
function countDays(sales: readonly Sale[]) {
  const firstDay = Math.floor(Math.min(...sales.map(({ opens }) => opens)) / DAY)
  const batches: Batch[][] = []
  for (const [index, sale] of sales.entries())
    for (const { day, ...batch } of batchesOf(sale)) (batches[day - firstDay] ??= []).push({ sale: index, ...batch })
  const [bookings, tickets] = [new Uint32Array(batches.length + 1), new Uint32Array(batches.length + 1)]
  for (let day = 0; day < batches.length; day++) {
    let [booked, seats] = [0, 0]
    for (const { sale, first, count } of batches[day] ?? []) {
      booked += count
      seats += ticketsUntil(sales[sale], first + count) - ticketsUntil(sales[sale], first)
    }
    bookings[day + 1] = (bookings[day] ?? 0) + booked
    tickets[day + 1] = (tickets[day] ?? 0) + seats
  }
  return { firstDay, batches, bookings, tickets }
}

const ticketsUntil = (sale: Sale | undefined, booking: number) => sale?.firstTicket(booking) ?? 0

/** The bookings of a sale on each of its days. */
function* batchesOf({ count, opens, closes, countBefore }: Sale): Iterable<Omit<Batch, 'sale'> & { day: number }> {
  const last = Math.floor(closes / DAY)
  let first = 0
  for (let day = Math.floor(opens / DAY); day <= last; day++) {
    const end = day === last ? count : Math.min(count, countBefore((day + 1) * DAY))
    if (end > first) yield { day, first, count: end - first }
    first = end
  }
}

/** The latest bookings of some sales, whole days of them: a number, or all if there are fewer. */
export function latestBookings(sales: readonly Sale[], number: number): { sale: number; inSale: number; at: number }[] {
  const batches = sales.flatMap((sale, index) => [...batchesOf(sale)].map((batch) => ({ ...batch, sale: index })))
  const found: { sale: number; inSale: number; at: number }[] = []
  let day = Infinity
  for (const batch of batches.toSorted((a, b) => b.day - a.day)) {
    if (batch.day < day && found.length >= number) break
    day = batch.day
    const sale = sales[batch.sale]
    if (!sale) continue
    const [from, until] = spanOf(sale, day * DAY)
    for (let inSale = batch.first; inSale < batch.first + batch.count; inSale++)
      found.push({ sale: batch.sale, inSale, at: sale.at(inSale, from, until) })
  }
  return found
}

/** The first and the last moment of a day on which a sale is open. */
const spanOf = ({ opens, closes }: Sale, midnight: number) =>
  [Math.max(midnight, opens), Math.min(midnight + DAY - 1, closes)] as const

/** Makes the bookings of a day in order of time. */
function makeDay(sales: readonly Sale[], batches: readonly Batch[], midnight: number, firstTicket: number): BookingDay {
  const count = batches.reduce((sum, batch) => sum + batch.count, 0)
  const [saleOf, numberOf] = [new Uint16Array(count), new Uint32Array(count)]
  // A key is the time of the day, then the place among the batches: numbers sort many times faster than objects.
  const keys = new Float64Array(count)
  let next = 0
  for (const { sale, first, count: ofSale } of batches) {
    const sold = sales[sale]
    if (!sold) continue
    const [from, until] = spanOf(sold, midnight)
    for (let booking = first; booking < first + ofSale; booking++) {
      saleOf[next] = sale
      numberOf[next] = booking
      keys[next] = (sold.at(booking, from, until) - midnight) * MOST_A_DAY + next
      next++
    }
  }
  keys.sort()
  const day = {
    midnight,
    sales: new Uint16Array(count),
    inSales: new Uint32Array(count),
    times: new Uint32Array(count),
    tickets: new Uint32Array(count + 1),
  }
  day.tickets[0] = firstTicket
  for (let place = 0; place < count; place++) {
    const key = keys[place] ?? 0
    const time = Math.floor(key / MOST_A_DAY)
    const from = key - time * MOST_A_DAY
    const [sale, booking] = [saleOf[from] ?? 0, numberOf[from] ?? 0]
    const size = ticketsUntil(sales[sale], booking + 1) - ticketsUntil(sales[sale], booking)
    day.sales[place] = sale
    day.inSales[place] = booking
    day.times[place] = time
    day.tickets[place + 1] = (day.tickets[place] ?? 0) + size
  }
  return day
}
