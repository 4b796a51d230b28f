import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { DELAY_MAX } from '../../../mocks/faults/fault.ts'
import { newclub } from '../../../mocks/seed/scenarios/scenarios.ts'
import { alwaysFails, withFault, worldOf, type World, tenantOf } from '../../../tests/support/world/world.ts'
import { contract } from '../../contract/index.ts'
import { ConnectorsPage } from './ConnectorsPage.tsx'

const meta = {
  title: 'Screens/Connectors/List',
  component: ConnectorsPage,
  parameters: { page: true, route: '/integrations/connectors' },
} satisfies Meta<typeof ConnectorsPage>
export default meta
type Story = StoryObj<typeof meta>

const { list, reset, remove, sync, update, create } = contract.connectors
const LONG = 'Away trips, cup and pre-season tickets sold by the travel desk at Quayside Park '.repeat(3).slice(0, 200)

/** The club's connectors, for a story that changes them. */
async function found({ api }: World) {
  const tenant = tenantOf({ api })
  const { items } = await api.call(list, { params: { tenant }, query: { limit: 1000 } })
  const paramsOf = (provider: string) => ({ tenant, id: items.find((one) => one.provider === provider)?.id ?? '' })
  return { api, tenant, paramsOf }
}

export const Default: Story = { tags: ['phone', 'tablet'] }

/** Every state at once. The seed has synced, failed and disabled connectors, and the story starts the other states. */
export const States: Story = {
  async play({ loaded, canvasElement }) {
    const { api, paramsOf, tenant } = await found(worldOf(loaded))
    await api.call(sync, { params: paramsOf('METABASE') })
    await api.call(reset, { params: paramsOf('SHOPIFY') })
    await api.call(remove, { params: paramsOf('TWITTER') })
    await api.call(create, { params: { tenant }, body: { providerConfig: { provider: 'DEMOSHOP', config: {} } } })
    const canvas = within(canvasElement)
    for (const state of ['RESETTING', 'REMOVING', 'FAILED', 'DISABLED', 'Never synced'])
      await waitFor(() => expect(canvas.getByText(state)).toBeVisible())
  },
}

export const LongNames: Story = {
  tags: ['phone'],
  async play({ loaded, canvasElement }) {
    const { api, paramsOf } = await found(worldOf(loaded))
    await api.call(update, { params: paramsOf('ONEBOX'), body: { name: LONG } })
    await api.call(update, { params: paramsOf('PRESTASHOP'), body: { name: LONG.replaceAll(' ', '') } })
    await expect(await within(canvasElement).findByRole('heading', { name: LONG })).toHaveAttribute('title', LONG)
  },
}

/** A club with a subscription, but without connectors. */
export const Empty: Story = {
  parameters: {
    world: {
      as: 'owner@newclub.example',
      prepare: (control: World['backend']['control']) => control.subscribe(newclub.id, 'pro'),
    },
  },
}
export const Loading: Story = {
  parameters: { world: { prepare: withFault({ preset: 'slow-connectors', delay: DELAY_MAX }) } },
}
export const Failed: Story = { parameters: { world: { prepare: alwaysFails('connectors.list', 500) } } }
/** A refresh has failed, as while a new version of the server starts: the cards stay. */
export const NotRefreshed: Story = {
  tags: ['phone'],
  async play({ loaded, canvasElement }) {
    const world = worldOf(loaded)
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Club shop' })
    await withFault({ preset: 'deploy', probability: 1 })(world.backend.control)
    await world.api.queryClient.invalidateQueries()
    await expect(await canvas.findByText(/^Couldn’t refresh/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Club shop' })).toBeVisible()
  },
}
export const Forbidden: Story = { parameters: { world: { prepare: withFault('connectors-closed') } } }
export const PaymentRequired: Story = { parameters: { world: { as: 'owner@newclub.example' } } }
