import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { alwaysFails, type World } from '../../../tests/support/world.ts'
import { contract } from '../../contract/index.ts'
import { FansTable } from './FansTable.tsx'

/** Data → Fans, where single fans are written, changed and deleted. */
const meta = { component: FansTable, parameters: { page: true, route: '/integrations/data/fans' } } satisfies Meta<
  typeof FansTable
>
export default meta
type Story = StoryObj<typeof meta>

const dark = { scheme: 'dark' }
const phone = { viewport: { value: 'phone' } }
const screen = within(document.body)
const button = (name: string | RegExp) =>
  screen.findAllByRole('button', { name }).then(([first]) => first as HTMLElement)
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }))
const tenantOf = ({ api }: World) => {
  const state = api.session.store.getState()
  return state.status === 'in' ? state.user.tenant : ''
}

export const Default: Story = {}
export const Dark: Story = { globals: dark }
export const Phone: Story = { globals: phone }

export const Adding: Story = {
  async play() {
    await userEvent.click(await button('Add New Fan'))
    const form = await panel('Add New Fan')
    await waitFor(() => expect(form.getByRole('textbox', { name: 'First name' })).toHaveFocus())
  },
}
export const AddingDark: Story = { ...Adding, globals: dark }
export const AddingPhone: Story = { ...Adding, globals: phone }

/** The server alone says what it wants. */
export const FieldErrors: Story = {
  async play(context) {
    await Adding.play?.(context)
    const form = await panel('Add New Fan')
    await userEvent.click(form.getByRole('button', { name: 'Add fan' }))
    await expect(await form.findByText('Error creating fan: 2 fields need correcting.')).toBeVisible()
  },
}
export const FieldErrorsDark: Story = { ...FieldErrors, globals: dark }
export const FieldErrorsPhone: Story = { ...FieldErrors, globals: phone }

export const NoDate: Story = {
  async play(context) {
    await Adding.play?.(context)
    const form = await panel('Add New Fan')
    await userEvent.type(form.getByRole('textbox', { name: 'Birthday' }), 'tomorrow{Enter}')
    await expect(await form.findByText('Must be a day such as 2026-01-15.')).toBeVisible()
  },
}

export const Conflict: Story = {
  async play(context) {
    const world = context.loaded.world as World
    const query = { limit: 1 }
    const { items } = await world.api.call(contract.fans.list, { params: { tenant: tenantOf(world) }, query })
    await Adding.play?.(context)
    const form = await panel('Add New Fan')
    await userEvent.type(form.getByRole('textbox', { name: 'First name' }), 'Niamh')
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), `${items[0]?.email}{Enter}`)
    await expect(await form.findByText('Error creating fan: There is a fan of this e-mail already.')).toBeVisible()
  },
}

export const Editing: Story = {
  async play() {
    await userEvent.click(await button(/^Edit /))
    const form = await panel('Update Fan')
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly')
  },
}
export const EditingDark: Story = { ...Editing, globals: dark }
export const EditingPhone: Story = { ...Editing, globals: phone }

export const Calendar: Story = {
  async play(context) {
    await Editing.play?.(context)
    const form = await panel('Update Fan')
    await userEvent.click(form.getByRole('button', { name: 'Calendar, Signed up' }))
    await expect(await form.findByLabelText('Hours')).toBeVisible()
  },
}
export const CalendarDark: Story = { ...Calendar, globals: dark }
export const CalendarPhone: Story = { ...Calendar, globals: phone }

export const Busy: Story = {
  async play(context) {
    await Editing.play?.(context)
    const { backend } = context.loaded.world as World
    await backend.control.latency(2_000_000_000)
    const form = await panel('Update Fan')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(form.getByRole('button', { name: 'Save' })).toHaveAttribute('data-loading', 'true')
  },
}

/** A surname of sixty letters, a country that no list has and a connector that is gone. */
export const LongText: Story = {
  async play(context) {
    await button(/^Edit /)
    const world = context.loaded.world as World
    const tenant = tenantOf(world)
    const body = {
      firstName: 'Zoë',
      lastName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissen',
      email: `${'z'.repeat(60)}@post.example`,
      country: 'The Former Principality of the Western Isles and their Dependencies',
      connectorId: '8v1t7k3q9d6hwr5x0c2m',
    }
    await world.api.call(contract.fans.create, { params: { tenant }, body })
    await world.backend.control.emit({ type: 'FansImported', tenant, id: null })
    await userEvent.click(await button(/^Edit Zoë/))
    await panel('Update Fan')
  },
}
export const LongTextPhone: Story = { ...LongText, globals: phone }

export const LongTextDelete: Story = {
  async play(context) {
    await LongText.play?.(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await button(/^Delete Zoë/))
    await panel('Confirm Deletion')
  },
}

export const Deleting: Story = {
  async play() {
    await userEvent.click(await button(/^Delete /))
    const dialog = await panel('Confirm Deletion')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}
export const DeletingDark: Story = { ...Deleting, globals: dark }
export const DeletingPhone: Story = { ...Deleting, globals: phone }

export const DeleteFailed: Story = {
  parameters: { world: { prepare: alwaysFails('fans.remove', 500) } },
  async play(context) {
    await Deleting.play?.(context)
    const dialog = await panel('Confirm Deletion')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByText(/^Error deleting fan: /)).toBeVisible()
  },
}
