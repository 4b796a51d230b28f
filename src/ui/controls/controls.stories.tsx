import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BackLink } from '../layout/BackLink.tsx'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'
import { CopyRow } from './CopyRow.tsx'
import { DangerCard } from '../layout/DangerCard.tsx'
import { EditableName } from './EditableName.tsx'
import { LastSync } from '../values/LastSync.tsx'
import { SearchSelect } from './SearchSelect.tsx'
import { Tabs } from '../layout/Tabs.tsx'

/** The components of a detail page. */
const meta = { title: 'Components/Controls', parameters: { page: true } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const long = 'Away trips, cup and pre-season tickets sold at the counters of the old ground until the winter of 2023 '

const tabs = ['All', 'Shop', 'Ticketing', 'Fan', 'Marketing', 'Analytics'].map((label) => ({ label, to: `/${label}` }))

export const Page: Story = {
  tags: ['phone'],
  render: () => (
    <>
      <BackLink to="/">All Connectors</BackLink>
      <EditableName name={long.repeat(2)} kind="connector" onSave={() => {}} />
      <p>
        <LastSync iso={null} /> · <LastSync iso="2020-01-15T09:00:00.000Z" />
      </p>
      <Tabs label="Categories" tabs={tabs} current="/Shop" />
      <CopyRow label="Bookmark ID" value="8v1t7k3q9d6hwr5x0c2m" />
      <CopyRow label="Params" value={'country=Ireland&age=18-29&'.repeat(12)} />
      <DangerCard
        title="Permanently delete bookmark"
        text="Only the saved view goes."
        disabled={false}
        onDeleteClick={() => {}}
      />
    </>
  ),
}

export const Renaming: Story = {
  render: () => <EditableName name="Club shop" kind="connector" onSave={() => {}} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Rename the connector' }))
    await expect(canvas.getByLabelText('Name of the connector')).toHaveFocus()
  },
}

/** An empty name is refused at the field, which keeps the focus. */
export const EmptyName: Story = {
  ...Renaming,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Rename the connector' }))
    const field = canvas.getByLabelText('Name of the connector')
    await userEvent.clear(field)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Enter a name')).toBeVisible()
    await expect(field).toHaveFocus()
  },
}

export const NothingFound: Story = {
  render: () => <SearchSelect label="Country" choices={[{ value: 'IE', label: 'Ireland' }]} />,
  async play({ canvasElement }) {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Country' }), 'qqq')
    await expect(await within(document.body).findByText('Not found')).toBeVisible()
  },
}

/** The server refuses the action: the dialog stays open and shows why. */
export const Refused: Story = {
  render: () => (
    <ConfirmDialog
      dialog={{ opened: true, openings: 1, open() {}, close() {}, opening: () => 1 }}
      danger
      title="Confirm Deletion"
      send={() => Promise.reject(new Error('Error deleting bookmark: Something went wrong on our side. Try again.'))}
    >
      Are you sure you want to delete this bookmark?
    </ConfirmDialog>
  ),
  async play() {
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await expect(
      await dialog.findByText('Error deleting bookmark: Something went wrong on our side. Try again.'),
    ).toBeVisible()
  },
}
