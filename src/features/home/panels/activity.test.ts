import { describe, expect, it } from 'vitest'
import { createBackend } from '../../../../mocks/backend.ts'
import { person } from '../../../../tests/support/model/person.ts'
import { contract } from '../../../contract/index.ts'
import { activitiesOf, type ActivitySources } from './activity.ts'
import { sourcesInOrder } from './sources.ts'

const nothing: ActivitySources = {
  connectors: [],
  orders: { items: [], moreItems: false },
  tickets: { items: [], moreItems: false },
  fans: { items: [], moreItems: false },
  segments: [],
  failures: new Map(),
  money: (amount) => `£${amount.toFixed(2)}`,
  club: 'Westmere Rovers',
}

const all = <Row>(items: Row[]) => ({ items, moreItems: false })

/** The lists of a club as the server answers them. */
async function lists() {
  const { call } = await person(createBackend({ scenario: 'two-clubs' }))
  const read = async (path: string): Promise<unknown> => (await call('GET', path)).json()
  const { connectors, shop, ticketing, fanProfiles, segments } = contract
  return {
    connectors: connectors.list.responses[200].parse(await read('/integrations/:tenant/connectors?limit=100')).items,
    orders: shop.orders.responses[200].parse(await read('/shop/:tenant/orders?limit=10')),
    tickets: ticketing.tickets.responses[200].parse(await read('/ticketing/:tenant/tickets?limit=10')),
    fans: fanProfiles.list.responses[200].parse(await read('/fan/:tenant/fan-profiles?limit=10')),
    segments: segments.list.responses[200].parse(await read('/marketing/:tenant/segments?limit=10')).items,
  }
}

describe('the activities of a club', () => {
  it('join what a source brought within a minute, and sum it', async () => {
    const { connectors, orders } = await lists()
    const [first, second, third] = orders.items
    if (!first || !second || !third) throw new Error('the seed has orders')
    const together = [
      { ...first, amount: 10.1, createdAt: '2026-01-15T09:00:05.000Z' },
      { ...second, amount: 20.2, createdAt: '2026-01-15T09:00:40.000Z' },
      { ...third, amount: 5, createdAt: '2026-01-15T08:00:00.000Z' },
    ]
    expect(activitiesOf({ ...nothing, connectors, orders: all(together) })).toMatchObject([
      { title: 'Club shop', text: '2 new orders · £30.30', at: '2026-01-15T09:00:40.000Z' },
      { title: 'Club shop', text: '1 new order · £5.00' },
    ])
    const [before] = activitiesOf({ ...nothing, connectors, orders: all(together.slice(0, 1)) })
    // An entry that grows is the same entry.
    expect(activitiesOf({ ...nothing, connectors, orders: all(together) })[0]?.id).toBe(before?.id)
  })

  it('name the game of tickets without the club, unless there are several', async () => {
    const { connectors, tickets } = await lists()
    const [ticket] = tickets.items
    if (!ticket) throw new Error('the seed has tickets')
    const at = '2026-01-15T09:00:05.000Z'
    const game = { ...ticket, event: 'Westmere Rovers v Northport Athletic', createdAt: at }
    const other = { ...game, event: 'Season ticket 2025/26' }
    const textOf = (some: typeof tickets.items, moreItems = false) =>
      activitiesOf({ ...nothing, connectors, tickets: { items: some, moreItems } })[0]?.text
    expect(textOf([game])).toBe('1 new ticket · v Northport Athletic')
    expect(textOf([game, game])).toBe('2 new tickets · v Northport Athletic')
    expect(textOf([other])).toBe('1 new ticket · Season ticket 2025/26')
    expect(textOf([game, other])).toBe('2 new tickets')
    // There may be older ones of the same minute.
    expect(textOf([game, game], true)).toBe('2+ new tickets · v Northport Athletic')
    expect(textOf([game, { ...game, createdAt: '2026-01-14T09:00:05.000Z' }], true)).toBe(
      '1 new ticket · v Northport Athletic',
    )
  })

  it('are told from all lists, the latest first, each with its link', async () => {
    const sources = await lists()
    const activities = activitiesOf({ ...nothing, ...sources })
    const kinds = new Set(activities.map(({ id }) => id.slice(0, id.indexOf('/'))))
    expect([...kinds].toSorted()).toEqual(['fans', 'orders', 'segment', 'tickets'])
    expect(activities.map(({ at }) => at)).toEqual(
      activities
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length)
    for (const { title, text, to } of activities) {
      expect(`${title} ${text}`).not.toMatch(/undefined|null|NaN/)
      expect(to).toMatch(/^\//)
    }
  })

  it('tell of a source that has failed, until it works again', async () => {
    const { connectors } = await lists()
    const [connector] = connectors
    if (!connector) throw new Error('the seed has connectors')
    const failures = new Map([[connector.id, '2026-01-15T09:00:05.000Z']])
    const told = (state: 'FAILED' | 'SYNCED') =>
      activitiesOf({ ...nothing, connectors: [{ ...connector, state }], failures })
    expect(told('FAILED')).toMatchObject([{ title: connector.name, text: 'Sync failed', failed: true }])
    expect(told('SYNCED')).toEqual([])
  })
})

it('orders sources by what needs attention, then by what is under way, then by the newest sync', async () => {
  const { connectors } = await lists()
  const [connector] = connectors
  if (!connector) throw new Error('the seed has connectors')
  const source = (name: string, change: Partial<typeof connector>) => ({ ...connector, name, ...change })
  const off = { enabled: false, syncConfig: connector.config.syncConfig }
  const sorted = sourcesInOrder([
    source('old', { state: 'SYNCED', lastSync: '2026-01-01T00:00:00.000Z' }),
    source('off', { config: off }),
    source('new', { state: 'SYNCED', lastSync: '2026-01-02T00:00:00.000Z' }),
    source('busy', { state: 'SYNCING', lastSync: null }),
    source('failed', { state: 'FAILED', lastSync: null }),
  ])
  expect(sorted.map(({ name }) => name)).toEqual(['failed', 'busy', 'new', 'old'])
})
