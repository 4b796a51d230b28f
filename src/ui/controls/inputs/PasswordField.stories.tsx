import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Components/Password field',
  component: PasswordField,
  tags: ['autodocs', 'new'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/controls/inputs/PasswordField.tsx',
      since: '0.1',
      use: 'A password or another secret, hidden until somebody shows it.',
      avoid: 'For what anybody may see take a text field.',
      rules: [['Name what the button shows or hides', 'Show or hide the password']],
      keys: [['Enter', 'Submits the form']],
      sizes: 'As wide as its form; 16 px type on phones, so that they do not zoom.',
    },
  },
  args: {
    label: 'Password',
    visibilityToggleButtonProps: { 'aria-label': 'Show or hide the password' },
    style: { width: 320 },
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: 'corner flag' } }
export const WithError: Story = { args: { defaultValue: 'corner', error: 'Passwords do not match' } }
/** Held still. */
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
