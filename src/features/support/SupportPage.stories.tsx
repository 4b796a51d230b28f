import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { alwaysFails, neverAnswers } from '../../../tests/support/world/world.ts'
import { SupportPage } from './SupportPage.tsx'

const meta = {
  title: 'Screens/Support',
  component: SupportPage,
  parameters: { page: true, route: '/support' },
} satisfies Meta<typeof SupportPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }

async function send(canvasElement: HTMLElement, says: string) {
  const page = within(canvasElement)
  await userEvent.type(page.getByLabelText('Subject'), 'Tickets of last Saturday')
  await userEvent.type(page.getByLabelText('Message'), 'Two hundred tickets are missing.')
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(within(document.body).getByText(says)).toBeVisible())
}

export const Sent: Story = { play: ({ canvasElement }) => send(canvasElement, 'Request sent successfully') }

export const Failed: Story = {
  parameters: { world: { prepare: alwaysFails('support.send', 503) } },
  play: ({ canvasElement }) => send(canvasElement, 'Error: The service is unavailable. Try again in a moment.'),
}

/** The request stays pending. */
export const Sending: Story = {
  parameters: { world: { prepare: neverAnswers } },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Send' })
    await userEvent.click(button)
    await expect(button).toBeDisabled()
  },
}
