import { describe, expect, it } from 'vitest'
import { createBackend } from '../../../../../mocks/backend.ts'
import { person } from '../../../../../tests/support/model/person.ts'
import type { FanStatistics } from '../../../../contract/fanProfiles.ts'
import { contract } from '../../../../contract/index.ts'
import type { Ticket } from '../../../../contract/ticketing.ts'
import { countsOf } from './counts.ts'
import { entriesOf, isOf, type Context, type FanRows } from './entries.ts'
import { monthsOf, sumsByMonth, yearBefore } from './months.ts'
import type { Loaded } from './useFanRows.ts'
import { gameOf, placeOf } from './wording.ts'

const nothing: FanRows = { orders: [], tickets: [], memberships: [] }
const context: Context = { club: 'Westmere Rovers', now: Date.parse('2026-11-22T12:00:00Z'), sourceOf: () => undefined }

/** The first rows of the lists, as the server answers them. */
async function rows() {
  const { call } = await person(createBackend({ scenario: 'two-clubs' }))
  const read = async (path: string): Promise<unknown> => (await call('GET', path)).json()
  const { shop, ticketing, memberships } = contract
  const [order] = shop.orders.responses[200].parse(await read('/shop/:tenant/orders?limit=1')).items
  const [ticket] = ticketing.tickets.responses[200].parse(await read('/ticketing/:tenant/tickets?limit=1')).items
  const [membership] = memberships.list.responses[200].parse(
    await read('/membership/:tenant/memberships?limit=1'),
  ).items
  if (!order || !ticket || !membership) throw new Error('The seed has such rows')
  return { order, ticket, membership }
}

const seat = (ticket: Ticket, name: string, change: Partial<Ticket> = {}): Ticket => ({
  ...ticket,
  id: name,
  name,
  ...change,
})

describe('the entries of a fan', () => {
  it('join the tickets of an order for one game, with their sum and what their places have in common', async () => {
    const { ticket } = await rows()
    const game = { orderId: 'B-1', event: 'Westmere Rovers v Haverley Town', price: 19.99 }
    const tickets = [
      seat(ticket, 'Adult, Quay Stand, row 14, seat 1', game),
      seat(ticket, 'Junior, Quay Stand, row 14, seat 2', game),
      seat(ticket, 'Adult, Quay Stand, row 14, seat 3', { ...game, event: 'Westmere Rovers v Northport' }),
      seat(ticket, 'Adult, Quay Stand, row 14, seat 4', { ...game, orderId: 'B-2' }),
    ]
    expect(
      entriesOf({ ...nothing, tickets }, context).map(({ title, text, amount, to }) => [title, text, amount, to]),
    ).toEqual(
      expect.arrayContaining([
        [
          'Haverley Town (H)',
          '2 tickets · Quay Stand, row 14',
          39.98,
          '/integrations/data/ticketing-tickets?searchQuery=B-1',
        ],
        ['Northport (H)', '1 ticket · Quay Stand, row 14, seat 3', 19.99, expect.stringContaining('B-1')],
        ['Haverley Town (H)', '1 ticket · Quay Stand, row 14, seat 4', 19.99, expect.stringContaining('B-2')],
      ]),
    )
  })

  it('come newest first, and tell the beginning of a membership, and its end once it has passed', async () => {
    const { order, membership } = await rows()
    const orders = [{ ...order, orderId: '7', timestamp: '2026-03-01T10:00:00.000Z' }]
    const ended = { ...membership, id: 'a', type: 'Member', entryDate: '2025-07-01T10:00:00.000Z' }
    const memberships = [
      { ...ended, expirationDate: '2026-06-30T10:00:00.000Z' },
      { ...ended, id: 'b', entryDate: '2026-07-01T10:00:00.000Z', expirationDate: '2027-06-30T10:00:00.000Z' },
    ]
    const entries = entriesOf({ ...nothing, orders, memberships }, context)
    expect(entries.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Membership started: Member until 2027-06-30',
      'Membership ended: Member',
      'Order 7: Shop',
      'Membership started: Member until 2026-06-30',
    ])
  })

  it('belong to an e-mail that is the same but for its case', () => {
    const isOfAnn = isOf('Ann@post.example')
    expect(isOfAnn({ email: 'ann@POST.example' })).toBe(true)
    expect(isOfAnn({ email: 'joann@post.example' })).toBe(false)
    expect(isOfAnn({ email: 'ann@post.example.org' })).toBe(false)
  })
})

it.each([
  ['Westmere Rovers v Haverley Town', 'Haverley Town (H)'],
  ['Haverley Town x Westmere Rovers', 'Haverley Town (A)'],
  ['Westmere Rovers Gala Dinner', 'Westmere Rovers Gala Dinner'],
  ['Season ticket 2026/27', 'Season ticket 2026/27'],
  ['Westmere Rovers v', 'Westmere Rovers v'],
])('names the game %s as %s', (event, title) => {
  expect(gameOf(event, 'Westmere Rovers')).toBe(title)
})

it('names the stadium if tickets have no place in common', async () => {
  const { ticket } = await rows()
  expect(placeOf([seat(ticket, 'Adult, Quay Stand, row 1'), seat(ticket, 'Adult, Dock Road End, row 1')])).toBe(
    ticket.stadium,
  )
  expect(placeOf([seat(ticket, 'General admission')])).toBe(ticket.stadium)
})

describe('months', () => {
  it('group entries, the newest first', async () => {
    const { order } = await rows()
    const orders = ['2026-11-20', '2026-11-02', '2026-09-30'].map((day) => ({
      ...order,
      id: day,
      timestamp: `${day}T12:00:00.000Z`,
    }))
    const months = monthsOf(entriesOf({ ...nothing, orders }, context))
    expect(months.map(({ name, entries }) => [name, entries.length])).toEqual([
      ['November 2026', 2],
      ['September 2026', 1],
    ])
  })

  it('are the last twelve, with what was spent in each', async () => {
    const { order } = await rows()
    const orders = ['2025-11-30', '2025-12-01', '2026-11-20', '2026-11-21'].map((day) => ({
      ...order,
      id: day,
      amount: 10.1,
      timestamp: `${day}T12:00:00.000Z`,
    }))
    const sums = sumsByMonth(entriesOf({ ...nothing, orders }, context), context.now)
    expect(sums).toHaveLength(12)
    expect(sums[0]).toMatchObject({ name: 'Dec', sum: 10.1 })
    expect(sums.at(-1)).toMatchObject({ name: 'Nov', sum: 20.2 })
    expect(sums.reduce((all, { sum }) => all + sum, 0)).toBeCloseTo(30.3)
    expect(new Date(yearBefore(context.now)).getDate()).toBe(1)
  })
})

describe('counts', () => {
  const list = (since: string | null): Loaded => ({
    since,
    canGrow: since !== null,
    isLoading: false,
    error: null,
    hasRows: true,
    grow: () => {},
    retry: () => {},
  })
  const historyOf = async (ofOrders: Loaded) => {
    const { order, ticket, membership } = await rows()
    const found: FanRows = { orders: [order, { ...order, id: 'other' }], tickets: [ticket], memberships: [membership] }
    const all = entriesOf(found, context)
    const complete = list(null)
    return {
      rows: found,
      entries: { all, shop: [], tickets: [] },
      lists: { all: [ofOrders, complete, complete], shop: [ofOrders], tickets: [complete] },
    }
  }
  const statistics: FanStatistics = {
    totalShopOrders: 1204,
    averageOrderValue: 1,
    totalShopOrdersValue: 1,
    totalValue: 1,
    totalTickets: 1,
    averageTicketValue: 1,
    totalTicketsValue: 1,
  }

  it('count the rows of complete lists', async () => {
    const counts = countsOf(await historyOf(list(null)), statistics)
    expect(counts).toMatchObject({ shop: '2', tickets: '1' })
    expect(Number(counts.all)).toBeGreaterThan(3)
  })

  it('come from the statistics while a list has more, or have a plus', async () => {
    const history = await historyOf(list('2026-01-01T00:00:00.000Z'))
    expect(countsOf(history, statistics)).toMatchObject({ shop: '1,204', tickets: '1' })
    expect(countsOf(history, null)).toMatchObject({ shop: '2+', all: expect.stringMatching(/\+$/) })
  })
})
