import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { alwaysFails, neverAnswers, tenantOf, type World } from '../../../../tests/support/world/world.ts'
import type { FanProfile } from '../../../contract/fanProfiles.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { FanPage } from './FanPage.tsx'

/** Finds the path of the first fan that matches, so that no story contains an id of the seed. */
const routeOf = (matches: (fan: FanProfile) => boolean) => async (world: World) => {
  const params = { tenant: tenantOf(world) }
  const { items } = await world.api.call(contract.fanProfiles.list, { params, query: { limit: 300 } })
  return paths.fan(items.find(matches)?.id ?? '')
}

/**
 * Finds the path of whoever has bought the most, of all or of the fan sheet; or of somebody there who has bought
 * nothing.
 */
const routeOfBuyer = (pick: 'most' | 'most in the fan sheet' | 'none') => async (world: World) => {
  const params = { tenant: tenantOf(world) }
  const query = { limit: 1000 }
  const [orders, tickets, fans] = await Promise.all([
    world.api.call(contract.shop.orders, { params, query }),
    world.api.call(contract.ticketing.tickets, { params, query }),
    world.api.call(contract.fanProfiles.list, { params, query }),
  ])
  const bought = Map.groupBy([...orders.items, ...tickets.items], ({ email }) => email)
  // The tickets of an order are one entry of the timeline.
  const countOf = ({ email }: FanProfile) => new Set(bought.get(email)?.map(({ orderId }) => orderId)).size
  const inOrder = fans.items
    .filter(({ fanId }) => pick === 'most' || fanId !== null)
    .toSorted((a, b) => countOf(b) - countOf(a))
  return paths.fan(inOrder.at(pick === 'none' ? -1 : 0)?.id ?? '')
}

/** Gives the fan with the most purchases a name that is hard to place. */
const routeOfLongName = async (world: World) => {
  const route = await routeOfBuyer('most')(world)
  await world.api.call(contract.fanProfiles.update, {
    params: { tenant: tenantOf(world), id: route.split('/').at(-1) ?? '' },
    body: {
      firstName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
      lastName: 'Featherstonehaugh-Cholmondeley',
      membership: 'Hospitality, Directors’ lounge, matches of the first team and the under-21s',
    },
  })
  return route
}

const hasHighScore = (fan: FanProfile) => fan.fanId !== null && (fan.score ?? 0) >= 90

const meta = {
  title: 'Screens/Fans/Profile',
  component: FanPage,
  parameters: { page: true, path: '/fans/:id', route: routeOf(hasHighScore) },
} satisfies Meta<typeof FanPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['tablet', 'phone'] }
export const LowScore: Story = { parameters: { route: routeOf(({ score }) => score !== null && score < 60) } }
export const MiddlingScore: Story = {
  parameters: { route: routeOf(({ score }) => score !== null && score >= 60 && score < 80) },
}
export const NoScore: Story = { parameters: { route: routeOf(({ score }) => score === null) } }
export const MuchMissing: Story = {
  parameters: { route: routeOf((fan) => fan.phone === null && fan.fanId === null) },
}
export const NothingBought: Story = { parameters: { route: routeOfBuyer('none') } }
export const ManyPurchases: Story = {
  parameters: { route: routeOfBuyer('most') },
  async play({ canvasElement }) {
    const timeline = within(await within(canvasElement).findByRole('region', { name: 'Timeline' }))
    await userEvent.click(await timeline.findByRole('button', { name: 'Show earlier' }))
    await waitFor(() => expect(timeline.getAllByRole('listitem').length).toBeGreaterThan(10))
  },
}
export const TicketsOnly: Story = {
  parameters: { route: async (world: World) => `${await routeOfBuyer('most in the fan sheet')(world)}?show=tickets` },
}
export const LongName: Story = { tags: ['phone'], parameters: { route: routeOfLongName } }
export const TimelineFailed: Story = {
  parameters: { world: { prepare: alwaysFails('shop.orders', 500) } },
  async play({ canvasElement }) {
    const button = await within(canvasElement).findByRole('button', { name: 'Try again' })
    await expect(button).toBeVisible()
  },
}
export const TimelineForbidden: Story = {
  parameters: { world: { prepare: alwaysFails('ticketing.tickets', 403) } },
}
export const Loading: Story = { tags: ['phone'], parameters: { route: '/fans/any', world: { prepare: neverAnswers } } }
export const NotFound: Story = { parameters: { route: '/fans/nope' } }
export const StatisticsFailed: Story = {
  parameters: { world: { prepare: alwaysFails('fanProfiles.statistics', 500) } },
}
export const Syncing: Story = {
  async play({ loaded }) {
    const { api } = loaded.world
    await api.call(contract.fanProfiles.sync, { params: { tenant: tenantOf({ api }) } })
    await expect(await within(document.body).findByText('SYNCING')).toBeVisible()
  },
}
/** A sync does not bring the fan any more, while the page is open. */
export const DeletedElsewhere: Story = {
  async play({ loaded, canvasElement }) {
    const { api, backend, requests } = loaded.world
    await waitFor(() => expect(requests).toContain('GET /system/sse'))
    await within(canvasElement).findByRole('heading', { name: 'Fan score' })
    await backend.control.fail('fanProfiles.get', 404, 100)
    await backend.control.emit({ type: 'FansImported', tenant: tenantOf({ api }), id: null })
    await within(canvasElement).findByRole('heading', { name: 'This fan has been deleted' })
  },
}

export const Editing: Story = {
  tags: ['phone'],
  async play({ canvasElement }) {
    const button = await within(canvasElement).findByRole('button', { name: 'Update Fan Profile' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    const panel = within(await within(document.body).findByRole('dialog', { name: 'Update Fan Profile' }))
    await userEvent.clear(panel.getByRole('textbox', { name: 'First name' }))
    await userEvent.click(panel.getByRole('button', { name: 'Save' }))
    await expect(await panel.findByText('Enter a first name.')).toBeVisible()
  },
}
