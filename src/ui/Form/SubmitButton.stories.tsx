import type { Meta, StoryObj } from '@storybook/react-vite'
import { BusyContext } from './BusyContext.ts'
import { SubmitButton } from './SubmitButton.tsx'

const meta = {
  title: 'Components/Submit button',
  component: SubmitButton,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/Form/SubmitButton.tsx',
      since: '0.1',
      use: 'Submits the form around it, and shows that it is being sent.',
      avoid: 'Outside of a Form take a Button.',
      rules: [
        ['Say what is saved: Save fan', 'Submit'],
        ['Leave it enabled and say what is missing', 'Disable it until every field is right'],
      ],
      keys: [['Enter', 'Submits, from any field of the form']],
      sizes: '36 px; 42 px and full width on public pages.',
    },
  },
  args: { children: 'Save' },
} satisfies Meta<typeof SubmitButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** While the form is being sent. It keeps its width. */
export const Busy: Story = {
  decorators: [
    (Inner) => (
      <BusyContext value>
        <Inner />
      </BusyContext>
    ),
  ],
}
export const Destructive: Story = { args: { children: 'Delete', color: 'red' } }
