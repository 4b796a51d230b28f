import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DELAY_MAX } from '../../../mocks/faults/fault.ts'
import { errorViews } from '../../../tests/support/screens/errorViews.ts'
import { renderApp } from '../../../tests/support/screens/render.tsx'
import { newclub } from '../../../mocks/seed/scenarios/scenarios.ts'
import { timed } from '../../../tests/support/world/timed.ts'
import { alwaysFails, openWorld, tenantOf, withFault } from '../../../tests/support/world/world.ts'
import type { Connector } from '../../contract/connectors.ts'
import { contract } from '../../contract/index.ts'
import { Provider } from '../../contract/fields/providers.ts'
import { providers } from '../../contract/fields/providerList.ts'
import { paths } from '../../paths.ts'
import { localDate } from '../../format.ts'

/** The connectors of the seed. */
async function seeded(): Promise<Connector[]> {
  const { api } = await openWorld()
  const tenant = tenantOf({ api })
  return (await api.call(contract.connectors.list, { params: { tenant }, query: { limit: 1000 } })).items
}

const cardOf = async (name: string) =>
  within(
    (await screen.findByRole('link', { name: new RegExp(`^${name} `) })).closest('li') ?? document.createElement('li'),
  )

afterEach(() => {
  vi.useRealTimers()
})

describe('Connectors', () => {
  it('shows every connector as one link to its settings, with provider, type, state and last sync', async () => {
    const all = await seeded()
    const { requests } = await renderApp(paths.connectors())
    await screen.findByRole('heading', { name: all[0]?.name ?? '' })
    expect(within(screen.getByRole('list', { name: 'Connectors' })).getAllByRole('link')).toHaveLength(all.length)
    for (const connector of all) {
      const card = await cardOf(connector.name)
      expect(card.getAllByRole('link')).toHaveLength(1)
      expect(card.getByRole('link')).toHaveAttribute('href', paths.connectorSettings(connector.id))
      expect(card.getByRole('heading', { name: connector.name })).toHaveAttribute('title', connector.name)
      expect(card.getByText(new RegExp(`^${connector.metadata.name} · ${connector.type}$`, 'i'))).toBeVisible()
      expect(card.getByRole('status')).toHaveTextContent(connector.config.enabled ? connector.state : 'DISABLED')
      expect(card.getByText(/ago|yesterday|last|just now/i, { selector: 'time' })).toHaveAttribute(
        'title',
        localDate(connector.lastSync ?? '').join(' '),
      )
    }
    expect(requests.filter((request) => request.includes('/connectors'))).toEqual([
      expect.stringMatching(/connectors\?limit=1000$/),
    ])
    expect(screen.getByRole('link', { name: 'New connector' })).toHaveAttribute(
      'href',
      '/integrations/newconnector/all',
    )
  })

  it('shows DISABLED for a SYNCED connector that is not enabled', async () => {
    const old = (await seeded()).find(({ config, state }) => !config.enabled && state === 'SYNCED')
    await renderApp(paths.connectors())
    expect((await cardOf(old?.name ?? '')).getByRole('status')).toHaveTextContent(/^DISABLED$/)
  })

  it('follows changes made elsewhere without a skeleton, and shows "Never synced" for a new connector', async () => {
    const { api, backend, requests } = await renderApp(paths.connectors())
    await screen.findByRole('link', { name: /^Club shop / })
    await waitFor(() => expect(requests).toContain('GET /system/sse'))
    const tenant = tenantOf({ api })
    await api.call(contract.connectors.create, {
      params: { tenant },
      body: { name: 'Fresh', providerConfig: { provider: 'DEMOSHOP', config: {} } },
    })
    const card = await cardOf('Fresh')
    expect(card.getByRole('status')).toHaveTextContent('SYNCING')
    expect(card.getByText('Never synced')).toBeVisible()
    await act(() => backend.control.advance(3000))
    await waitFor(async () => expect((await cardOf('Fresh')).getByRole('status')).toHaveTextContent('SYNCED'))
    expect((await cardOf('Fresh')).queryByText('Never synced')).toBeNull()
    expect(screen.getByRole('list', { name: 'Connectors' })).not.toHaveAttribute('aria-busy')

    const { items } = await api.call(contract.connectors.list, { params: { tenant }, query: {} })
    const id = items.find(({ name }) => name === 'Fresh')?.id ?? ''
    await api.call(contract.connectors.remove, { params: { tenant, id } })
    await waitFor(async () => expect((await cardOf('Fresh')).getByRole('status')).toHaveTextContent('REMOVING'))
    await act(() => backend.control.advance(2000))
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Fresh / })).toBeNull())
  })

  it('keeps the cards if a refetch fails, says so, and tries again by itself', async () => {
    const { api, backend, requests } = await renderApp(paths.connectors(), timed())
    await screen.findByRole('link', { name: /^Club shop / })
    await waitFor(() => expect(requests).toContain('GET /system/sse'))
    await backend.control.fail('connectors.list', 500)
    requests.length = 0
    await act(() => backend.control.emit({ type: 'ConnectorUpdated', tenant: tenantOf({ api }), id: 'any' }))
    expect(await screen.findByText(/^Couldn’t refresh\. Trying again…/)).toHaveTextContent(/Last updated \d\d:\d\d$/)
    expect(screen.getByRole('link', { name: /^Club shop / })).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(2100))
    await waitFor(() => expect(screen.queryByText(/^Couldn’t refresh/)).toBeNull())
    expect(screen.getByRole('link', { name: /^Club shop / })).toBeVisible()
  })

  it('shows skeletons while the connectors are loading', async () => {
    await renderApp(paths.connectors(), { prepare: withFault({ preset: 'slow-connectors', delay: DELAY_MAX }) })
    expect(await screen.findByRole('list', { name: 'Connectors' })).toHaveAttribute('aria-busy', 'true')
  })

  it('says "No data found" if the club has none, with a single link to add one', async () => {
    const { user, api, backend } = await renderApp('/support', { as: 'owner@newclub.example' })
    await backend.control.subscribe(newclub.id, 'pro')
    await act(() => api.session.revalidate())
    await user.click(screen.getByRole('link', { name: 'Integrations' }))
    expect(await screen.findByRole('heading', { name: 'No data found' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'New connector' })).toHaveLength(1)
  })

  it.each(errorViews)('shows the error view for a %i instead of the cards', async (status, title) => {
    await renderApp(paths.connectors(), { prepare: withFault({ preset: 'connectors-closed', answer: status }) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Connectors' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'New connector' })).toBeNull()
  })
})

describe('Add a new connector', () => {
  const names = () =>
    within(screen.getByRole('list', { name: 'Providers' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)

  it('lists all providers, including the social ones', async () => {
    await renderApp('/integrations/newconnector')
    expect(await screen.findByRole('heading', { level: 1, name: 'Add a new connector' })).toBeVisible()
    await screen.findByRole('link', { name: 'Shopify' })
    expect(names()).toHaveLength(Provider.options.length)
    expect(names()).toContain('Twitter')
  })

  it('says what each provider brings', async () => {
    await renderApp(paths.newConnector())
    const link = await screen.findByRole('link', { name: 'Shopify' })
    expect(link).toHaveAccessibleDescription('Orders, items and customers from your Shopify store')
    for (const each of within(screen.getByRole('list', { name: 'Providers' })).getAllByRole('link'))
      expect(each).toHaveAccessibleDescription(/^\S.*\S$/)
  })

  it.each([
    ['all', 'All'],
    ['shop', 'Shop'],
    ['ticketing', 'Ticketing'],
    ['fan', 'Fan'],
    ['marketing', 'Marketing'],
    ['analytics', 'Analytics'],
  ])('has the tab %s with its own placeholder', async (id, label) => {
    const { user, location } = await renderApp('/integrations/newconnector/all')
    const nav = within(await screen.findByRole('navigation', { name: 'Categories' }))
    await user.click(nav.getByRole('link', { name: label }))
    expect(location()).toBe(`/integrations/newconnector/${id}`)
    expect(nav.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByPlaceholderText(`Search for ${id} connectors`)).toBeVisible()
    const expected = Provider.options.filter((provider) => id === 'all' || providers[provider].type === id)
    await waitFor(() => expect(names().toSorted()).toEqual(expected.map((one) => providers[one].name).toSorted()))
  })

  it('searches by name, ignoring case, and clears the search', async () => {
    const { user } = await renderApp('/integrations/newconnector/all')
    await screen.findByRole('link', { name: 'Shopify' })
    const box = screen.getByPlaceholderText('Search for all connectors')
    await user.type(box, 'gOOgle')
    expect(names()).toEqual(['Shop Google Sheets', 'Ticketing Google Sheets', 'Fan Google Sheets'])
    await user.type(box, ' nothing')
    expect(screen.getByRole('heading', { name: 'No data found' })).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Clear search' })[0] ?? document.body)
    expect(names()).toHaveLength(Provider.options.length)
    expect(box).toHaveFocus()
  })

  it('passes the chosen provider in the URL', async () => {
    const { user, location } = await renderApp('/integrations/newconnector/shop')
    await user.click(await screen.findByRole('link', { name: 'PrestaShop' }))
    expect(location()).toBe('/integrations/addconnector?provider=PRESTASHOP')
    expect(await screen.findByRole('heading', { level: 1, name: 'New PrestaShop connector' })).toBeVisible()
  })

  it('redirects from an unknown tab to all', async () => {
    const { location } = await renderApp('/integrations/newconnector/social')
    await screen.findByRole('link', { name: 'Shopify' })
    expect(location()).toBe('/integrations/newconnector/all')
  })

  it('says why the catalogue failed to load', async () => {
    await renderApp('/integrations/newconnector/all', { prepare: alwaysFails('system.connectors', 500) })
    expect(
      await screen.findByText(/^Failed to load system connectors: .*Something went wrong on our side/),
    ).toBeVisible()
  })
})
