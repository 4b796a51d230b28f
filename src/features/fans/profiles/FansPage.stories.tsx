import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { alwaysFails, neverAnswers, withFault } from '../../../../tests/support/world/world.ts'
import { FansPage } from './FansPage.tsx'

const meta = {
  title: 'Screens/Fans/List',
  component: FansPage,
  parameters: { page: true, route: '/fans' },
} satisfies Meta<typeof FansPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }
export const LastPage: Story = { parameters: { route: '/fans?offset=290' } }
export const SortedByScore: Story = { parameters: { route: '/fans?orderBy=score' } }
export const Found: Story = { parameters: { route: '/fans?searchQuery=ireland' } }
export const NothingFound: Story = { parameters: { route: '/fans?searchQuery=nobody%20at%20all' } }
export const PastTheEnd: Story = { parameters: { route: '/fans?offset=9000' } }
export const Empty: Story = { parameters: { world: { scenario: 'new-club' } } }
export const Loading: Story = { parameters: { world: { prepare: neverAnswers } } }
export const Failed: Story = {
  parameters: { world: { prepare: withFault({ preset: 'fans-list-fails', times: null }) } },
}
export const Forbidden: Story = {
  parameters: { world: { prepare: alwaysFails('fanProfiles.list', 403) } },
}
/** The toast of a sync that failed. */
export const SyncFailed: Story = {
  parameters: { world: { prepare: alwaysFails('fanProfiles.sync', 503) } },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sync' }))
    const message = await within(document.body).findByText(/^Error syncing fan profiles: /)
    await waitFor(() => expect(message).toBeVisible())
  },
}
export const PaymentRequired: Story = { parameters: { world: { as: 'owner@newclub.example' } } }
