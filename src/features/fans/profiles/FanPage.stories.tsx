import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { dark, phone, tablet } from '../../../../tests/support/stories/storyGlobals.ts'
import { alwaysFails, neverAnswers, tenantOf, type World } from '../../../../tests/support/world.ts'
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

const hasHighScore = (fan: FanProfile) => fan.fanId !== null && (fan.score ?? 0) >= 90

const meta = {
  component: FanPage,
  parameters: { page: true, path: '/fans/:id', route: routeOf(hasHighScore) },
} satisfies Meta<typeof FanPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { ...Default, globals: dark }
export const Phone: Story = { ...Default, globals: phone }
export const Tablet: Story = { ...Default, globals: tablet }
export const LowScore: Story = { parameters: { route: routeOf(({ score }) => score !== null && score < 60) } }
export const NoScore: Story = { parameters: { route: routeOf(({ score }) => score === null) } }
export const MuchMissing: Story = {
  parameters: { route: routeOf((fan) => fan.phone === null && fan.fanId === null) },
}
export const Loading: Story = { parameters: { route: '/fans/any', world: { prepare: neverAnswers } } }
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

export const Editing: Story = {
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
export const EditingDark: Story = { ...Editing, globals: dark }
export const EditingPhone: Story = { ...Editing, globals: phone }
