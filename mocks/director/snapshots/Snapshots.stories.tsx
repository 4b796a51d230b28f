import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { directorMeta, type DirectorStory } from '../../../tests/support/director/DirectorStory.tsx'

const meta = {
  title: 'Demo/Director/Snapshots',
  ...directorMeta,
  args: {
    section: 'snapshots',
    async prepare(control) {
      await control.saveSnapshot('Ready for the call')
      await control.setFault('deploy')
      await control.saveSnapshot('A name as long as it may be: ready for the call with the board of the club')
      await control.loadScenario('new-club')
    },
  },
} satisfies Meta<typeof DirectorStory>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['phone'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'After the call{Enter}')
    await canvas.findByText('After the call')
    await userEvent.click(canvas.getByRole('button', { name: 'Rename After the call' }))
    const field = canvas.getByRole('textbox', { name: 'New name of After the call' })
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'Friday{Enter}')
    await canvas.findByText('Friday')
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Ready for the call' }))
    await canvas.findByText('“Ready for the call” is back.')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Friday' }))
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Friday' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByText('Friday')).toBeNull())
  },
}
export const Empty: Story = { args: { prepare: () => Promise.resolve() } }
export const Loading: Story = { args: { broken: { snapshots: () => new Promise(() => {}) } } }
export const Unreadable: Story = {
  args: { broken: { snapshots: () => Promise.reject(new Error('the list of the snapshots is damaged')) } },
}
export const DiskFull: Story = {
  args: {
    broken: {
      saveSnapshot: () =>
        Promise.reject(
          new Error('this browser has no more room: delete a snapshot, or export one as a file and delete it here'),
        ),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'One more{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('this browser has no more room')
    // What was typed is still there.
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('One more')
  },
}
