import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { onDirector } from '../../../../tests/support/director/DirectorStory.tsx'
import { campaignStory } from '../../../../tests/support/director/storyDesk.ts'
import { startEditing } from './editedStory.ts'
import { StoryEditor, type StoryEditorProps } from './StoryEditor.tsx'

const startWith = (from: number, to: number) =>
  startEditing({ ...campaignStory, steps: campaignStory.steps.slice(from, to) }, null)

function Editing({ edited: start, onEdit, ...props }: StoryEditorProps) {
  const [edited, setEdited] = useState(start)
  const edit = (next: typeof start) => {
    setEdited(next)
    onEdit(next)
  }
  return <StoryEditor edited={edited} onEdit={edit} {...props} />
}

const meta = {
  title: 'Demo/Director/Story editor',
  component: StoryEditor,
  args: { edited: startWith(0, 3), onEdit: fn(), onClose: fn() },
  render: (args) => <Editing {...args} />,
  decorators: [onDirector],
} satisfies Meta<typeof StoryEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Fields: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Move up step 2' }))
    await expect(canvas.getAllByRole('textbox', { name: 'Title' })[0]).toHaveValue('The answer is kept')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove step 3' }))
    await expect(canvas.getAllByRole('textbox', { name: 'Title' })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Add a step' }))
    await expect(canvas.getAllByRole('textbox', { name: 'Title' })).toHaveLength(3)
  },
}

/** What a colleague does, by its operation and the fields of that. */
export const Calls: Story = {
  args: { edited: startWith(0, 1) },
  async play({ canvas, args }) {
    const call = within(canvas.getByRole('group', { name: 'What a colleague does, 1' }))
    await expect(call.getByRole('combobox', { name: 'What' })).toHaveDisplayValue(
      'Creating bookmark · bookmarks.create',
    )
    await expect(call.getByRole('textbox', { name: 'Name' })).not.toHaveAccessibleDescription()
    await userEvent.clear(call.getByRole('textbox', { name: 'Name' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Step 1: What a colleague does, 1: body.name must be text',
    )
    await expect(canvas.getByRole('button', { name: 'Keep' })).toBeDisabled()
    await fireEvent.change(call.getByRole('textbox', { name: 'Name' }), { target: { value: 'For {{club.name}}' } })
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.selectOptions(call.getByRole('combobox', { name: 'As whom' }), 'A user of the club')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }))
    await expect(args.onClose).toHaveBeenCalledWith(
      expect.objectContaining({
        steps: [
          expect.objectContaining({
            do: [expect.objectContaining({ by: 'user', body: expect.objectContaining({ name: 'For {{club.name}}' }) })],
          }),
        ],
      }),
    )
  },
}

/** Another operation has other fields; what is missing stands below. */
export const AnotherCall: Story = {
  args: { edited: startWith(1, 2) },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add what a colleague does' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Step 1: What a colleague does, 1: body')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What' }), 'fans.upload')
    await expect(canvas.getByRole('textbox', { name: 'Text of the CSV file' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: What a colleague does, 1' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a payment' }))
    await expect(canvas.getByRole('textbox', { name: 'Id of the club' })).toHaveValue('{{club.id}}')
  },
}

export const WrongField: Story = {
  async play({ canvas }) {
    await fireEvent.change(canvas.getAllByRole('textbox', { name: 'Name' })[0] ?? document.body, {
      target: { value: '' },
    })
    await expect(canvas.getByRole('status')).toHaveTextContent('Name must not be empty.')
    await expect(canvas.getByRole('button', { name: 'Keep' })).toBeDisabled()
  },
}

export const Json: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'JSON' }))
    const text = canvas.getByRole('textbox', { name: 'Story as JSON' })
    await expect(text).toHaveDisplayValue(/"touchline": "story"/)
    await fireEvent.change(text, { target: { value: JSON.stringify({ ...args.edited.draft, steps: [] }) } })
    await expect(canvas.getByRole('status')).toHaveTextContent('story.steps must have at least one step.')
    await fireEvent.change(text, { target: { value: '{' } })
    await expect(canvas.getByRole('status')).toHaveTextContent('is not JSON')
  },
}
