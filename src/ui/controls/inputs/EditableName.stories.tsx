import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { EditableName } from './EditableName.tsx'

const meta = {
  title: 'Components/Editable name',
  component: EditableName,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/controls/inputs/EditableName.tsx',
      since: '0.1',
      use: 'The h1 of a page whose name can be changed in place.',
      avoid: 'In a form take a text input.',
      rules: [['Refuse an empty name at the field', 'Save a space']],
      keys: [
        ['Enter', 'Saves'],
        ['Escape', 'Keeps the old name'],
      ],
      sizes: 'The name is cut to one line; the field is as wide as the head.',
    },
  },
  args: { name: 'Club shop', kind: 'connector', onSave() {} },
} satisfies Meta<typeof EditableName>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = { args: { name: 'Away trips, cup and pre-season tickets '.repeat(6) } }

export const Renaming: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Rename connector' }))
    await expect(canvas.getByLabelText('Connector name')).toHaveFocus()
  },
}

/** An empty name is refused at the field, which keeps the focus. */
export const EmptyName: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Rename connector' }))
    const field = canvas.getByLabelText('Connector name')
    await userEvent.clear(field)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Enter a name')).toBeVisible()
    await expect(field).toHaveFocus()
  },
}
