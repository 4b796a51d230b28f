import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { RowActions } from './RowActions.tsx'

const meta = {
  title: 'Components/Row actions',
  component: RowActions,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/rows/RowActions.tsx',
      parts: ['src/ui/rows/RowLink.tsx'],
      since: '0.1',
      use: 'Icon buttons for one row of a table, in its last column.',
      avoid: 'An action on many rows stands in the selection bar; the row itself opens by its link.',
      rules: [
        ['Name the row: Edit Niamh Kearney', 'Edit, twenty times'],
        ['At most three', 'A menu for two actions'],
      ],
      sizes: '28 px, the column 48 px a button.',
    },
  },
  args: { name: 'Niamh Kearney', onEdit() {}, onDelete() {} },
} satisfies Meta<typeof RowActions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** What a button does, once the pointer rests on it. */
export const Hint: Story = {
  async play({ canvas }) {
    await userEvent.hover(canvas.getByRole('button', { name: 'Edit Niamh Kearney' }))
    await within(document.body).findByRole('tooltip', { name: 'Edit' })
  },
}
/** The states of the pointer and the keyboard, held still. */
export const PseudoStates: Story = {
  parameters: { pseudo: { hover: 'button:nth-of-type(1)', focusVisible: 'button:nth-of-type(2)' } },
}
