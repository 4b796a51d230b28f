import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Components/Confirm dialog',
  component: ConfirmDialog,
  tags: ['autodocs', 'stable'],
  parameters: {
    page: true,
    about: {
      file: 'src/ui/dialogs/ConfirmDialog.tsx',
      parts: [
        'src/ui/dialogs/DiscardDialog.tsx',
        'src/ui/leaving/AskBeforeLeaving.tsx',
        'src/ui/leaving/LeavingQuestion.tsx',
        'src/ui/rows/DeleteRowDialog.tsx',
        'src/domain/rows/RemoveRowsDialog.tsx',
      ],
      since: '0.1',
      use: 'Asks before an action that cannot be undone, such as a destructive one. It stays open and says why if the action fails.',
      avoid:
        'Do not ask before what can be undone or repeated: do it, and say so in a toast. For losing what was typed, take DiscardDialog.',
      rules: [
        ['Name what is lost: Delete Niamh Kearney?', 'Ask “Are you sure?” without a name'],
        ['Begin on Cancel', 'Begin on the red button'],
        ['Red for what cannot be undone', 'Red for every question'],
      ],
      keys: [
        ['Escape', 'Cancels, and gives the focus back'],
        ['Enter', 'Presses Cancel first: confirming takes a Tab'],
      ],
      sizes: '440 px wide, centred; on a phone as wide as the window allows.',
      frame: 320,
    },
  },
  // A dialog has its name only after its title has mounted.
  async play({ args: { title } }) {
    await screen.findByRole('dialog', { name: title })
  },
  args: {
    dialog: { opened: true, openings: 1, open() {}, close() {}, opening: () => 1 },
    title: 'Confirm Deletion',
    danger: true,
    send: () => Promise.resolve(),
    children: 'Are you sure you want to delete this bookmark?',
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The destructive one: red, and it begins on Cancel. */
export const Destructive: Story = {}
export const Harmless: Story = {
  args: { title: 'Sync now?', danger: false, children: 'The next automatic sync stays.' },
}
export const Busy: Story = { args: { send: () => new Promise<never>(() => {}) } }
export const LongText: Story = {
  args: { children: `Are you sure you want to delete ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)}?` },
}

/** The server refuses the action: the dialog stays open and shows why. */
export const Refused: Story = {
  args: {
    send: () =>
      Promise.reject<void>(new Error('Error deleting bookmark: Something went wrong on our side. Try again.')),
  },
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }))
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await expect(
      await dialog.findByText('Error deleting bookmark: Something went wrong on our side. Try again.'),
    ).toBeVisible()
  },
}
