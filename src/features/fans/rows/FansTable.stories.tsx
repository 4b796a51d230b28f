import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { dark, phone } from '../../../../tests/support/stories/storyGlobals.ts'
import { panel, panelGone, press, rowPlays, rowsCome } from '../../../../tests/support/stories/rowStories.ts'
import { alwaysFails, neverAnswers, tenantOf, worldOf } from '../../../../tests/support/world.ts'
import { contract } from '../../../contract/index.ts'
import { FansTable } from './FansTable.tsx'

/** Data → Fans, where users add, edit and delete single fans. */
const meta = {
  title: 'Screens/Data/Fans',
  component: FansTable,
  parameters: { page: true, route: '/integrations/data/fans' },
} satisfies Meta<typeof FansTable>
export default meta
type Story = StoryObj<typeof meta>

const { adding, fieldErrors, editing, deleting, deleteFailed } = rowPlays('Fan', 'First name')

export const Default: Story = {}
export const Dark: Story = { globals: dark }
export const Phone: Story = { globals: phone }

export const Adding: Story = { play: async () => void (await adding()) }
export const AddingDark: Story = { ...Adding, globals: dark }
export const AddingPhone: Story = { ...Adding, globals: phone }

/** Closing the panel with changes asks first. */
export const Discarding: Story = {
  async play() {
    const form = await adding()
    await userEvent.type(form.getByRole('textbox', { name: 'First name' }), 'Niamh')
    await userEvent.keyboard('{Escape}')
    const question = await panel('Discard changes?')
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(form.getByRole('textbox', { name: 'First name' })).toHaveFocus())
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Niamh')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await expect(await within(document.body).findByRole('button', { name: 'Discard' })).toBeVisible()
  },
}
export const DiscardingDark: Story = { ...Discarding, globals: dark }
export const DiscardingPhone: Story = { ...Discarding, globals: phone }

export const FieldErrors: Story = { play: () => fieldErrors(2) }
export const FieldErrorsDark: Story = { ...FieldErrors, globals: dark }
export const FieldErrorsPhone: Story = { ...FieldErrors, globals: phone }

export const NoDate: Story = {
  async play() {
    const form = await adding()
    await userEvent.type(form.getByRole('textbox', { name: 'Birthday' }), 'tomorrow{Enter}')
    await expect(await form.findByText('Enter a date such as 2026-01-15.')).toBeVisible()
  },
}

export const Conflict: Story = {
  async play(context) {
    const world = worldOf(context.loaded)
    const query = { limit: 1 }
    const { items } = await world.api.call(contract.fans.list, { params: { tenant: tenantOf(world) }, query })
    const form = await adding()
    await userEvent.type(form.getByRole('textbox', { name: 'First name' }), 'Niamh')
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), `${items[0]?.email}{Enter}`)
    await expect(await form.findByText('Error creating fan: A fan with this email already exists.')).toBeVisible()
  },
}

export const Editing: Story = {
  async play() {
    const form = await editing()
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly')
  },
}
export const EditingDark: Story = { ...Editing, globals: dark }
export const EditingPhone: Story = { ...Editing, globals: phone }

export const Calendar: Story = {
  async play() {
    const form = await editing()
    await userEvent.click(form.getByRole('button', { name: 'Calendar, Signed up' }))
    await expect(await form.findByLabelText('Hours')).toBeVisible()
  },
}
export const CalendarDark: Story = { ...Calendar, globals: dark }
export const CalendarPhone: Story = { ...Calendar, globals: phone }

export const Busy: Story = {
  async play(context) {
    const form = await editing()
    await neverAnswers(worldOf(context.loaded).backend.control)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(form.getByRole('button', { name: 'Save' })).toHaveAttribute('data-loading', 'true')
  },
}

/** A surname of sixty letters, a country that the list lacks, and a connector that is gone. */
export const LongText: Story = {
  async play(context) {
    await rowsCome()
    const world = worldOf(context.loaded)
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
    await press(/^Edit Zoë/)
    await panel('Update Fan')
  },
}
export const LongTextPhone: Story = { ...LongText, globals: phone }

export const LongTextDelete: Story = {
  async play(context) {
    await LongText.play?.(context)
    await userEvent.keyboard('{Escape}')
    await panelGone()
    await press(/^Delete Zoë/)
    await panel('Confirm Deletion')
  },
}

export const Deleting: Story = { play: async () => void (await deleting()) }
export const DeletingDark: Story = { ...Deleting, globals: dark }
export const DeletingPhone: Story = { ...Deleting, globals: phone }

export const DeleteFailed: Story = {
  parameters: { world: { prepare: alwaysFails('fans.remove', 500) } },
  play: deleteFailed,
}

const select = async (count: number) => {
  await rowsCome()
  const boxes = within(document.body).getAllByRole('checkbox', { name: /^Select (?!all)/ })
  for (const box of boxes.slice(0, count)) await userEvent.click(box)
}

/** What can be done with the selected rows takes the place of the search. */
export const Selected: Story = { play: () => select(3) }
export const SelectedDark: Story = { ...Selected, globals: dark }
export const SelectedPhone: Story = { ...Selected, globals: phone }

/** One question for all selected rows. */
export const DeletingSeveral: Story = {
  async play() {
    await select(3)
    await press('Delete')
    const question = await panel('Confirm Deletion')
    await expect(question.getByText('Are you sure you want to delete 3 fans? This cannot be undone.')).toBeVisible()
  },
}

/** It stops at the first failure, and the selection stays. */
export const DeletingSeveralFailed: Story = {
  parameters: { world: { prepare: alwaysFails('fans.remove', 503) } },
  async play() {
    await select(2)
    await press('Delete')
    const question = await panel('Confirm Deletion')
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await question.findByRole('alert')).toBeVisible()
  },
}
export const DeletingSeveralFailedDark: Story = { ...DeletingSeveralFailed, globals: dark }

/** How far a long deletion is. */
export const DeletingSeveralWorking: Story = {
  async play(context) {
    await select(2)
    await press('Delete')
    const question = await panel('Confirm Deletion')
    await neverAnswers(worldOf(context.loaded).backend.control)
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await question.findByRole('button', { name: 'Stop' })).toBeVisible()
  },
}
