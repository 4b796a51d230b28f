import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchInput } from './SearchInput.tsx'

const meta = {
  title: 'Components/Search input',
  component: SearchInput,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/controls/inputs/SearchInput.tsx',
      since: '0.1',
      use: 'A search box above a list, with a button that clears it and keeps the focus.',
      avoid: 'To choose one of many take a Search select.',
      rules: [['Say in the placeholder what is searched', 'Search…']],
      keys: [['Escape', 'Empties the search of a table']],
      sizes: 'At most 380 px; 16 px type on phones, so that they do not zoom.',
    },
  },
  args: { text: '', placeholder: 'Search for name...', onChange() {} },
} satisfies Meta<typeof SearchInput>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { text: 'Kearney' } }
/** Held still. */
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
