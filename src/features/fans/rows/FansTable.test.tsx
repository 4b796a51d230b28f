import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anyBearer } from '../../../../tests/support/screens/recordWrites.ts'
import { expectSaved, FAILED, panelGone } from '../../../../tests/support/screens/rowPanel.ts'
import {
  askToDelete,
  button,
  fanScreen,
  searchAddedRows,
  goToOnlyRow,
  names,
  remove,
} from '../../../../tests/support/screens/rowScreen.ts'
import { timed } from '../../../../tests/support/world/timed.ts'
import { watchSkeletons } from '../../../../tests/support/world/tapStreams.ts'
import { alwaysFails } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('deleting a fan', () => {
  it('asks, sends once, shows a toast for five seconds, and focuses the next row', async () => {
    const { user, sent, tenant, row } = await fanScreen.openWith({}, timed())
    const [, next = ''] = names()
    const dialog = await askToDelete(user)
    expect(dialog.getByText('Are you sure you want to delete this fan?')).toBeVisible()
    expect(dialog.getByText('Zoë Quillfeather')).toBeVisible()
    await waitFor(() => expect(dialog.button('Cancel')).toHaveFocus())
    const drawn = await watchSkeletons()
    await user.dblClick(dialog.button('Delete'))
    await waitFor(() => expect(screen.queryByText('Zoë Quillfeather')).toBeNull())
    expect(sent).toEqual([{ call: `DELETE /fan/${tenant}/fans/${row.id}`, bearer: anyBearer, body: undefined }])
    expect(drawn()).toBe(false)
    await expectSaved('Fan deleted successfully', () => button(`Delete ${next}`))
  })

  it('does nothing after Escape and Cancel, and the focus returns', async () => {
    const { user, sent } = await fanScreen.open()
    const [first = ''] = names()
    await askToDelete(user, first)
    await user.keyboard('{Escape}')
    await panelGone()
    await waitFor(() => expect(button(`Delete ${first}`)).toHaveFocus())
    const dialog = await askToDelete(user, first)
    await user.click(dialog.button('Cancel'))
    await panelGone()
    expect(sent).toEqual([])
  })

  it('shows a failure in the dialog, which stays open', async () => {
    const { user } = await fanScreen.open({ prepare: alwaysFails('fans.remove', 500) })
    const [first = ''] = names()
    const dialog = await remove(user, first)
    expect(await dialog.findByText(`Error deleting fan: ${FAILED}`)).toBeVisible()
    expect(names()[0]).toBe(first)
  })

  it.each([
    ['the page before', '', 10],
    ['the last page, in pages of twenty', '&limit=20', 20],
  ])('goes from the only row of the last page to %s, and never shows an empty page', async (_, more, size) => {
    const app = await fanScreen.open({ query: `?searchQuery=e${more}` })
    await fanScreen.addRows(app, ...Array.from({ length: size + 1 }, () => ({})))
    await goToOnlyRow(app.user, size)
    app.requests.length = 0
    const seen: string[] = []
    const observer = new MutationObserver(() =>
      seen.push(screen.queryByText(/past the end|No data found/) ? 'empty' : ''),
    )
    observer.observe(document.body, { childList: true, subtree: true })
    await remove(app.user)
    expect(await screen.findByText(`1-${size} of ${size}`)).toBeVisible()
    expect(app.location()).toBe(`${fanScreen.address}?searchQuery=quillfeather${more}`)
    expect(seen).not.toContain('empty')
    // The vanished page must not be requested again, because a slow answer would show it.
    expect(fanScreen.lists(app.requests).filter((request) => request.includes(`offset=${size}&`))).toEqual([])
    observer.disconnect()
    await panelGone()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  it('says that the fan was already deleted elsewhere, and removes the row', async () => {
    const { user, api, tenant, row } = await fanScreen.openWith()
    const dialog = await askToDelete(user)
    await api.call(contract.fans.remove, { params: { tenant, id: row.id } })
    await user.click(dialog.button('Delete'))
    expect(await dialog.findByText('Error deleting fan: Fan not found.')).toBeVisible()
    await waitFor(() => expect(screen.queryByLabelText('Delete Zoë Quillfeather')).toBeNull())
  })

  it('focuses the search box if no row is left', async () => {
    const { user } = await fanScreen.openWith({}, { query: '?searchQuery=e' })
    const box = await searchAddedRows(user, '1-1 of 1')
    await remove(user)
    expect(await screen.findByText('No data found')).toBeVisible()
    await panelGone()
    await waitFor(() => expect(box).toHaveFocus())
  })
})
