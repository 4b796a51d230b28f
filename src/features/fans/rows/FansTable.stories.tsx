import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { panel, panelGone, press, rowPlays, rowsCome } from '../../../../tests/support/stories/rowStories.ts'
import { alwaysFails, neverAnswers, tenantOf, withFault, worldOf } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'
import { RemoveRowsDialog } from '../../../domain/rows/RemoveRowsDialog.tsx'
import { removalWords } from '../../../domain/rows/words.ts'
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

export const Default: Story = { tags: ['phone'] }

export const Adding: Story = { tags: ['phone'], play: async () => void (await adding()) }

/** Closing the panel with changes asks first. */
export const Discarding: Story = {
  tags: ['phone'],
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

export const FieldErrors: Story = { tags: ['phone'], play: () => fieldErrors(2) }

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
  tags: ['phone'],
  async play() {
    const form = await editing()
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly')
  },
}

export const Calendar: Story = {
  tags: ['phone'],
  async play() {
    const form = await editing()
    await userEvent.click(form.getByRole('button', { name: 'Calendar, Signed up' }))
    const hours = await form.findByLabelText('Hours')
    await waitFor(() => expect(hours).toBeVisible())
  },
}

export const Busy: Story = {
  async play(context) {
    const form = await editing()
    await neverAnswers(worldOf(context.loaded).backend.control)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(form.getByRole('button', { name: 'Save' })).toHaveAttribute('data-loading', 'true')
  },
}

/** A failure of the server while a fan is saved: the panel stays open with what was entered. */
export const SavingFails: Story = {
  parameters: { world: { prepare: withFault('saving-fan-fails') } },
  async play() {
    const form = await editing()
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await form.findByText(/^Error updating fan: /)).toBeVisible()
  },
}

/** A surname of sixty letters, a country that the list lacks, and a connector that is gone. */
export const LongText: Story = {
  tags: ['phone'],
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

export const LongTextDelete: Story = {
  async play(context) {
    await LongText.play?.(context)
    await userEvent.keyboard('{Escape}')
    await panelGone()
    await press(/^Delete Zoë/)
    await panel('Confirm Deletion')
  },
}

export const Deleting: Story = { tags: ['phone'], play: async () => void (await deleting()) }

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
export const Selected: Story = { tags: ['phone'], play: () => select(3) }

/** One question for all selected rows. */
export const DeletingSeveral: Story = {
  async play() {
    await select(3)
    await press('Delete')
    const question = await panel('Confirm Deletion')
    await expect(question.getByText('Are you sure you want to delete 3 fans? You can’t undo this.')).toBeVisible()
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

/** Some are deleted already: the dialog says how many, and why it has stopped. */
export const DeletingSeveralStopped: Story = {
  render: () => (
    <RemoveRowsDialog
      removal={{
        dialog: { opened: true, openings: 1, open() {}, close() {}, opening: () => 1 },
        step: { at: 'failure', text: removalWords.failure('2', '3 fans', 'The service is unavailable.') },
        words: ['fan', 'fans'],
        count: 3,
        start() {},
      }}
    />
  ),
  play: async () => void (await panel('Confirm Deletion')),
}
