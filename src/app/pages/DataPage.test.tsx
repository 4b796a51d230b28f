import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../tests/support/screens/render.tsx'
import { alwaysFails, tenantOf } from '../../../tests/support/world/world.ts'
import { DELAY_MAX } from '../../../mocks/faults/fault.ts'
import { contract } from '../../contract/index.ts'
import type { LiveEventType } from '../../contract/endpoint/stream.ts'

const fansOf = 'Search for name, email, city, country, phone...'

/** Every table as docs/contract.md#tables describes it. */
const tables: {
  tab: string
  endpoint: string
  /** The action in its error message (docs/product/client.md#service-errors). */
  action: string
  label: string
  headers: string[]
  placeholder: string
  word: 'of' | 'de'
  call: RegExp
  event: LiveEventType
  restarts: boolean
}[] = [
  {
    tab: 'fans',
    endpoint: 'fans.list',
    action: 'fans',
    label: 'Fans',
    headers: [
      'Name',
      'Email',
      'Age',
      'Gender',
      'City',
      'Country',
      'Membership',
      'Score',
      'Connector',
      'Signed Up',
      'Actions',
    ],
    placeholder: fansOf,
    word: 'of',
    call: /^GET \/fan\/[^/]+\/fans\?/,
    event: 'FansImported',
    restarts: false,
  },
  {
    tab: 'memberships',
    endpoint: 'memberships.list',
    action: 'memberships',
    label: 'Memberships',
    headers: [
      'Membership ID',
      'Type',
      'Name',
      'Email',
      'City',
      'Country',
      'Entry',
      'Expiration',
      'Connector',
      'Actions',
    ],
    placeholder: 'Search for membership ID, name, email, city, country, phone...',
    word: 'of',
    call: /^GET \/membership\/[^/]+\/memberships\?/,
    event: 'MembershipsImported',
    restarts: false,
  },
  {
    tab: 'shop-customers',
    endpoint: 'shop.customers',
    action: 'shop customers',
    label: 'Shop - Customers',
    headers: ['ID', 'First Name', 'Last Name', 'Email', 'Country', 'Connector', 'Signed Up'],
    placeholder: 'Search for customer ID, name, email, country...',
    word: 'of',
    call: /^GET \/shop\/[^/]+\/customers\?/,
    event: 'ShopCustomersUpdated',
    restarts: false,
  },
  {
    tab: 'shop-orders',
    endpoint: 'shop.orders',
    action: 'shop orders',
    label: 'Shop - Orders',
    headers: ['ID', 'Customer ID', 'Email', 'Amount', 'Connector', 'Timestamp'],
    placeholder: 'Search for order ID, customer ID, email...',
    word: 'de',
    call: /^GET \/shop\/[^/]+\/orders\?/,
    event: 'ShopOrdersUpdated',
    restarts: true,
  },
  {
    tab: 'shop-order-items',
    endpoint: 'shop.orderItems',
    action: 'shop order items',
    label: 'Shop - Order Items',
    headers: ['Item ID', 'Name', 'Order ID', 'Product ID', 'Price', 'Quantity', 'Total', 'Connector'],
    placeholder: 'Search for item ID, name, order ID, product ID...',
    word: 'de',
    call: /^GET \/shop\/[^/]+\/order-items\?/,
    event: 'ShopOrderItemsUpdated',
    restarts: true,
  },
  {
    tab: 'ticketing-customers',
    endpoint: 'ticketing.customers',
    action: 'ticketing customers',
    label: 'Ticketing - Customers',
    headers: ['ID', 'First Name', 'Last Name', 'Email', 'Country', 'Connector', 'Signed Up'],
    placeholder: 'Search for customer ID, name, email, city, country, phone...',
    word: 'of',
    call: /^GET \/ticketing\/[^/]+\/customers\?/,
    event: 'TicketingCustomersUpdated',
    restarts: true,
  },
  {
    tab: 'ticketing-tickets',
    endpoint: 'ticketing.tickets',
    action: 'ticketing tickets',
    label: 'Ticketing - Tickets',
    headers: ['Item ID', 'Order ID', 'Customer', 'Email', 'Price', 'Event', 'Name', 'Stadium', 'Connector', 'Time'],
    placeholder: 'Search for item ID, order ID, customer ID, email, event, stadium...',
    word: 'of',
    call: /^GET \/ticketing\/[^/]+\/tickets\?/,
    event: 'TicketingTicketsUpdated',
    restarts: true,
  },
]

const rangeText = (word: string) => screen.findByText(new RegExp(`^1-10 ${word} [\\d,]+$`))

describe('Data', () => {
  it.each(tables)(
    'shows $label with its columns, search and range',
    async ({ tab, label, headers, placeholder, word, call }) => {
      const { requests } = await renderApp(`/integrations/data/${tab}`)
      await rangeText(word)
      expect(screen.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible()
      const table = screen.getByRole('table', { name: label })
      expect(
        within(table)
          .getAllByRole('columnheader')
          .map((header) => header.textContent),
      ).toEqual(headers)
      expect(screen.getByRole('button', { name: 'Sort: Newest first' })).toBeVisible()
      if (tab === 'ticketing-tickets')
        expect(within(table).getByRole('columnheader', { name: 'Time' })).toHaveAttribute('aria-sort', 'descending')
      expect(screen.getByPlaceholderText(placeholder)).toBeVisible()
      expect(screen.getByRole('link', { name: label, current: 'page' })).toHaveAttribute(
        'href',
        `/integrations/data/${tab}`,
      )
      const asked = requests.find((request) => call.test(request)) ?? ''
      const order = tab === 'ticketing-tickets' ? 'timestamp' : 'createdAt'
      expect(asked).toContain(`orderBy=${order}`)
      expect(asked).toContain('orderDirection=desc')
      expect(asked).toContain('limit=10')
    },
  )

  it.each(tables)(
    'reloads $label on $event; from offset 0: $restarts',
    async ({ tab, word, event, restarts, call, placeholder }) => {
      const { backend, requests, location, api } = await renderApp(`/integrations/data/${tab}?offset=10&searchQuery=a`)
      await screen.findByText(new RegExp(`^11-20 ${word} `))
      const tenant = tenantOf({ api })
      requests.length = 0
      await act(() => backend.control.emit({ type: event, tenant, id: null }))
      await waitFor(() => expect(requests.some((request) => call.test(request))).toBe(true))
      if (restarts) {
        await waitFor(() => expect(location()).toBe(`/integrations/data/${tab}`))
        await rangeText(word)
      } else expect(location()).toBe(`/integrations/data/${tab}?offset=10&searchQuery=a`)
      await waitFor(() => expect(screen.getByPlaceholderText(placeholder)).toHaveValue(restarts ? '' : 'a'))
    },
  )

  it('clears a search box with unsubmitted text when a live reload starts over', async () => {
    const { backend, user, api } = await renderApp('/integrations/data/shop-orders')
    await rangeText('de')
    const box = screen.getByPlaceholderText('Search for order ID, customer ID, email...')
    await user.type(box, '1')
    const tenant = tenantOf({ api })
    await act(() => backend.control.emit({ type: 'ShopOrdersUpdated', tenant, id: null }))
    await waitFor(() => expect(box).toHaveValue(''))
  })

  it('shows the name of a connector with its id as title, and amounts with two decimals', async () => {
    await renderApp('/integrations/data/shop-orders')
    const [first] = await screen.findAllByText('Club shop')
    // Vitest types its matchers as any.
    expect(first).toHaveAttribute('title', expect.stringMatching(/^[0-9a-z]{20}$/) as string)
    expect(screen.getAllByText(/^[\d,]+\.\d\d$/).length).toBeGreaterThan(5)
  })

  it.each([
    ['/integrations/data', 'Fans'],
    ['/integrations/data/', 'Fans'],
    ['/integrations/data/nonsense', 'Fans'],
  ])('%s shows the first table', async (address, label) => {
    await renderApp(address)
    expect(await screen.findByRole('table', { name: label })).toBeVisible()
  })

  it('shows no ids while the names of connectors load, and the ids if they cannot be fetched', async () => {
    const connectorOf = () => screen.getAllByRole('row')[1]?.querySelector('td:nth-child(6)')?.textContent
    await renderApp('/integrations/data/shop-customers', {
      prepare: (control) =>
        control.setFault({
          id: 'slow',
          title: 'Slow',
          operations: ['connectors.list'],
          answer: null,
          delay: DELAY_MAX,
        }),
    })
    await rangeText('of')
    expect(connectorOf()).toBe('')
    cleanup()
    const world = await renderApp('/integrations/data/shop-customers', { prepare: alwaysFails('connectors.list', 500) })
    await rangeText('of')
    const { items } = await world.api.call(contract.shop.customers, { params: { tenant: tenantOf(world) }, query: {} })
    await waitFor(() => expect(connectorOf()).toBe(items[0]?.connectorId))
  })

  it.each(tables)('shows why $label could not be loaded', async ({ tab, endpoint, action, label }) => {
    const { backend, user } = await renderApp(`/integrations/data/${tab}`, { prepare: alwaysFails(endpoint, 500) })
    expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
    expect(screen.getByText(`Error getting ${action}: Something went wrong on our side. Try again.`)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible()
    expect(screen.queryByRole('table', { name: label })).toBeNull()
    // What works on rows has nothing to work on.
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
    // Another table does not fail.
    await backend.control.fail(endpoint, 500, 0)
    const tabs = within(screen.getByRole('navigation', { name: 'Tables' }))
    await user.click(tabs.getByRole('link', { name: tab === 'fans' ? 'Memberships' : 'Fans' }))
    expect(await screen.findByRole('searchbox')).toBeVisible()
  })

  it.each([
    [403, "Forbidden! You don't have access to this page"],
    [402, 'Payment Required'],
  ] as const)('shows the view of a %i', async (status, heading) => {
    await renderApp('/integrations/data/memberships', { prepare: alwaysFails('memberships.list', status) })
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    if (status === 402)
      expect(screen.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/club/billing')
  })
})
