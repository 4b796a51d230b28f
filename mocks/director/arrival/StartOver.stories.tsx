import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StartOver } from './StartOver.tsx'

const meta = {
  title: 'Demo/Start over',
  component: StartOver,
  parameters: { page: true },
  args: { control: { startOver: () => Promise.resolve() } },
} satisfies Meta<typeof StartOver>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['phone'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await canvas.findByText('Everything is as it was when you opened the link.')
    await expect(canvas.getByRole('button', { name: 'Start over' })).toHaveFocus()
  },
}

export const Failed: Story = {
  tags: ['phone'],
  args: { control: { startOver: () => Promise.reject(new Error('the server has been updated')) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(await canvas.findByText(/The server says: the server has been updated\./)).toBeVisible()
  },
}
