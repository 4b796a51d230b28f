import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'

const meta = {
  title: 'Screens/App/Keyboard shortcuts',
  component: ShortcutsDialog,
  args: { opened: true, onClose() {} },
  async play() {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Keyboard shortcuts' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
} satisfies Meta<typeof ShortcutsDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }
