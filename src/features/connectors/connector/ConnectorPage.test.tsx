import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  badge,
  button,
  confirm,
  findDialog,
  lastWrite,
  openConnector,
  seeded,
  writes,
} from '../../../../tests/support/screens/connectorScreen.ts'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { expectToastForFiveSeconds, timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'

const FAILED = 'Something went wrong on our side. Try again.'

afterEach(() => {
  vi.useRealTimers()
})

const state = (word: string) => waitFor(() => expect(badge()).toHaveTextContent(word))

describe('Connector', () => {
  it('shows its provider, its state and two tabs', async () => {
    const { connector } = await openConnector('SHOPIFY')
    expect(screen.getByRole('link', { name: 'All Connectors' })).toHaveAttribute('href', '/integrations/connectors')
    expect(screen.getByText('Shopify')).toBeVisible()
    expect(badge()).toHaveTextContent('SYNCED')
    expect(screen.getByText(/^Last sync/)).toBeVisible()
    const tabs = within(screen.getByRole('navigation', { name: 'Connector' }))
    expect(tabs.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
    expect(tabs.getByRole('link', { name: 'Setup' })).toHaveAttribute('href', paths.connectorSetup(connector.id))
  })

  it('shows the settings on the empty sub-path too, and redirects there from an unknown one', async () => {
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
    await openConnector(provider)
    await screen.findByRole('button', { name: 'Delete' })
    expect(screen.queryByRole('button', { name: 'Reset' }) !== null).toBe(offered)
  })

  it.each(['', '   '])('is not renamed to %j: the field says so and keeps the focus', async (empty) => {
    const { user, connector, ...app } = await openConnector('SHOPIFY')
    await user.click(button('Rename connector'))
    const field = screen.getByLabelText('Connector name')
    await user.clear(field)
    if (empty) await user.type(field, empty)
    await user.keyboard('{Enter}')
    expect(field).toHaveAccessibleDescription('Enter a name')
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(field).toHaveFocus()
    await user.tab()
    expect(field).toBeVisible()
    await user.click(field)
    await user.keyboard('{Escape}')
    expect(screen.getByRole('heading', { level: 1, name: connector.name })).toBeVisible()
    expect(writes(app)).toEqual([])
  })

  it('is renamed in place, and sends its other fields unchanged', async () => {
    const { user, connector, ...app } = await openConnector('SHOPIFY')
    await user.click(button('Rename connector'))
    await user.clear(screen.getByLabelText('Connector name'))
    await user.type(screen.getByLabelText('Connector name'), 'Quay shop{Enter}')
    expect(await screen.findByText('Connector updated successfully')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'Quay shop' })).toBeVisible()
    const { description, config, tenant, id } = connector
    expect(await lastWrite(app)).toEqual({
      endpoint: 'connectors.update',
      params: { tenant, id },
      body: { name: 'Quay shop', description, config },
    })
  })

  it('loses no change if another is made before its answer', async () => {
    const { user, connector, ...app } = await openConnector('SHOPIFY')
    const release = app.hold()
    await user.click(button('Rename connector'))
    await user.clear(screen.getByLabelText('Connector name'))
    await user.type(screen.getByLabelText('Connector name'), 'Quay shop{Enter}')
    await user.click(screen.getByRole('switch', { name: 'Enabled' }))
    await confirm(user)
    await app.answered()
    expect(writes(app)).toHaveLength(1)
    release()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await lastWrite(app)).body).toEqual({
      name: 'Quay shop',
      description: connector.description,
      config: { ...connector.config, enabled: false },
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Quay shop' })).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Enabled')).not.toBeChecked())
  })

  it.each([
    ['Enabled', 'PRESTASHOP', { enabled: true }],
    ['Enabled', 'SHOPIFY', { enabled: false }],
    ['Auto sync', 'SHOPIFY', { syncConfig: { autoSync: false, interval: 60 } }],
  ] as const)('flips %s of %s', async (label, provider, change) => {
    const { connector, params, ...app } = await openConnector(provider)
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

  it('does nothing after Cancel, and acts once on a double click', async () => {
    const { user, ...app } = await openConnector('SHOPIFY')
    await user.click(button('Reset'))
    await user.click((await findDialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(writes(app)).toEqual([])
    await user.click(button('Reset'))
    await user.dblClick((await findDialog()).getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('Action performed successfully')).toBeVisible()
    expect(writes(app)).toHaveLength(1)
  })

  it('goes through the states of a reset', async () => {
    const { user, backend } = await openConnector('SHOPIFY')
    await user.click(button('Reset'))
    await confirm(user)
    await state('RESETTING')
    for (const name of ['Sync', 'Reset']) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true')
      expect(button(name)).toHaveAccessibleDescription('This connector is being reset.')
    }
    await act(() => backend.control.advance(2000))
    await state('SYNCING')
    expect(screen.getByText('Never synced')).toBeVisible()
    await act(() => backend.control.advance(3000))
    await state('SYNCED')
    for (const name of ['Sync', 'Reset']) {
      expect(button(name)).not.toHaveAttribute('aria-disabled')
      expect(button(name)).not.toHaveAccessibleDescription()
    }
  })

  it('syncs on request, but not during a sync', async () => {
    const { user, params, ...app } = await openConnector('SHOPIFY')
    await user.click(button('Sync'))
    await state('SYNCING')
    expect(await lastWrite(app)).toEqual({ endpoint: 'connectors.sync', params })
    await user.click(button('Sync'))
    expect(writes(app)).toHaveLength(1)
    await act(() => app.backend.control.advance(3000))
    await state('SYNCED')
  })

  it('is deleted: the list shows it as REMOVING, then no longer', async () => {
    const { user, backend, location } = await openConnector('SHOPIFY')
    await user.click(button('Delete'))
    await confirm(user)
    expect(await screen.findByText('Action performed successfully')).toBeVisible()
    await waitFor(() => expect(location()).toBe('/integrations/connectors'))
    const card = (await screen.findByRole('link', { name: /^Club shop / })).closest('li') ?? document.body
    await waitFor(() => expect(card).toHaveTextContent('REMOVING'))
    await act(() => backend.control.advance(2000))
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Club shop / })).toBeNull())
  })

  it('shows that it was deleted elsewhere, even while a dialog is open', async () => {
    const { user, api, backend, params } = await openConnector('SHOPIFY')
    await user.click(button('Reset'))
    await findDialog()
    await api.call(contract.connectors.remove, { params })
    await waitFor(() => expect(badge()).toHaveTextContent('REMOVING'))
    await act(() => backend.control.advance(2000))
    expect(await screen.findByRole('heading', { name: 'This connector has been deleted' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('link', { name: 'All Connectors' })).toHaveAttribute('href', '/integrations/connectors')
  })

  it('shows the error view for an unknown connector', async () => {
    await renderApp(paths.connectorSettings('nope'))
    expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
    expect(screen.getByText('Error getting connector: Connector not found.')).toBeVisible()
    expect(screen.getByText('It may have been deleted, or the link may be wrong.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull()
    for (const name of ['All Connectors', 'Go to Connectors'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/integrations/connectors')
  })

  it('offers to load again what failed to load', async () => {
    const { user } = await renderApp(paths.connectorSettings('nope'), {
      prepare: (control) => control.fail('connectors.get', 500),
    })
    await user.click(await screen.findByRole('button', { name: 'Reload page' }))
    expect(await screen.findByText('Error getting connector: Connector not found.')).toBeVisible()
  })
})

describe('The messages of the settings', () => {
  it.each([
    ['Reset', 'connectors.reset', 'Error resetting connector'],
    ['Delete', 'connectors.remove', 'Error deleting connector'],
    ['Enabled', 'connectors.update', 'Error updating connector'],
    ['Auto sync', 'connectors.update', 'Error updating connector'],
  ])('%s shows a failure inside its dialog', async (label, endpoint, action) => {
    const { user, location, connector } = await openConnector('SHOPIFY', 'settings', {
      prepare: alwaysFails(endpoint, 500),
    })
    await user.click(screen.queryByRole('button', { name: label }) ?? screen.getByLabelText(label))
    await confirm(user)
    expect(await (await findDialog()).findByText(`${action}: ${FAILED}`)).toBeVisible()
    expect(location()).toBe(paths.connectorSettings(connector.id))
  })

  const renames = async (user: UserEvent) => {
    await user.click(button('Rename connector'))
    await user.type(screen.getByLabelText('Connector name'), ' too{Enter}')
  }
  it.each([
    ['Error syncing connector: ' + FAILED, 'connectors.sync', (user: UserEvent) => user.click(button('Sync'))],
    ['Error updating connector: ' + FAILED, 'connectors.update', renames],
    ['Connector updated successfully', null, renames],
    [
      'Action performed successfully',
      null,
      async (user: UserEvent) => {
        await user.click(button('Reset'))
        await confirm(user)
      },
    ],
  ])('shows "%s" as a toast for five seconds', async (message, failing, provoke) => {
    const { user } = await openConnector('SHOPIFY', 'settings', {
      ...timed(),
      ...(failing && { prepare: alwaysFails(failing, 500) }),
    })
    await provoke(user)
    await expectToastForFiveSeconds(message)
  })

  it('says why a disabled connector does not sync, until it is enabled elsewhere', async () => {
    const { user, api, connector, params, ...app } = await openConnector('PRESTASHOP')
    expect(badge()).toHaveTextContent('DISABLED')
    await user.click(button('Sync'))
    await user.click(button('Reset'))
    expect(writes(app)).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Reset')).toHaveFocus()
    expect(button('Reset')).toHaveAccessibleDescription('Enable this connector to reset it.')
    await user.hover(button('Sync'))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Enable this connector to sync it.')
    const config = { ...connector.config, enabled: true }
    await api.call(contract.connectors.update, { params, body: { config } })
    await waitFor(() => expect(button('Sync')).not.toHaveAttribute('aria-disabled'))
  })
})
