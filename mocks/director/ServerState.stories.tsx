import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ServerState } from './ServerState.tsx'

const meta = {
  title: 'Demo/Server state',
  component: ServerState,
  parameters: { page: true },
  args: { status: { state: 'starting', doing: 'opening' }, onReload: fn() },
} satisfies Meta<typeof ServerState>
export default meta
type Story = StoryObj<typeof meta>

export const Starting: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Starting the demo…')).toBeVisible())
  },
}
export const Replaying: Story = {
  args: { status: { state: 'starting', doing: 'replaying', done: 4200, total: 10_000 } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Restoring your changes: 4,200 of 10,000')).toBeVisible())
  },
}
export const WaitingForAnotherTab: Story = { args: { status: { state: 'starting', doing: 'waiting' } } }
export const InMemory: Story = {
  args: {
    status: {
      state: 'ready',
      notices: [
        'This browser does not let the demo save anything: changes are lost when the last tab of the demo is closed.',
      ],
    },
  },
}
/** Shown if a reload has not helped. */
export const StorageDeleted: Story = { args: { status: { state: 'left', to: 'new storage' } } }
export const MovedToAnotherTab: Story = {
  args: { status: { state: 'left', to: 'other tab' } },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('button', { name: 'Use it here' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
export const Updated: Story = { args: { status: { state: 'left', to: 'newer build' } } }
export const Outdated: Story = { args: { status: { state: 'outdated' } } }
export const Failed: Story = {
  args: { status: { state: 'failed', reason: 'TypeError: Failed to fetch dynamically imported module' } },
}
