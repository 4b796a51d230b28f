import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SearchSelect } from './SearchSelect.tsx'

const meta = {
  title: 'Components/Search select',
  component: SearchSelect,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/controls/inputs/SearchSelect.tsx',
      since: '0.1',
      use: 'One of many, found by its label without regard to case.',
      avoid: 'For up to five choices that fit take Segments; for free text a text input.',
      rules: [
        ['Say Not found in the list', 'An empty list'],
        ['An icon beside the label', 'An icon instead of it'],
      ],
      keys: [
        ['Up, Down', 'Move in the list'],
        ['Enter', 'Chooses'],
        ['Escape', 'Closes the list'],
      ],
      sizes: '36 px, 42 px on public pages.',
    },
  },
  // Storybook draws the items of a list without the list.
  argTypes: { choices: { control: false } },
  args: {
    label: 'Country',
    choices: [
      { value: 'IE', label: 'Ireland' },
      { value: 'PT', label: 'Portugal' },
    ],
  },
} satisfies Meta<typeof SearchSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { value: 'IE' } }
export const Invalid: Story = { args: { error: 'Choose a country' } }
export const Disabled: Story = { args: { disabled: true } }

export const NothingFound: Story = {
  async play({ canvasElement }) {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Country' }), 'qqq')
    await expect(await within(document.body).findByText('Not found')).toBeVisible()
  },
}
