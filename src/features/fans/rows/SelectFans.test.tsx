import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useHostFiles } from '../../../../tests/support/host/hostFiles.ts'
import { button, fanScreen, names } from '../../../../tests/support/screens/rowScreen.ts'
import { alwaysFails } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'

await useHostFiles()

const box = (at: number) => screen.getByRole('checkbox', { name: `Select ${names()[at]}` })
const bar = () => within(screen.getByRole('group', { name: 'Selected rows' }))
const total = () => Number(/of ([\d,]+)$/.exec(screen.getByText(/^1-10 of /).textContent ?? '')?.[1]?.replace(',', ''))

describe('selecting fans', () => {
  it('takes the place of the search, with a range by Shift, and ends with its cross', async () => {
    const { user } = await fanScreen.open()
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull()
    await user.click(box(1))
    expect(bar().getByRole('status')).toHaveTextContent('1 selected')
    expect(screen.queryByRole('searchbox')).toBeNull()
    await user.keyboard('{Shift>}')
    await user.click(box(4))
    await user.keyboard('{/Shift}')
    expect(bar().getByRole('status')).toHaveTextContent('4 selected')
    await user.click(box(2))
    expect(bar().getByRole('status')).toHaveTextContent('3 selected')
    await user.click(bar().getByRole('button', { name: 'Clear selection' }))
    expect(screen.getByRole('searchbox')).toBeVisible()
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  })

  it('ends with Escape in its bar, but not with the Escape of the question', async () => {
    const { user } = await fanScreen.open()
    await user.click(box(1))
    await user.click(bar().getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bar().getByRole('status')).toHaveTextContent('1 selected')
    await waitFor(() => expect(bar().getByRole('button', { name: 'Delete' })).toHaveFocus())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull()
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  it('keeps what is selected on other pages, and can mean everything that was found', async () => {
    const { user } = await fanScreen.open()
    const all = total()
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
    expect(bar().getByRole('status')).toHaveTextContent('10 selected')
    await user.click(button('Next page'))
    await screen.findByText(/^11-20 of /)
    await user.click(box(0))
    expect(bar().getByRole('status')).toHaveTextContent('11 selected')
    await user.click(bar().getByRole('button', { name: `Select all ${all}` }))
    expect(bar().getByRole('status')).toHaveTextContent(`${all} selected`)
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(11)
  })

  it('keeps what the tools of the list have begun, and forgets a fan that is deleted by itself', async () => {
    const { user } = await fanScreen.open()
    const tool = button('Import Fans')
    await user.click(box(0))
    expect(tool).toBeInTheDocument()
    expect(tool).not.toBeVisible()
    await user.click(button(`Delete ${names()[0]}`))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull())
    expect(tool).toBeVisible()
  })

  it('ends with the rows of another search, also of what was selected while these were loading', async () => {
    const { user, hold } = await fanScreen.open()
    const release = hold()
    await user.type(screen.getByRole('searchbox'), 'zzz')
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await user.click(box(0))
    expect(bar().getByRole('status')).toHaveTextContent('1 selected')
    release()
    expect(await screen.findByText('Nothing matches “zzz”.')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull()
  })

  it('deletes the selected fans after one question', async () => {
    const { user, sent, api, tenant } = await fanScreen.open()
    const [first, second, , fourth] = names()
    const before = total()
    await user.click(box(0))
    await user.click(box(1))
    await user.click(bar().getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }))
    expect(dialog.getByText('Are you sure you want to delete 2 fans? You can’t undo this.')).toBeVisible()
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('2 fans deleted successfully')).toBeVisible()
    expect(sent.map(({ call }) => call.split(' ')[0])).toEqual(['DELETE', 'DELETE'])
    await screen.findByText(`1-10 of ${before - 2}`)
    expect(names()).not.toContain(first)
    expect(names()).not.toContain(second)
    expect(names()).toContain(fourth)
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull()
    const { totalItems } = await api.call(contract.fans.list, { params: { tenant }, query: { limit: 1 } })
    expect(totalItems).toBe(before - 2)
  })

  it('deletes all that a search has found, on all pages', async () => {
    const app = await fanScreen.open()
    const { user, api, tenant } = app
    await fanScreen.addRows(app, ...Array.from({ length: 12 }, () => ({})))
    await user.type(screen.getByRole('searchbox'), 'quillfeather')
    await screen.findByText('1-10 of 12')
    await user.click(button('Next page'))
    await screen.findByText('11-12 of 12')
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await user.click(bar().getByRole('button', { name: 'Select all 12' }))
    await user.click(bar().getByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('12 fans deleted successfully')).toBeVisible()
    expect(await screen.findByText('Nothing matches “quillfeather”.')).toBeVisible()
    const query = { limit: 1, searchQuery: 'quillfeather' }
    expect((await api.call(contract.fans.list, { params: { tenant }, query })).totalItems).toBe(0)
  })

  it('deletes once for a double click, the second of which meets "Stop"', async () => {
    const { user, sent, hold } = await fanScreen.open()
    await user.click(box(0))
    await user.click(box(1))
    await user.click(bar().getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }))
    const release = hold()
    const confirm = dialog.getByRole('button', { name: 'Delete' })
    act(() => {
      confirm.click()
      confirm.click()
    })
    fireEvent.click(await dialog.findByRole('button', { name: 'Stop' }), { detail: 2 })
    release()
    expect(await screen.findByText('2 fans deleted successfully')).toBeVisible()
    expect(sent).toHaveLength(2)
  })

  it('says how many are deleted if somebody stops it', async () => {
    const app = await fanScreen.open()
    const { user, hold } = app
    await fanScreen.addRows(app, ...Array.from({ length: 9 }, () => ({})))
    await user.type(screen.getByRole('searchbox'), 'quillfeather')
    await screen.findByText('1-9 of 9')
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await user.click(bar().getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    const release = hold()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await user.click(await dialog.findByRole('button', { name: 'Stop' }))
    release()
    expect(await screen.findByText('4 of 9 fans deleted. You stopped the rest.')).toBeVisible()
    await screen.findByText('1-5 of 5')
  })

  it('ends at once if somebody stops it while the rows are still looked up', async () => {
    const { user, hold, sent } = await fanScreen.open()
    const all = total()
    await user.click(box(0))
    await user.click(bar().getByRole('button', { name: `Select all ${all}` }))
    const release = hold()
    await user.click(bar().getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await user.click(await dialog.findByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    release()
    expect(bar().getByRole('status')).toHaveTextContent(`${all} selected`)
    expect(screen.queryByText(/fans? deleted/)).toBeNull()
    expect(sent).toEqual([])
  })

  it('asks about the rows that were selected, not about those that arrive later', async () => {
    const app = await fanScreen.open()
    const { user, api, tenant } = app
    const all = total()
    await user.click(box(0))
    await user.click(bar().getByRole('button', { name: `Select all ${all}` }))
    await user.click(bar().getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }))
    const question = `Are you sure you want to delete ${all} fans? You can’t undo this.`
    expect(dialog.getByText(question)).toBeVisible()
    await fanScreen.addRows(app, {}, {})
    expect(dialog.getByText(question)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(`${all} fans deleted successfully`)).toBeVisible()
    const { items } = await api.call(contract.fans.list, { params: { tenant }, query: { limit: 1000 } })
    expect(items.map(({ firstName }) => firstName)).toEqual(['Zoë', 'Zoë'])
  })

  it('says what could not be deleted, and keeps the selection', async () => {
    const { user } = await fanScreen.open({ prepare: alwaysFails('fans.remove', 503) })
    await user.click(box(0))
    await user.click(bar().getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Error deleting fan: /)
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bar().getByRole('status')).toHaveTextContent('1 selected')
  })

  it('says as a toast what could not be deleted if the page was left meanwhile', async () => {
    const { user, hold } = await fanScreen.open({ prepare: alwaysFails('fans.remove', 503) })
    await user.click(box(0))
    await user.click(bar().getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    const release = hold()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('Deleting 1 fan…')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Marketing', hidden: true }))
    await screen.findByRole('heading', { name: 'Segments' })
    release()
    expect(await screen.findByText(/^Error deleting fan: /)).toBeVisible()
  })

  it('exports the selected fans, or all that are listed', async () => {
    const saved: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL() {} }),
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user, api, tenant } = await fanScreen.open()
    const [first] = names()
    await user.click(box(0))
    await user.click(bar().getByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText('1 row exported')).toBeVisible()
    const [header = '', row = ''] = (await saved[0]?.text())?.trim().split('\r\n') ?? []
    expect(header.split(',').slice(0, 3)).toEqual(['id', 'firstName', 'lastName'])
    expect(row.split(',').slice(1, 3).join(' ')).toBe(first)

    await user.click(bar().getByRole('button', { name: 'Clear selection' }))
    await user.type(screen.getByRole('searchbox'), 'sm')
    const { items } = await api.call(contract.fans.list, {
      params: { tenant },
      query: { limit: 1000, searchQuery: 'sm' },
    })
    await screen.findByText(new RegExp(`of ${items.length}$`))
    await user.click(button('Export CSV'))
    expect(await screen.findByText(`${items.length} rows exported`)).toBeVisible()
    const lines = (await saved[1]?.text())?.trim().split('\r\n').slice(1)
    expect(lines?.map((line) => line.split(',')[0])).toEqual(items.map(({ id }) => id))
    expect(click.mock.contexts[1]).toMatchObject({ download: expect.stringMatching(/^fans-\d{4}-\d\d-\d\d\.csv$/) })
    click.mockRestore()
  })

  it('is possible by keyboard: arrows move, Space selects, Enter opens', async () => {
    const { user } = await fanScreen.open()
    const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
    rows()[0]?.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(rows()[2]).toHaveFocus()
    await user.keyboard(' ')
    expect(box(2)).toBeChecked()
    await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    expect(bar().getByRole('status')).toHaveTextContent('3 selected')
    expect(box(3)).toBeChecked()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull()
    expect(rows()[4]).toHaveFocus()
    await user.keyboard('{ArrowUp}{End}')
    expect(rows()[9]).toHaveFocus()
    await user.keyboard('{Home}')
    expect(rows()[0]).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Update Fan' })).toBeVisible()
  })
})
