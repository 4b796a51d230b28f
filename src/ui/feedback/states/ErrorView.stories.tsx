import type { Meta, StoryObj } from '@storybook/react-vite'
import { failureWords } from '../../../../mocks/http/words.ts'
import { callWords } from '../../../api/words.ts'
import { ErrorView, toList } from './ErrorView.tsx'

const meta = {
  tags: ['autodocs', 'stable'],
  title: 'Components/Error view',
  component: ErrorView,
  parameters: {
    about: {
      file: 'src/ui/feedback/states/ErrorView.tsx',
      since: '0.1',
      use: 'Replaces a screen or a table that did not load: what happened, what it means, and the one thing to do.',
      avoid:
        'A failed action takes a Toast or a Banner; data that are still shown take a Refresh notice; nothing yet takes a State view.',
      rules: [
        ['One way out', 'Reload, back and home'],
        ['Say whether a reload helps', 'Try again, for ever'],
      ],
      sizes: 'In a panel or over the whole window.',
      frame: 420,
    },
    page: true,
  },
  args: { message: '' },
} satisfies Meta<typeof ErrorView>
export default meta
type Story = StoryObj<typeof meta>

export const Unexpected: Story = { tags: ['phone'] }
export const WithMessage: Story = {
  args: { message: 'Error getting fans: Something went wrong on our side. Try again.' },
}
export const LongMessage: Story = { args: { message: `Error getting fans: ${'unexpectedlylongword'.repeat(20)}` } }
export const Forbidden: Story = { args: { message: 'Error getting fans: Forbidden: this belongs to another club.' } }
export const PaymentRequired: Story = { args: { message: 'Error getting fans: Payment required.' } }
export const NoAnswer: Story = {
  args: { message: callWords.failed('getting fans', callWords.timeout) },
}
/** A reload cannot help, so the view leads to the list. */
export const Gone: Story = {
  tags: ['phone'],
  args: {
    message: 'Error getting segment: Segment not found.',
    wayOut: toList('Go to Segments', '/segments'),
    fullScreen: true,
  },
}
export const FullScreen: Story = { args: { fullScreen: true, message: 'Error getting user: no connection' } }

/** What the server says for each status. A 402 and a 403 have views of their own. */
export const EveryFailure: Story = {
  render: () => (
    <>
      {Object.entries(failureWords).map(([status, message]) => (
        <ErrorView key={status} message={message} />
      ))}
    </>
  ),
}
