import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone } from '../../../tests/support/stories/storyGlobals.ts'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/layout/Tabs.tsx',
      since: '0.1',
      use: 'Views of one page, each with an address of its own.',
      avoid: 'For a choice that filters or sets something take Segments.',
      rules: [
        ['Nouns, one or two words', 'Sentences'],
        ['Two to seven', 'A tab for one view'],
      ],
      keys: [['Enter', 'Opens the view, as any link']],
      sizes: 'They scroll sideways if they do not fit, and the current one comes into view.',
    },
  },
  args: {
    label: 'Categories',
    tabs: ['All', 'Shop', 'Ticketing', 'Fan', 'Marketing', 'Analytics'].map((label) => ({ label, to: `/${label}` })),
    current: '/Shop',
  },
  // Storybook draws the items of a list without the list.
  argTypes: { tabs: { control: false } },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The states of the pointer and the keyboard, held still. */
export const PseudoStates: Story = {
  parameters: { pseudo: { hover: 'a:nth-of-type(1)', focusVisible: 'a:nth-of-type(3)' } },
}
/** They scroll, and the current one is in view. */
export const Phone: Story = { globals: phone }
