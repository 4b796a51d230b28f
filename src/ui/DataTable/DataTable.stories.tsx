import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@mantine/core'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createColumnHelper } from '@tanstack/react-table'
import { RowActions } from '../rows/RowActions.tsx'
import { features } from './columns.ts'
import { DataTable, type ListResult } from './DataTable.tsx'
import { useListParams } from './useListParams.ts'

interface Row {
  id: string
  name: string
  city: string
  amount: number
}

const helper = createColumnHelper<typeof features, Row>()
const columns = helper.columns([
  helper.accessor('name', { header: 'Name', meta: { width: 176, sortBy: 'name' } }),
  helper.accessor('city', { header: 'City, not sortable', meta: { width: 160 } }),
  helper.accessor('amount', { header: 'Amount', meta: { width: 120, sortBy: 'amount', align: 'end' } }),
])
const fields = ['name', 'amount', 'createdAt'] as const

const row = (id: number, name: string, city = 'Westmere', amount = id * 12.5): Row => ({
  id: `${id}`,
  name,
  city,
  amount,
})
const page = (items: Row[], totalItems = items.length) => ({
  items,
  offset: 0,
  limit: 10,
  moreItems: totalItems > items.length,
  totalItems,
})
const settled = (items: Row[], totalItems?: number): ListResult<Row> => ({
  data: page(items, totalItems),
  error: null,
  isFetching: false,
  refetch() {},
})
const pending: ListResult<Row> = { data: undefined, error: null, isFetching: true, refetch() {} }
const people = ['Hannah Whitlock', 'Idris Cole', 'Gareth Llewellyn', 'Priya Sharma'].map((name, at) =>
  row(at + 1, name),
)

interface TableProps {
  result: ListResult<Row>
  rangeWord?: 'of' | 'de'
  /** Adds buttons for the table and for each row. */
  withActions?: boolean
}

const actionsOf = ({ name }: Row) => <RowActions name={name} onEdit={() => {}} onDelete={() => {}} />

function Table({ result, rangeWord = 'of', withActions = false }: TableProps) {
  const params = useListParams('people', fields, 'name')
  return (
    <DataTable
      label="People"
      columns={columns}
      result={result}
      params={params}
      searchPlaceholder="Search for name..."
      rangeWord={rangeWord}
      empty="People appear here once somebody has written them down."
      {...(withActions && { tools: <Button>Add</Button>, rowActions: actionsOf })}
    />
  )
}

/** The table of every list. The server sorts, searches and pages its rows. */
const meta = {
  tags: ['autodocs', 'stable'],
  title: 'Components/Data table',
  component: Table,
  parameters: {
    about: {
      file: 'src/ui/DataTable/DataTable.tsx',
      parts: [
        'src/ui/DataTable/',
        'src/domain/rows/useSelectableRows.tsx',
        'src/domain/people/customerColumns.tsx',
        'src/domain/connectors/connectorColumn.tsx',
        'src/domain/rows/createdColumn.tsx',
        'src/domain/connectors/ConnectorName.tsx',
      ],
      since: '0.1',
      use: 'Every list of rows. The server searches, sorts and pages; the address keeps the state.',
      avoid: 'A few facts take Facts in a Card; things with a picture take cards.',
      rules: [
        ['Numbers right, text left', 'Centred columns'],
        ['Old rows stay while it reloads', 'A spinner over the table'],
        ['The name links to the row’s page', 'Only a click on the row'],
      ],
      keys: [
        ['/', 'To the search'],
        ['Space', 'Selects the row'],
        ['Shift Space', 'Selects up to here'],
        ['Alt and arrows', 'Move a column in the view menu'],
        ['Enter on “Sort”', 'Opens the columns and directions to sort by'],
        ['Escape', 'Ends the selection, then empties the search'],
      ],
      sizes: 'Rows of 46, 40 or 34 px. Where it is narrow it scrolls in its own panel, and the first column sticks.',
    },
    page: true,
  },
  args: { result: settled(people) },
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['phone'] }
/** Orders and order items say "de". */
export const OtherRangeWord: Story = { args: { result: settled(people, 18_000), rangeWord: 'de' } }
export const LongText: Story = {
  tags: ['phone'],
  args: {
    result: settled([
      row(
        1,
        'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
        'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        123_456_789.5,
      ),
      row(2, 'محمد بن سلمان', 'القاهرة'),
      row(3, '<b>Bobby</b> &amp; “Tables”', '💙'.repeat(40)),
    ]),
  },
}
/** The actions stay visible while the table scrolls sideways. */
export const Actions: Story = { tags: ['phone'], args: { withActions: true } }
export const ActionsLoading: Story = {
  args: { withActions: true, result: pending },
}
export const SortedDescending: Story = { parameters: { route: '/?orderBy=amount' } }
/** The button above the header says it: the field has no column, or a hidden one. */
export const OldestFirst: Story = { parameters: { route: '/?orderBy=createdAt&orderDirection=asc' } }
export const SortedByHidden: Story = {
  parameters: { route: '/?orderBy=amount' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns 3/3' }))
    await userEvent.click(await within(document.body).findByRole('checkbox', { name: 'Amount' }))
    await expect(canvas.queryByRole('columnheader', { name: 'Amount' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Sort: Amount, descending' })).toBeVisible()
  },
}
/** Columns and directions, also of what is hidden or out of sight. */
export const SortingMenu: Story = {
  tags: ['phone'],
  parameters: { route: '/?orderBy=amount&orderDirection=asc' },
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Sort: Amount, ascending' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await within(document.body).findByRole('menuitemradio', { name: 'Amount', checked: true })
    await userEvent.keyboard('{ArrowDown}')
    const reset = within(document.body).getByRole('menuitem', { name: 'Reset sort' })
    await waitFor(() => expect(reset).toBeVisible())
  },
}
/** The previous rows stay, with a thin progress bar, while the next answer is pending. */
export const Reloading: Story = { args: { result: { ...settled(people), isFetching: true } } }
export const Loading: Story = { args: { result: pending } }
export const Empty: Story = { args: { result: settled([]) } }
export const NothingFound: Story = { args: { result: settled([]) }, parameters: { route: '/?searchQuery=nobody' } }
export const Failed: Story = {
  args: {
    result: {
      ...pending,
      error: new Error('Error getting people: Something went wrong on our side. Try again.'),
      isFetching: false,
    },
  },
}
/** Rows that could not be refreshed stay. */
export const NotRefreshed: Story = {
  args: {
    result: { ...settled(people), error: new Error('no connection'), dataUpdatedAt: Date.parse('2026-11-21T14:32:00') },
  },
}

/** Density, and which columns are shown, in which order. */
export const ColumnsMenu: Story = {
  tags: ['phone'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns 3/3' }))
    const city = await within(document.body).findByRole('checkbox', { name: 'City, not sortable' })
    await userEvent.click(city)
    await expect(canvas.queryByRole('columnheader', { name: 'City, not sortable' })).toBeNull()
    await userEvent.click(city)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Amount',
      'City, not sortable',
    ])
    await expect(city).toHaveFocus()
  },
}
