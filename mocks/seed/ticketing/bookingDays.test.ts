import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '../moments.ts'
import { createBookingDays } from './bookingDays.ts'
import type { Sale } from './sale.ts'

/** A sale of some days, each with as many bookings as it has in the list; booking b has 1 + b % 3 tickets. */
function saleOf(event: string, opens: number, ofDays: readonly number[], drawn: string[] = []): Sale {
  const before = (day: number) => ofDays.slice(0, Math.max(0, day)).reduce((sum, bookings) => sum + bookings, 0)
  return {
    event,
    count: before(ofDays.length),
    opens,
    closes: opens + ofDays.length * DAY - HOUR,
    countBefore: (midnight) => before(Math.floor((midnight - opens) / DAY)),
    at(booking, from, until) {
      drawn.push(`${event} ${booking}`)
      return from + ((booking * 7919) % (until - from))
    },
    buyer: (booking) => booking,
    firstTicket: (booking) => 6 * Math.floor(booking / 3) + (booking % 3 === 2 ? 3 : booking % 3),
    ageOf: () => 0,
    centsOf: () => [1, 1, 1],
    placeOf: (booking, index) => `${booking}/${index}`,
  }
}

const START = Date.UTC(2025, 0, 1)

describe('the bookings of sales', () => {
  it('are numbered in order of time, with each ticket of each sale once', () => {
    const sales = [saleOf('cup', START + 2 * DAY, [3, 0, 5]), saleOf('league', START, [2, 4, 1, 0, 6])]
    const { count, find } = createBookingDays(sales)
    const found = Array.from({ length: count }, (_, ticket) => ({ ...find(ticket) }))
    expect(count).toBe(sales.reduce((sum, sale) => sum + sale.firstTicket(sale.count), 0))
    for (const [index, sale] of sales.entries()) {
      const own = found.filter((ticket) => ticket.sale === index)
      const places = own.map((ticket) => sale.placeOf(ticket.inSale, ticket.index))
      const expected = Array.from({ length: sale.count }, (_, booking) =>
        Array.from({ length: sale.firstTicket(booking + 1) - sale.firstTicket(booking) }, (__, at) =>
          sale.placeOf(booking, at),
        ),
      )
      expect(places.toSorted()).toEqual(expected.flat().toSorted())
    }
    expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).toSorted((a, b) => a - b))
    expect(new Set(found.map(({ booking }) => booking))).toEqual(new Set(Array.from({ length: 21 }, (_, each) => each)))
    // In any other order they are the same.
    const backwards = createBookingDays(sales)
    for (const ticket of [...found.keys()].toReversed()) expect(backwards.find(ticket)).toEqual(found[ticket])
  })

  it('are drawn only for the days that are read', () => {
    const drawn: string[] = []
    const { count, find } = createBookingDays([saleOf('league', START, [1000, 1000, 3], drawn)])
    expect(drawn).toEqual([])
    find(count - 1)
    find(count - 2)
    expect(drawn).toEqual(['league 2000', 'league 2001', 'league 2002'])
    for (const ticket of [0, count - 1, 1]) find(ticket)
    // Each day is drawn once.
    expect(drawn.length).toBe(1003)
  })
})
