import type { Meta, StoryObj } from '@storybook/react-vite'
import { Delta } from './Delta.tsx'

const meta = {
  title: 'Components/Delta',
  component: Delta,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/values/Delta.tsx',
      since: '0.1',
      use: 'A change in percent below a figure, with an arrow, a sign and its direction in words for screen readers.',
      avoid: 'Not for a value of its own, such as a discount.',
      rules: [
        ['Say against what: than last month', 'A percentage without a basis'],
        ['A dash if there is nothing to compare', '+∞ %'],
      ],
      sizes: 'One line of 12 px, tabular figures.',
    },
  },
  args: { percent: 12.34 },
} satisfies Meta<typeof Delta>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Down: Story = { args: { percent: -3.81 } }
export const Unchanged: Story = { args: { percent: 0 } }
export const Unknown: Story = { args: { percent: null } }
