import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from './Banner.tsx'

const meta = {
  title: 'Components/Banner',
  component: Banner,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/feedback/messages/Banner.tsx',
      since: '0.1',
      use: 'The outcome of a form or a dialog, above its fields, for five seconds.',
      avoid:
        'Where no form is open take a Toast. A field’s error stands at the field; a screen that did not load takes an Error view.',
      rules: [
        ['Say what happened and what to do', 'Show a code'],
        ['One banner for one submission', 'A banner and a toast for the same thing'],
      ],
      sizes: 'As wide as its form; long texts wrap.',
    },
  },
  args: { message: { kind: 'error', text: 'Invalid email or password' }, onClear() {} },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Success: Story = { args: { message: { kind: 'success', text: 'Password reset successfully' } } }
export const Details: Story = {
  args: { message: { kind: 'error', text: 'That did not work', details: 'The email is used by somebody else.' } },
}
export const LongText: Story = { args: { message: { kind: 'error', text: 'averylongword'.repeat(30) } } }
