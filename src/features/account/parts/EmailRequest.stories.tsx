import { Anchor } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmailRequest } from './EmailRequest.tsx'

const meta = {
  title: 'Components/Email request',
  component: EmailRequest,
  tags: ['autodocs', 'stable'],
  parameters: {
    world: { as: null },
    about: {
      file: 'src/features/account/parts/EmailRequest.tsx',
      parts: ['src/features/account/parts/CheckInbox.tsx'],
      since: '0.1',
      use: 'Asks for an address that the server sends a link to, and then says where to look for it.',
      avoid: 'Colleagues are invited in a dialog, by somebody who is signed in.',
      rules: [
        ['Say the same whether the account exists or not', 'This email has no account'],
        ['Repeat the address, and offer to send again', 'Check your inbox, without saying which'],
      ],
      keys: [['Enter', 'Sends']],
      sizes: 'The width of the column; a long address breaks.',
      frame: 560,
    },
  },
  argTypes: { inbox: { control: false } },
  args: {
    title: 'Forgot your password?',
    lead: 'Enter your email and we will send you a link.',
    submitLabel: 'Send link',
    children: <Anchor href="#login">Back to login</Anchor>,
    inbox: ['We sent a link to ', '.'],
    send: (): Promise<unknown> => Promise.resolve(),
    messageOf: () => 'The service is unavailable. Try again in a moment.',
  },
} satisfies Meta<typeof EmailRequest>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Missing: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid()
  },
}
export const Failed: Story = {
  args: { send: () => Promise.reject(new Error('no connection')) },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'orla@club.example{Enter}')
    await expect(await canvas.findByText(/^The service is unavailable/)).toBeVisible()
  },
}
/** The title has the focus, so that a screen reader says what has come. */
export const Sent: Story = {
  tags: ['phone'],
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'orla@club.example{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Check your inbox' })).toHaveFocus()
  },
}
