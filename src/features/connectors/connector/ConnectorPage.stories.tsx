import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { alwaysFails, neverAnswers, tenantOf, type World, worldOf } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'
import type { Connector } from '../../../contract/connectors.ts'
import type { Provider } from '../../../contract/fields/providers.ts'
import { paths } from '../../../paths.ts'
import { ConnectorPage } from './ConnectorPage.tsx'
import { SetupTab } from './SetupTab.tsx'

/** Finds the path of the club's connector to a provider, so that no story contains an id of the seed. */
const routeOf =
  (provider: Provider, tab: 'settings' | 'setup' = 'settings') =>
  async (world: World) => {
    const params = { tenant: tenantOf(world) }
    const { items } = await world.api.call(contract.connectors.list, { params, query: {} })
    const id = items.find((one) => one.provider === provider)?.id ?? ''
    return tab === 'setup' ? paths.connectorSetup(id) : paths.connectorSettings(id)
  }

const meta = {
  title: 'Screens/Connectors/Connector',
  component: ConnectorPage,
  parameters: { page: true, path: '/integrations/connectors/:id/*', route: routeOf('SHOPIFY') },
} satisfies Meta<typeof ConnectorPage>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Changes the connector from elsewhere once its page listens, and waits for a text that shows the change. */
const elsewhere =
  (
    act: (api: World['api'], params: { tenant: string; id: string }, world: World) => Promise<unknown>,
    words: string,
  ): Play =>
  async ({ loaded, canvasElement }) => {
    const world = worldOf(loaded)
    const tenant = tenantOf(world)
    await waitFor(() => expect(world.requests).toContain('GET /system/sse'))
    const { items } = await world.api.call(contract.connectors.list, { params: { tenant }, query: {} })
    const id = items.find(({ provider }) => provider === 'SHOPIFY')?.id ?? ''
    await act(world.api, { tenant, id }, world)
    await expect((await within(canvasElement).findAllByText(words))[0]).toBeVisible()
  }

/** Opens the dialog of one of the settings' actions. */
const ask =
  (label: string, failing = false): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: 'Delete' })
    await userEvent.click(canvas.queryByRole('button', { name: label }) ?? canvas.getByLabelText(label))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible())
    if (!failing) return
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    const message = await dialog.findByText(/^Error /)
    await waitFor(() => expect(message).toBeVisible())
  }

export const Synced: Story = { tags: ['phone'] }
export const Failed: Story = { parameters: { route: routeOf('MAUTIC') } }
export const Disabled: Story = { parameters: { route: routeOf('PRESTASHOP') } }
const { connectors } = contract
export const Syncing: Story = { play: elsewhere((api, params) => api.call(connectors.sync, { params }), 'SYNCING') }
export const Resetting: Story = {
  play: elsewhere((api, params) => api.call(connectors.reset, { params }), 'RESETTING'),
}
export const Removing: Story = { play: elsewhere((api, params) => api.call(connectors.remove, { params }), 'REMOVING') }
export const Deleted: Story = {
  play: elsewhere(async (api, params, { backend }) => {
    await api.call(connectors.remove, { params })
    await backend.control.advance(2000)
  }, 'This connector has been deleted'),
}
const longName = 'Away trips, cup and pre-season tickets sold by the travel desk '.repeat(4).slice(0, 200)
export const LongName: Story = {
  tags: ['phone'],
  play: elsewhere((api, params) => api.call(connectors.update, { params, body: { name: longName } }), longName),
}
export const Loading: Story = {
  parameters: { route: '/integrations/connectors/any/settings', world: { prepare: neverAnswers } },
}
export const NotFound: Story = { parameters: { route: '/integrations/connectors/nope/settings' } }
/** A disabled connector offers no sync that can only fail, and says why. */
export const NotOffered: Story = {
  parameters: { route: routeOf('PRESTASHOP') },
  async play({ canvasElement }) {
    await userEvent.hover(await within(canvasElement).findByRole('button', { name: 'Sync' }))
    await waitFor(() => expect(within(document.body).getByRole('tooltip')).toBeVisible())
  },
}
/** The toast of a sync that failed. */
export const SyncFailed: Story = {
  parameters: { world: { prepare: alwaysFails('connectors.sync', 503) } },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sync' }))
    const message = await within(document.body).findByText(/^Error syncing connector: /)
    await waitFor(() => expect(message).toBeVisible())
  },
}
/** A sync that somebody else has started fails at the provider. */
export const SyncFailedLater: Story = {
  parameters: { route: routeOf('MAUTIC') },
  async play({ loaded, canvas }) {
    const world = worldOf(loaded)
    const tenant = tenantOf(world)
    await waitFor(() => expect(world.requests).toContain('GET /system/sse'))
    const { items } = await world.api.call(connectors.list, { params: { tenant }, query: {} })
    const id = items.find(({ provider }) => provider === 'MAUTIC')?.id ?? ''
    await world.api.call(connectors.sync, { params: { tenant, id } })
    await canvas.findByText('SYNCING')
    await world.backend.control.advance(3000)
    await expect(await within(document.body).findByText(/^Error syncing connector: we/)).toBeVisible()
  },
}
export const Renaming: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename connector' }))
    await expect(canvas.getByLabelText('Connector name')).toHaveFocus()
  },
}

export const AskReset: Story = { tags: ['phone'], play: ask('Reset') }
export const AskDelete: Story = { play: ask('Delete') }
export const AskEnabled: Story = { play: ask('Enabled') }
export const AskEnable: Story = { parameters: { route: routeOf('PRESTASHOP') }, play: ask('Enabled') }
export const AskAutoSync: Story = { play: ask('Auto sync') }
/** Every ten minutes again. */
export const AskAutoSyncOn: Story = {
  parameters: {
    async route(world: World) {
      const route = await routeOf('SHOPIFY')(world)
      const params = { tenant: tenantOf(world), id: route.split('/').at(-2) ?? '' }
      await world.api.call(connectors.update, {
        params,
        body: { config: { syncConfig: { autoSync: false, interval: 10 } } },
      })
      return route
    },
  },
  play: ask('Auto sync'),
}
export const AskResetFans: Story = { parameters: { route: routeOf('FANGOOGLESHEETS') }, play: ask('Reset') }
export const ResetFailed: Story = {
  parameters: { world: { prepare: alwaysFails('connectors.reset', 500) } },
  play: ask('Reset', true),
}

export const Setup: Story = { tags: ['phone'], parameters: { route: routeOf('SHOPIFY', 'setup') } }
export const SetupRefused: Story = {
  parameters: { route: routeOf('METABASE', 'setup') },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Ping' }))
    await expect(await canvas.findByText('Metabase needs this.')).toBeVisible()
  },
}
/** A provider that is newer than this version. */
export const SetupUnknown: Story = {
  async beforeEach({ loaded }) {
    const { api } = worldOf(loaded)
    const { items } = await api.call(connectors.list, { params: { tenant: tenantOf({ api }) }, query: {} })
    loaded['connector'] = items[0]
  },
  parameters: { path: '/', route: '/' },
  render: (_args, { loaded }) => (
    // It is kept above, and the contract of this version does not have its provider.
    <SetupTab connector={{ ...(loaded['connector'] as Connector), provider: 'TICKETWORLD' as Provider }} />
  ),
}
/** A server that gives no reason. */
export const SetupFailed: Story = {
  parameters: { route: routeOf('SHOPIFY', 'setup') },
  async play({ loaded, canvas }) {
    await canvas.findByRole('button', { name: 'Ping' })
    const { control } = worldOf(loaded).backend
    await control.setFault({ id: 'gone', title: 'Gone', operations: ['connectors.*'], answer: 'drop' })
    await userEvent.click(canvas.getByRole('button', { name: 'Ping' }))
    const notPinged = await canvas.findByText('Failed to ping connector')
    await waitFor(() => expect(notPinged).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    const notSaved = await dialog.findByText('Failed to update connector')
    await waitFor(() => expect(notSaved).toBeVisible())
  },
}
export const AskSave: Story = {
  parameters: { route: routeOf('SHOPIFY', 'setup') },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Save' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    const message = await dialog.findByText('Shopify needs this.')
    await waitFor(() => expect(message).toBeVisible())
  },
}
