import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Group } from '@mantine/core'
import { expect, screen, userEvent, within } from 'storybook/test'
import { toast } from './toast.ts'

const meta = {
  title: 'Components/Toast',
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/feedback/messages/Toasts.tsx',
      since: '0.1',
      use: 'The outcome of an action that no form or dialog shows, at the foot of the page, for five seconds.',
      avoid:
        'In a form or a dialog take a Banner. For something that must be read or done later take a place in the page.',
      rules: [
        ['One short fact: Fan saved', 'Congratulations!'],
        ['Errors say what was tried', 'Something went wrong'],
      ],
      sizes: '42 px, at most 400 px wide; several stack.',
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Group>
      <Button variant="default" onClick={() => toast('success', 'Fan saved')}>
        Show a success
      </Button>
      <Button variant="default" onClick={() => toast('error', 'Error deleting fan: Forbidden')}>
        Show a failure
      </Button>
    </Group>
  ),
}
/** It is announced, and it covers no action. */
export const Shown: Story = {
  ...Default,
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show a success' }))
    await expect(await screen.findByText('Fan saved')).toBeVisible()
  },
}
