import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { onDirector } from '../../../../tests/support/stories/DirectorStory.tsx'
import { campaignStory } from '../../../../tests/support/stories/storyDesk.ts'
import { StoryEditor } from './StoryEditor.tsx'

const meta = {
  title: 'Demo/Director/Story editor',
  component: StoryEditor,
  args: { story: { ...campaignStory, steps: campaignStory.steps.slice(0, 3) }, replaced: null, onClose: fn() },
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

export const WrongField: Story = {
  async play({ canvas }) {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('story.name must not be empty.')
    await expect(canvas.getByRole('button', { name: 'Keep' })).toBeDisabled()
  },
}

export const Json: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'JSON' }))
    const text = canvas.getByRole('textbox', { name: 'Story as JSON' })
    await expect(text).toHaveDisplayValue(/"touchline": "story"/)
    await fireEvent.change(text, { target: { value: JSON.stringify({ ...args.story, steps: [] }) } })
    await expect(canvas.getByRole('status')).toHaveTextContent('story.steps must have at least one step.')
    await fireEvent.change(text, { target: { value: '{' } })
    await expect(canvas.getByRole('status')).toHaveTextContent('is not JSON')
  },
}
