import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../../tests/support/screens/render.tsx'
import {
  alwaysFails,
  openWorld,
  tenantOf,
  type World,
  type WorldOptions,
} from '../../../../../tests/support/world/world.ts'
import { contract } from '../../../../contract/index.ts'
import type { Ticket } from '../../../../contract/ticketing.ts'
import { moneyFormat } from '../../../../format.ts'

/** A long time for one sync of the fan profiles. */
const SYNC_MS = 3000

/** All purchases of the club by e-mail. */
async function purchases({ api }: Pick<World, 'api'>) {
  const params = { tenant: tenantOf({ api }) }
  const [orders, tickets] = await Promise.all([
    api.call(contract.shop.orders, { params, query: { limit: 1000 } }),
    api.call(contract.ticketing.tickets, { params, query: { limit: 1000 } }),
  ])
  return {
    orders: Map.groupBy(orders.items, ({ email }) => email),
    tickets: Map.groupBy(tickets.items, ({ email }) => email),
  }
}

/** Finds the profile with an e-mail. */
async function profileOf(email: string, world?: Pick<World, 'api'>) {
  const { api } = world ?? (await openWorld())
  const query = { searchQuery: email, limit: 1000 }
  const { items } = await api.call(contract.fanProfiles.list, { params: { tenant: tenantOf({ api }) }, query })
  const found = items.find((profile) => profile.email.toLowerCase() === email.toLowerCase())
  if (!found) throw new Error(`There is no profile of ${email}`)
  return found
}

const most = <Row,>(rows: Map<string, Row[]>) =>
  [...rows].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? ['', []]

/** The fan with the most orders, of whom there are more than the timeline shows at first. */
async function bestCustomer() {
  const world = await openWorld()
  const { orders, tickets } = await purchases(world)
  const [email, own] = most(orders)
  return { profile: await profileOf(email, world), orders: own, tickets: tickets.get(email) ?? [] }
}

/** The fan with the most orders of those in the fan sheet, who have statistics. */
async function bestFan() {
  const world = await openWorld()
  const { orders, tickets } = await purchases(world)
  const params = { tenant: tenantOf(world) }
  const { items } = await world.api.call(contract.fans.list, { params, query: { limit: 1000 } })
  const [email, own] = most(new Map(items.map((fan) => [fan.email, orders.get(fan.email) ?? []])))
  return { profile: await profileOf(email, world), orders: own, tickets: tickets.get(email) ?? [] }
}

/** Adds a fan and lets a sync make the profile. */
async function addFan(email: string, { api, backend }: World) {
  const params = { tenant: tenantOf({ api }) }
  await api.call(contract.fans.create, { params, body: { firstName: 'Ann', email } })
  await api.call(contract.fanProfiles.sync, { params })
  await backend.control.advance(SYNC_MS)
  return profileOf(email, { api })
}

/** Renders the list, adds a fan, and goes to the fan's page by its link. */
async function renderAdded(email: string, options: WorldOptions = {}) {
  const app = await renderApp(`/fans?searchQuery=${encodeURIComponent(email)}`, options)
  const profile = await act(() => addFan(email, app))
  app.requests.length = 0
  await app.user.click(await screen.findByRole('link', { name: 'Ann' }))
  return { ...app, profile }
}

const card = () => within(screen.getByRole('region', { name: 'Timeline' }))
const findCard = async () => {
  const region = await screen.findByRole('region', { name: 'Timeline' })
  await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'))
  return within(region)
}
const entries = () => card().getAllByRole('listitem')
const money = moneyFormat('GBP').exact
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement

describe('The timeline of a fan', () => {
  it('shows ten entries, then twenty more, and moves the focus to the first of them', async () => {
    const { profile, orders, tickets } = await bestCustomer()
    expect(orders.length).toBeGreaterThan(10)
    const { user } = await renderApp(`/fans/${profile.id}?show=shop`)
    const timeline = await findCard()
    expect(entries()).toHaveLength(10)
    expect(timeline.getByRole('radio', { name: `Shop ${orders.length}` })).toBeChecked()
    expect(timeline.getByRole('radio', { name: `Tickets ${tickets.length}` })).not.toBeChecked()
    const before = entries().at(-1)
    await user.click(timeline.getByRole('button', { name: 'Show earlier' }))
    expect(entries()).toHaveLength(Math.min(orders.length, 30))
    expect(entries()[9]).toBe(before)
    expect(within(entries()[10] ?? document.body).getByRole('link')).toHaveFocus()
    expect(timeline.queryByRole('button', { name: 'Show earlier' }) === null).toBe(orders.length <= 30)
  })

  it('shows the newest first, in months, each with a link to its row in the data', async () => {
    const { profile, orders } = await bestCustomer()
    const [newest] = orders.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
    if (!newest) throw new Error('The fan has orders')
    await renderApp(`/fans/${profile.id}?show=shop`)
    const timeline = await findCard()
    const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })
    expect(timeline.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(
      month.format(new Date(newest.timestamp)),
    )
    const [first] = entries()
    expect(first).toHaveTextContent(`Order ${newest.orderId}`)
    expect(first).toHaveTextContent(money(newest.amount))
    expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      `/integrations/data/shop-orders?searchQuery=${newest.orderId}`,
    )
    const days = timeline.getAllByRole('listitem').map((entry) => entry.querySelector('time')?.dateTime ?? '')
    expect(days).toEqual(days.toSorted().toReversed())
  })

  it('joins the tickets of an order', async () => {
    const { tickets } = await purchases(await openWorld())
    const pairOf = (own: Ticket[]) =>
      [...Map.groupBy(own, ({ orderId }) => orderId).values()].find((group) => group.length > 1)
    const [email, own] = [...tickets].find(([, rows]) => pairOf(rows)) ?? ['', []]
    const pair = pairOf(own) ?? []
    const profile = await profileOf(email)
    const { user } = await renderApp(`/fans/${profile.id}?show=tickets`)
    const timeline = await findCard()
    while (timeline.queryByRole('button', { name: 'Show earlier' }))
      await user.click(timeline.getByRole('button', { name: 'Show earlier' }))
    expect(entries()).toHaveLength(new Set(own.map(({ orderId }) => orderId)).size)
    const to = `/integrations/data/ticketing-tickets?searchQuery=${pair[0]?.orderId ?? ''}`
    const joined = timeline.getAllByRole('link').filter((link) => link.getAttribute('href') === to)
    expect(joined).toHaveLength(1)
    expect(joined[0]).toHaveTextContent(`${pair.length} tickets · `)
    expect(joined[0]).toHaveTextContent(money(pair.reduce((sum, { price }) => sum + price, 0)))
    expect(timeline.getByRole('radio', { name: `Tickets ${own.length}` })).toBeChecked()
  })

  it('keeps the filter in the address', async () => {
    const { profile } = await bestCustomer()
    const { user, location } = await renderApp(`/fans/${profile.id}`)
    const timeline = await findCard()
    await user.click(timeline.getByRole('radio', { name: /^Shop/ }))
    expect(location()).toBe(`/fans/${profile.id}?show=shop`)
    for (const entry of entries()) expect(entry).toHaveTextContent(/Order \d+/)
    await user.click(timeline.getByRole('radio', { name: /^All/ }))
    expect(location()).toBe(`/fans/${profile.id}`)
  })

  it('shows purchases of this e-mail only, and not of others that contain it', async () => {
    const [email] = most((await purchases(await openWorld())).orders)
    const { requests } = await renderAdded(email.slice(1))
    const timeline = await findCard()
    expect(timeline.getByRole('heading', { name: 'No purchases yet' })).toBeVisible()
    expect(timeline.queryByRole('listitem')).toBeNull()
    expect(timeline.queryByRole('radio')).toBeNull()
    expect(requests.some((request) => request.includes('/orders?limit=100&searchQuery='))).toBe(true)
    expect(fact('Last purchase')).toHaveTextContent('–')
    await waitFor(() => expect(fact('Lifetime value')).toHaveTextContent('–'))
  })

  it('finds purchases of the e-mail in any case', async () => {
    const world = await openWorld()
    const { orders } = await purchases(world)
    const params = { tenant: tenantOf(world) }
    const { items } = await world.api.call(contract.fanProfiles.list, { params, query: { limit: 1000 } })
    const buyer = items.find(({ fanId, email }) => fanId === null && orders.has(email))
    const own = orders.get(buyer?.email ?? '') ?? []
    await renderAdded(buyer?.email.toUpperCase() ?? '')
    await findCard()
    expect(own.length).toBeGreaterThan(0)
    for (const { orderId } of own) expect(card().getByText(`Order ${orderId}`)).toBeVisible()
  })

  it('asks for more rows if those that it has are of others', async () => {
    const { requests } = await renderAdded('son@northmail.example', { scenario: 'rovers' })
    await screen.findByRole('heading', { name: 'No purchases yet' })
    const limits = requests.flatMap((request) => /\/orders\?limit=(\d+)/.exec(request)?.[1] ?? [])
    expect(limits.slice(0, 2)).toEqual(['100', '300'])
  })

  it('says that earlier ones did not load if those that it has are of others, and loads them on request', async () => {
    let calls = 0
    const app = await renderApp('/fans?searchQuery=son@northmail.example', { scenario: 'rovers' })
    const { user, backend } = app
    await act(() => addFan('son@northmail.example', app))
    const pass = backend.fetch
    vi.spyOn(backend, 'fetch').mockImplementation((request) => {
      const isSecond = /\/orders\?limit=/.test(request.url) && ++calls === 2
      return isSecond ? Promise.resolve(new Response(null, { status: 503 })) : pass(request)
    })
    await user.click(await screen.findByRole('link', { name: 'Ann' }))
    expect(await screen.findByText('Couldn’t load earlier entries.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'No purchases yet' })).toBeVisible()
  })

  it('says in its card what did not load, and loads it on request', async () => {
    const { profile } = await bestCustomer()
    const { user } = await renderApp(`/fans/${profile.id}`, {
      prepare: (control) => control.fail('shop.orders', 500),
    })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Couldn’t load the timeline')
    expect(alert).toHaveTextContent('Error getting shop orders: Something went wrong on our side. Try again.')
    expect(fact('Last purchase')).toHaveTextContent('Couldn’t load')
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('radio', { name: /^All \d+$/ })).toBeChecked()
    expect(screen.getByRole('heading', { name: 'Timeline' })).toHaveFocus()
  })

  it('shows the view of a forbidden page for a 403', async () => {
    const { profile } = await bestCustomer()
    await renderApp(`/fans/${profile.id}`, { prepare: alwaysFails('ticketing.tickets', 403) })
    expect(await screen.findByText("Forbidden! You don't have access to this page")).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })

  it('follows new orders, and the statistics with it', async () => {
    const { profile } = await bestFan()
    const { requests, backend, api } = await renderApp(`/fans/${profile.id}`)
    await findCard()
    await waitFor(() => expect(requests).toContain('GET /system/sse'))
    requests.length = 0
    await act(() => backend.control.emit({ type: 'ShopOrdersUpdated', tenant: tenantOf({ api }), id: null }))
    await waitFor(() => expect(requests.some((request) => request.includes('/orders?'))).toBe(true))
    await waitFor(() => expect(requests).toContainEqual(expect.stringMatching(/^GET \/stats\/\w+\/fans\//)))
    expect(screen.getByRole('region', { name: 'Timeline' })).toHaveAttribute('aria-busy', 'false')
  })
})

describe('The facts about a fan', () => {
  it('tell the worth in the currency of the club, the tier, the membership and the last purchase', async () => {
    const { profile, orders, tickets } = await bestFan()
    const { api } = await renderApp(`/fans/${profile.id}`)
    await findCard()
    const params = { tenant: tenantOf({ api }), id: profile.fanId ?? '' }
    const { totalValue } = await api.call(contract.fanProfiles.statistics, { params })
    await waitFor(() => expect(fact('Lifetime value')).toHaveTextContent(money(totalValue)))
    expect(fact('Lifetime value')).toHaveTextContent(/£[\d,.]+ in the last 12 months$/)
    expect(fact('Score')).toHaveTextContent(`${profile.score ?? ''} of 100`)
    expect(fact('Membership')).toHaveTextContent(profile.membership ?? '–')
    const [last = ''] = [...orders, ...tickets]
      .map(({ timestamp }) => timestamp)
      .toSorted()
      .toReversed()
    expect(fact('Last purchase')?.querySelector('time')).toHaveAttribute('dateTime', last)
  })

  it('say that a fan is not scored yet', async () => {
    const world = await openWorld()
    const { items } = await world.api.call(contract.fanProfiles.list, {
      params: { tenant: tenantOf(world) },
      query: { limit: 300 },
    })
    const unscored = items.find(({ score, membership }) => score === null && membership === null)
    await renderApp(`/fans/${unscored?.id ?? ''}`)
    await findCard()
    expect(fact('Score')).toHaveTextContent('Not scored yet')
    expect(fact('Membership')).toHaveTextContent('–')
  })
})
