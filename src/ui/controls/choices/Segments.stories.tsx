import type { Meta, StoryObj } from '@storybook/react-vite'
import { Segments } from './Segments.tsx'

const meta = {
  title: 'Components/Segments',
  component: Segments,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/controls/choices/Segments.tsx',
      since: '0.1',
      use: 'A choice between two to four things that are all visible, at once in effect.',
      avoid: 'Views with an address are Tabs; on and off is a switch.',
      rules: [['One or two words each', 'Sentences']],
      keys: [['Left, Right', 'Choose']],
      sizes: 'As wide as its words; it does not wrap.',
    },
  },
  // Storybook draws the items of a list without the list.
  argTypes: { choices: { control: false } },
  args: {
    label: 'Period',
    choices: ['Month', 'Year'].map((value) => ({ value, label: value })),
    value: 'Month',
    onChange() {},
  },
} satisfies Meta<typeof Segments>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Held still. */
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
