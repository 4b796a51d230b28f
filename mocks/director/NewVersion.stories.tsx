import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NewVersion } from './NewVersion.tsx'

const meta = {
  title: 'Demo/New version',
  component: NewVersion,
  parameters: { page: true },
  args: { onReload: fn() },
} satisfies Meta<typeof NewVersion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }
export const ReloadsOnce: Story = {
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reloading…' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
export const ClosedUntilLater: Story = {
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await expect(canvas.queryByText('A new version is ready')).toBeNull()
    await expect(args.onReload).not.toHaveBeenCalled()
  },
}
