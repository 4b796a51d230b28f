import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tenantOf } from '../../../tests/support/world/world.ts'
import { renderApp } from '../../../tests/support/screens/render.tsx'
import { tapStreams, watchSkeletons } from '../../../tests/support/world/tapStreams.ts'
import { liveEventTypes, type LiveEventType } from '../../contract/endpoint/stream.ts'
import { contract } from '../../contract/index.ts'

interface LiveList {
  address: string
  label: string
  call: RegExp
  event: LiveEventType
  restarts: boolean
}

/** The seven tables and /fans, with the effect of an event on each (docs/product/live-data.md#events-and-effects). */
const lists: LiveList[] = [
  { address: '/fans', label: 'Fans', call: /\/fan-profiles\?/, event: 'FansImported', restarts: false },
  { address: '/integrations/data/fans', label: 'Fans', call: /\/fans\?/, event: 'FansImported', restarts: false },
  {
    address: '/integrations/data/memberships',
    label: 'Memberships',
    call: /\/memberships\?/,
    event: 'MembershipsImported',
    restarts: false,
  },
  {
    address: '/integrations/data/shop-customers',
    label: 'Shop - Customers',
    call: /^GET \/shop\/.*\/customers\?/,
    event: 'ShopCustomersUpdated',
    restarts: false,
  },
  {
    address: '/integrations/data/shop-orders',
    label: 'Shop - Orders',
    call: /\/orders\?/,
    event: 'ShopOrdersUpdated',
    restarts: true,
  },
  {
    address: '/integrations/data/shop-order-items',
    label: 'Shop - Order Items',
    call: /\/order-items\?/,
    event: 'ShopOrderItemsUpdated',
    restarts: true,
  },
  {
    address: '/integrations/data/ticketing-customers',
    label: 'Ticketing - Customers',
    call: /^GET \/ticketing\/.*\/customers\?/,
    event: 'TicketingCustomersUpdated',
    restarts: true,
  },
  {
    address: '/integrations/data/ticketing-tickets',
    label: 'Ticketing - Tickets',
    call: /\/tickets\?/,
    event: 'TicketingTicketsUpdated',
    restarts: true,
  },
]

const table = (label: string) => screen.getByRole('table', { name: label })
const rowsOf = (label: string) => within(table(label)).getAllByRole('row').slice(1)
const textOf = (label: string) => rowsOf(label).map(({ textContent }) => textContent)
const settled = (label: string) => waitFor(() => expect(table(label)).toHaveAttribute('aria-busy', 'false'))
const range = () => screen.getByText(/^[\d,]+-[\d,]+ (of|de) [\d,]+$/).textContent
const totalOf = (text: string | null) => Number(/[\d,]+$/.exec(text ?? '')?.[0].replaceAll(',', ''))
const firstPage = /^1-10 (of|de) [\d,]+$/

function listAt(address: string): LiveList {
  const list = lists.find((one) => one.address === address)
  if (!list) throw new Error(`no list at ${address}`)
  return list
}

async function openList({ address, label }: LiveList, search = '') {
  const app = await renderApp(address + search)
  await screen.findByText(/^[\d,]+-[\d,]+ (of|de) [\d,]+$/)
  await settled(label)
  const tenant = tenantOf(app)
  const emit = (type: LiveEventType) => act(() => app.backend.control.emit({ type, tenant, id: null }))
  app.requests.length = 0
  return { ...app, tenant, emit, skeletons: await watchSkeletons() }
}

const made = (requests: string[], { call }: LiveList) => requests.filter((request) => call.test(request))
const offsetOf = (request = '') => new URLSearchParams(request.split('?')[1]).get('offset')

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a live list', () => {
  it.each(lists)('$address reloads on $event without a skeleton; from offset 0: $restarts', async (list) => {
    const { address, label, event, restarts } = list
    const kept = 'limit=20&orderBy=connectorId&orderDirection=asc'
    const away = `?offset=20&${kept}&searchQuery=a`
    const { emit, hold, requests, location, skeletons } = await openList(list, away)
    const before = textOf(label)
    const release = hold()
    await emit(event)
    await waitFor(() => expect(offsetOf(made(requests, list).at(-1))).toBe(restarts ? '0' : '20'))
    expect(table(label)).toHaveAttribute('aria-busy', 'true')
    expect(textOf(label)).toEqual(before)
    release()
    await settled(label)
    expect(range()).toMatch(restarts ? /^1-20 / : /^21-40 /)
    expect(location()).toBe(address + (restarts ? `?${kept}` : away))
    expect(screen.getByRole('searchbox')).toHaveValue(restarts ? '' : 'a')
    const last = made(requests, list).at(-1) ?? ''
    expect(last).toContain(`?offset=${restarts ? 0 : 20}&${kept}`)
    expect(last.includes('searchQuery')).toBe(!restarts)
    expect(skeletons()).toBe(false)
  })

  it.each(lists)('$address reloads on no other event', async (list) => {
    const { emit, requests, label } = { ...(await openList(list)), ...list }
    for (const type of liveEventTypes) if (type !== list.event) await emit(type)
    // The stream keeps the order: once the list's own event has arrived, the others have too.
    await emit(list.event)
    await waitFor(() => expect(made(requests, list)).not.toHaveLength(0))
    await settled(label)
    expect(made(requests, list)).toHaveLength(1)
  })

  it.each(lists)(
    '$address ends on the right page with fresh rows when $event arrives during a page change',
    async (list) => {
      const { label, event, restarts, address } = list
      const { emit, hold, answered, requests, location, user, skeletons } = await openList(list)
      // The answer is computed before the event and arrives after it.
      const release = hold()
      await user.click(screen.getByRole('button', { name: 'Next page' }))
      await waitFor(() => expect(made(requests, list)).toHaveLength(1))
      await answered()
      await emit(event)
      if (restarts) await waitFor(() => expect(offsetOf(made(requests, list).at(-1))).toBe('0'))
      release()
      // The answer's last event id shows that it does not include this event.
      await waitFor(() => expect(made(requests, list).length).toBeGreaterThan(1))
      await settled(label)
      expect(offsetOf(made(requests, list).at(-1))).toBe(restarts ? '0' : '10')
      expect(range()).toMatch(restarts ? firstPage : /^11-20 /)
      expect(location()).toBe(address + (restarts ? '' : '?offset=10'))
      expect(skeletons()).toBe(false)
    },
  )
})

describe('the event stream', () => {
  it('opens with the first list, is shared by the next, and closes on leaving; then nothing is fetched', async () => {
    const app = await renderApp('/support')
    const streams = tapStreams(app.backend)
    const link = (name: string) => screen.getByRole('link', { name })
    expect(streams).toHaveLength(0)
    await app.user.click(link('Fans'))
    await screen.findByText(firstPage)
    await waitFor(() => expect(streams).toEqual([{ closed: false }]))
    await app.user.click(link('Integrations'))
    await app.user.click(await screen.findByRole('link', { name: 'Data' }))
    for (const { label } of lists.slice(2)) {
      await app.user.click(await screen.findByRole('link', { name: label }))
      await screen.findByRole('table', { name: label })
      await screen.findByText(firstPage)
    }
    expect(streams).toEqual([{ closed: false }])

    await app.user.click(link('Support'))
    await waitFor(() => expect(streams).toEqual([{ closed: true }]))
    app.requests.length = 0
    const tenant = tenantOf(app)
    for (const type of liveEventTypes) await act(() => app.backend.control.emit({ type, tenant, id: null }))
    expect(app.requests).toEqual([])
    await app.user.click(link('Fans'))
    await waitFor(() => expect(streams).toEqual([{ closed: true }, { closed: false }]))
    await screen.findByText(firstPage)
    expect(app.requests.filter((request) => lists.slice(1).some(({ call }) => call.test(request)))).toEqual([])
  })
})

describe('a write in another tab', () => {
  const person = { firstName: 'Zoë', email: 'zoe@post.example' }
  const writes = [
    { list: '/integrations/data/fans', endpoint: contract.fans.create, body: person },
    {
      list: '/integrations/data/memberships',
      endpoint: contract.memberships.create,
      body: { ...person, membershipId: 'M-1' },
    },
  ]

  it.each(writes)('appears in $list only after the event of the list', async ({ list: address, endpoint, body }) => {
    const list = listAt(address)
    const { api, tenant, emit, skeletons, requests } = await openList(list)
    const before = range()
    const more = (totalOf(before) + 1).toLocaleString('en-US')
    await api.call(endpoint, { params: { tenant }, body })
    expect(made(requests, list)).toEqual([])
    expect(range()).toBe(before)
    await emit(list.event)
    expect(await screen.findByText(`1-10 of ${more}`)).toBeVisible()
    expect(skeletons()).toBe(false)
  })

  it('appears in the rows of a shop once its sync has ended', async () => {
    const { api, tenant, backend, skeletons } = await openList(listAt('/integrations/data/shop-orders'), '?offset=10')
    const before = range()
    const { items } = await api.call(contract.connectors.list, { params: { tenant }, query: { type: 'shop' } })
    const shop = items.find(({ name }) => name === 'Club shop')
    await api.call(contract.connectors.sync, { params: { tenant, id: shop?.id ?? '' } })
    await act(() => backend.control.advance(3000))
    await waitFor(() => expect(totalOf(range())).toBeGreaterThan(totalOf(before)))
    expect(range()).toMatch(/^1-10 /)
    expect(skeletons()).toBe(false)
  })

  it('keeps the rows if a live reload fails, says so, and tries again by itself', async () => {
    const { backend, api } = await renderApp('/integrations/data/memberships')
    await screen.findByText(/^1-10 of /)
    const before = range()
    await backend.control.setFault({ preset: 'deploy', probability: 1 })
    await act(() => backend.control.emit({ type: 'MembershipsImported', tenant: tenantOf({ api }), id: null }))
    expect(await screen.findByText(/^Couldn’t refresh\. Trying again…/)).toBeVisible()
    expect(screen.getByRole('table', { name: 'Memberships' })).toBeVisible()
    expect(range()).toBe(before)
    await backend.control.clearFault('deploy')
    await waitFor(() => expect(screen.queryByText(/^Couldn’t refresh/)).toBeNull())
  })

  it('replaces the rows if a reload says that they may not be seen', async () => {
    const { backend, api } = await renderApp('/integrations/data/memberships')
    await screen.findByText(/^1-10 of /)
    await backend.control.fail('memberships.list', 403)
    await act(() => backend.control.emit({ type: 'MembershipsImported', tenant: tenantOf({ api }), id: null }))
    expect(await screen.findByRole('heading', { name: /^Forbidden!/ })).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
