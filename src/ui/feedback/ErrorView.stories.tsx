import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorView, toList } from './ErrorView.tsx'

const meta = {
  title: 'Components/Error view',
  component: ErrorView,
  parameters: { page: true },
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
