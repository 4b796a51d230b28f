import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { alwaysFails } from '../../../tests/support/world.ts'
import { MembershipsTable } from './MembershipsTable.tsx'

/** Data → Memberships, where single memberships are written, changed and deleted. */
const meta = {
  component: MembershipsTable,
  parameters: { page: true, route: '/integrations/data/memberships' },
} satisfies Meta<typeof MembershipsTable>
export default meta
type Story = StoryObj<typeof meta>

const dark = { scheme: 'dark' }
const phone = { viewport: { value: 'phone' } }
const screen = within(document.body)
const button = (name: string | RegExp) =>
  screen.findAllByRole('button', { name }).then(([first]) => first as HTMLElement)
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Default: Story = {}
export const Dark: Story = { globals: dark }
export const Phone: Story = { globals: phone }

export const Adding: Story = {
  async play() {
    await userEvent.click(await button('Add New Membership'))
    const form = await panel('Add New Membership')
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Membership ID' })).toHaveFocus())
  },
}
export const AddingDark: Story = { ...Adding, globals: dark }
export const AddingPhone: Story = { ...Adding, globals: phone }

export const FieldErrors: Story = {
  async play(context) {
    await Adding.play?.(context)
    const form = await panel('Add New Membership')
    await userEvent.click(form.getByRole('button', { name: 'Add membership' }))
    await expect(await form.findByText('Error creating membership: 3 fields need correcting.')).toBeVisible()
  },
}

export const Editing: Story = {
  async play() {
    await userEvent.click(await button(/^Edit /))
    await panel('Update Membership')
  },
}
export const EditingDark: Story = { ...Editing, globals: dark }
export const EditingPhone: Story = { ...Editing, globals: phone }

export const Deleting: Story = {
  async play() {
    await userEvent.click(await button(/^Delete /))
    await panel('Confirm Deletion')
  },
}

export const DeleteFailed: Story = {
  parameters: { world: { prepare: alwaysFails('memberships.remove', 500) } },
  async play() {
    await userEvent.click(await button(/^Delete /))
    const dialog = await panel('Confirm Deletion')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByText(/^Error deleting membership: /)).toBeVisible()
  },
}
