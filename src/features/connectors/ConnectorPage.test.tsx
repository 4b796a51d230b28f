import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { renderApp } from '../../../tests/support/render.tsx'
import { alwaysFails, neverAnswers, openWorld } from '../../../tests/support/world.ts'
import { TIMEOUT_MS } from '../../api/client.ts'
import type { Connector } from '../../contract/connectors.ts'
import { contract } from '../../contract/index.ts'
import { credentialFields, type Provider } from '../../contract/providers.ts'
import { paths } from '../../paths.ts'
import { providerFields } from './providerForms.ts'

type App = Awaited<ReturnType<typeof renderApp>>

const QUESTION = 'Are you sure to perform this action?'
const SAVE_QUESTION = 'Are you sure you want to update the connector credentials?'
const FAILED = 'The server failed. Try again in a moment.'

afterEach(() => {
  vi.useRealTimers()
})

/** A connector of the seed, by its provider. */
async function seeded(provider: Provider): Promise<Connector> {
  const { api } = await openWorld()
  const state = api.session.store.getState()
  const tenant = state.status === 'in' ? state.user.tenant : ''
  const { items } = await api.call(contract.connectors.list, { params: { tenant }, query: {} })
  const found = items.find((connector) => connector.provider === provider)
  if (!found) throw new Error('the seed has no such connector')
  return found
}

const SLOW = { user: { advanceTimers: vi.advanceTimersByTime.bind(vi) } }

/** Opens a connector of the seed, and waits until it is there and listens. */
async function open(
  provider: Provider,
  tab: 'settings' | 'setup' = 'settings',
  options: Parameters<typeof renderApp>[1] = {},
) {
  const connector = await seeded(provider)
  const address = tab === 'setup' ? paths.connectorSetup(connector.id) : paths.connectorSettings(connector.id)
  const app = await renderApp(address, options)
  await screen.findByRole('heading', { level: 1, name: connector.name })
  await waitFor(() => expect(app.requests).toContain('GET /system/sse'))
  return { ...app, connector, params: { tenant: connector.tenant, id: connector.id } }
}

const button = (name: string) => screen.getByRole('button', { name })
const dialog = async (name = QUESTION) => within(await screen.findByRole('dialog', { name }))
const badge = () => screen.getByRole('status', { name: 'State' })
const state = (word: string) => waitFor(() => expect(badge()).toHaveTextContent(word))
const writes = ({ requests }: App) => requests.filter((request) => !request.startsWith('GET'))

async function confirm(user: App['user'], name = QUESTION) {
  await user.click((await dialog(name)).getByRole('button', { name: 'Confirm' }))
}

const Written = z.object({ params: z.unknown(), body: z.unknown() })

/** The last write that the server has accepted. */
async function lastWrite({ backend }: Pick<App, 'backend'>) {
  const { entries } = await backend.control.exportJournal()
  const { endpoint, input } = entries.at(-1) ?? {}
  return { endpoint, ...Written.parse(input) }
}

async function fill(user: App['user'], provider: Provider, values: Record<string, string> = {}) {
  for (const { name, label } of providerFields(provider)) {
    await user.clear(screen.getByLabelText(label))
    await user.click(screen.getByLabelText(label))
    await user.paste(values[name] ?? credentialFields(provider)[name]?.example ?? '')
  }
}

describe('Connector', () => {
  it('shows whose it is, how it fares, and two tabs', async () => {
    const { connector } = await open('SHOPIFY')
    expect(screen.getByRole('link', { name: 'All Connectors' })).toHaveAttribute('href', '/integrations/connectors')
    expect(screen.getByText('Shopify')).toBeVisible()
    expect(badge()).toHaveTextContent('SYNCED')
    expect(screen.getByText(/^Last sync/)).toBeVisible()
    const tabs = within(screen.getByRole('navigation', { name: 'Connector' }))
    expect(tabs.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
    expect(tabs.getByRole('link', { name: 'Setup' })).toHaveAttribute('href', paths.connectorSetup(connector.id))
  })

  it('shows the settings on its empty sub-path too, and leads there from one that there is not', async () => {
    const { id } = await seeded('SHOPIFY')
    const { location } = await renderApp(paths.connector(id))
    expect(await screen.findByRole('switch', { name: 'Enabled' })).toBeChecked()
    expect(location()).toBe(paths.connector(id))
    const other = await renderApp(`${paths.connector(id)}/nowhere`)
    await waitFor(() => expect(other.location()).toBe(paths.connectorSettings(id)))
  })

  it.each([
    ['SHOPIFY', true],
    ['ONEBOX', true],
    ['FANGOOGLESHEETS', true],
    ['MAILCHIMP', false],
    ['METABASE', false],
    ['TWITTER', false],
  ] as const)('offers a reset of %s: %s', async (provider, offered) => {
    await open(provider)
    await screen.findByRole('button', { name: 'Delete' })
    expect(screen.queryByRole('button', { name: 'Reset' }) !== null).toBe(offered)
  })

  it('is renamed in its place, and sends what it is beside that', async () => {
    const { user, connector, ...app } = await open('SHOPIFY')
    await user.click(button('Rename the connector'))
    await user.clear(screen.getByLabelText('Name of the connector'))
    await user.type(screen.getByLabelText('Name of the connector'), 'Quay shop{Enter}')
    expect(await screen.findByText('Connector updated successfully')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'Quay shop' })).toBeVisible()
    const { description, config, tenant, id } = connector
    expect(await lastWrite(app)).toEqual({
      endpoint: 'connectors.update',
      params: { tenant, id },
      body: { name: 'Quay shop', description, config },
    })
  })

  it.each([
    ['Enabled', 'PRESTASHOP', { enabled: true }],
    ['Enabled', 'SHOPIFY', { enabled: false }],
    ['Auto sync', 'SHOPIFY', { syncConfig: { autoSync: false, interval: 60 } }],
  ] as const)('flips %s of %s', async (label, provider, change) => {
    const { connector, params, ...app } = await open(provider)
    const { name, description, config } = connector
    const before = screen.getByRole<HTMLInputElement>('switch', { name: label }).checked
    await app.user.click(screen.getByRole('switch', { name: label }))
    expect(screen.getByLabelText(label)).toHaveProperty('checked', before)
    await confirm(app.user)
    expect(await screen.findByText('Connector updated successfully')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveProperty('checked', !before))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await lastWrite(app)).toEqual({
      endpoint: 'connectors.update',
      params,
      body: { name, description, config: { ...config, ...change } },
    })
  })

  it('does nothing when it is cancelled, and is done once by a double click', async () => {
    const { user, ...app } = await open('SHOPIFY')
    await user.click(button('Reset'))
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(writes({ user, ...app })).toEqual([])
    await user.click(button('Reset'))
    await user.dblClick((await dialog()).getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('Action performed successfully')).toBeVisible()
    expect(writes({ user, ...app })).toHaveLength(1)
  })

  it('is reset and comes back, step by step', async () => {
    const { user, backend } = await open('SHOPIFY')
    await user.click(button('Reset'))
    await confirm(user)
    await state('RESETTING')
    expect(button('Sync')).toHaveAttribute('aria-disabled', 'true')
    await act(() => backend.control.advance(2000))
    await state('SYNCING')
    expect(screen.getByText('Never synced')).toBeVisible()
    await act(() => backend.control.advance(3000))
    await state('SYNCED')
    expect(button('Sync')).not.toHaveAttribute('aria-disabled')
  })

  it('syncs on request, and not while it does', async () => {
    const { user, params, ...app } = await open('SHOPIFY')
    await user.click(button('Sync'))
    await state('SYNCING')
    expect(await lastWrite(app)).toEqual({ endpoint: 'connectors.sync', params })
    await user.click(button('Sync'))
    expect(writes({ user, ...app })).toHaveLength(1)
    await act(() => app.backend.control.advance(3000))
    await state('SYNCED')
  })

  it('is deleted: the list shows it going, and gone', async () => {
    const { user, backend, location } = await open('SHOPIFY')
    await user.click(button('Delete'))
    await confirm(user)
    expect(await screen.findByText('Action performed successfully')).toBeVisible()
    await waitFor(() => expect(location()).toBe('/integrations/connectors'))
    const card = (await screen.findByRole('link', { name: /^Club shop / })).closest('li') ?? document.body
    await waitFor(() => expect(card).toHaveTextContent('REMOVING'))
    await act(() => backend.control.advance(2000))
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Club shop / })).toBeNull())
  })

  it('says so when it is deleted elsewhere, also under an open dialog', async () => {
    const { user, api, backend, params } = await open('SHOPIFY')
    await user.click(button('Reset'))
    await dialog()
    await api.call(contract.connectors.remove, { params })
    await waitFor(() => expect(badge()).toHaveTextContent('REMOVING'))
    await act(() => backend.control.advance(2000))
    expect(await screen.findByRole('heading', { name: 'This connector has been deleted' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('link', { name: 'All Connectors' })).toHaveAttribute('href', '/integrations/connectors')
  })

  it('shows the view of a failure for one that there is not', async () => {
    await renderApp(paths.connectorSettings('nope'))
    expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
    expect(screen.getByText('Error getting connector: Connector not found.')).toBeVisible()
  })
})

describe('The messages of the settings', () => {
  it.each([
    ['Reset', 'connectors.reset', 'Error resetting connector'],
    ['Delete', 'connectors.remove', 'Error deleting connector'],
    ['Enabled', 'connectors.update', 'Error updating connector'],
    ['Auto sync', 'connectors.update', 'Error updating connector'],
  ])('%s that fails says so inside its dialog', async (label, endpoint, action) => {
    const { user, location, connector } = await open('SHOPIFY', 'settings', { prepare: alwaysFails(endpoint, 500) })
    await user.click(screen.queryByRole('button', { name: label }) ?? screen.getByLabelText(label))
    await confirm(user)
    expect(await (await dialog()).findByText(`${action}: ${FAILED}`)).toBeVisible()
    expect(location()).toBe(paths.connectorSettings(connector.id))
  })

  const renames = async (user: App['user']) => {
    await user.click(button('Rename the connector'))
    await user.type(screen.getByLabelText('Name of the connector'), ' too{Enter}')
  }
  it.each([
    ['Error syncing connector: ' + FAILED, 'connectors.sync', (user: App['user']) => user.click(button('Sync'))],
    ['Error updating connector: ' + FAILED, 'connectors.update', renames],
    ['Connector updated successfully', null, renames],
    [
      'Action performed successfully',
      null,
      async (user: App['user']) => {
        await user.click(button('Reset'))
        await confirm(user)
      },
    ],
  ])('"%s" is a toast of five seconds', async (message, failing, provoke) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await open('SHOPIFY', 'settings', {
      ...SLOW,
      ...(failing && { prepare: alwaysFails(failing, 500) }),
    })
    await provoke(user)
    expect(await screen.findByText(message)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(screen.getByText(message)).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1600))
    expect(screen.queryByText(message)).toBeNull()
  })

  it('tells why a disabled one does not sync', async () => {
    const { user } = await open('PRESTASHOP')
    expect(badge()).toHaveTextContent('DISABLED')
    await user.click(button('Sync'))
    expect(await screen.findByText('Error syncing connector: This connector is disabled.')).toBeVisible()
  })
})

describe('Setup', () => {
  it('warns, and starts empty', async () => {
    await open('SHOPIFY', 'setup')
    expect(
      screen.getByText(
        'Warning! Reconfiguring this connector will overwrite previous credentials. This action cannot be undone.',
      ),
    ).toBeVisible()
    expect(screen.getByLabelText('Shop URL')).toHaveValue('')
    const secret = screen.getByLabelText('Access Token')
    expect(secret).toHaveValue('')
    expect(secret).toHaveAttribute('type', 'password')
    expect(secret).toHaveAttribute('autocomplete', 'off')
  })

  it('pings what is in the form, and says how that went', async () => {
    const { user, connector, ...app } = await open('SHOPIFY', 'setup')
    await user.click(button('Ping'))
    expect(await screen.findByText('Shopify needs this.')).toBeVisible()
    expect(screen.getByLabelText('Shop URL')).toHaveAttribute('aria-invalid', 'true')
    await waitFor(() => expect(screen.getByLabelText('Shop URL')).toHaveFocus())
    await fill(user, 'SHOPIFY', { accessToken: 'invalid' })
    await user.click(button('Ping'))
    expect(await screen.findByText('Shopify refused these credentials.')).toBeVisible()
    expect(screen.getByLabelText('Access Token')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByLabelText('Shop URL')).not.toHaveAttribute('aria-invalid', 'true')
    await fill(user, 'SHOPIFY')
    await user.click(button('Ping'))
    expect(await screen.findByText('Ping successful')).toBeVisible()
    expect(writes({ user, ...app })).toEqual(
      Array.from({ length: 3 }, () => `POST /integrations/${connector.tenant}/connectors/test`),
    )
  })

  it('shows what the server says of a ping that names no field, over the form, for five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await open('SHOPIFY', 'setup', { ...SLOW, prepare: alwaysFails('connectors.test', 503) })
    await user.click(button('Ping'))
    const text = 'The service is unavailable. Try again in a moment.'
    expect(await screen.findByText(text)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(4500))
    expect(screen.getByText(text)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(screen.queryByText(text)).toBeNull()
  })

  it('saves once it is confirmed, says so, and is back at the settings', async () => {
    const { user, connector, params, ...app } = await open('SHOPIFY', 'setup')
    await fill(user, 'SHOPIFY')
    await user.click(button('Save'))
    await confirm(user, SAVE_QUESTION)
    expect(await screen.findByText('Connector settings updated successfully')).toBeVisible()
    expect(app.location()).toBe(paths.connectorSettings(connector.id))
    const config = Object.fromEntries(
      Object.entries(credentialFields('SHOPIFY')).map(([name, { example }]) => [name, example]),
    )
    expect(await lastWrite(app)).toEqual({
      endpoint: 'connectors.setup',
      params,
      body: { providerConfig: { provider: 'SHOPIFY', config } },
    })
  })

  it('keeps the dialog for what the server refuses, then marks the field', async () => {
    const { user, location, connector } = await open('SHOPIFY', 'setup')
    await fill(user, 'SHOPIFY', { accessToken: 'invalid' })
    await user.click(button('Save'))
    await confirm(user, SAVE_QUESTION)
    const opened = await dialog(SAVE_QUESTION)
    expect(await opened.findByText('Shopify refused these credentials.')).toBeVisible()
    await user.click(opened.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByLabelText('Access Token')).toHaveAttribute('aria-invalid', 'true'))
    expect(location()).toBe(paths.connectorSetup(connector.id))
  })

  it.each([
    ['Ping', 'Failed to ping connector'],
    ['Save', 'Failed to update connector'],
  ])('%s without an answer of the server says "%s"', async (name, message) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user, backend } = await open('SHOPIFY', 'setup', SLOW)
    await neverAnswers(backend.control)
    await user.click(button(name))
    if (name === 'Save') await confirm(user, SAVE_QUESTION)
    await act(() => vi.advanceTimersByTimeAsync(TIMEOUT_MS))
    expect(await screen.findByText(message)).toBeVisible()
  })
})
