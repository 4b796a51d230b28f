import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errorViews } from '../../../../tests/support/screens/errorViews.ts'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails, neverAnswers, openWorld, tenantOf } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'

const NAME = 'Last 30 days'
const QUESTION = 'Are you sure you want to delete this bookmark?'
const UNAVAILABLE = 'The service is unavailable. Try again in a moment.'
type User = Awaited<ReturnType<typeof renderApp>>['user']

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  const { api } = await openWorld()
  const tenant = tenantOf({ api })
  const { items } = await api.call(contract.bookmarks.list, { params: { tenant } })
  const id = items.find(({ name }) => name === NAME)?.id ?? ''
  const app = await renderApp(`/bookmarks/${id}`, options)
  await screen.findByText(id)
  return { ...app, tenant, id }
}

const button = (name: string) => screen.getByRole('button', { name })
const rename = async (user: User, to: string) => {
  await user.click(button('Rename bookmark'))
  await user.clear(screen.getByLabelText('Bookmark name'))
  await user.type(screen.getByLabelText('Bookmark name'), to)
  await user.keyboard('{Enter}')
}
const openDeleteDialog = async (user: User) => {
  await user.click(button('Permanently delete bookmark'))
  return within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }))
}

afterEach(() => {
  vi.useRealTimers()
})

describe('Bookmark', () => {
  it('shows its details, with links to the list and to its view in the dashboard', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    expect(screen.getByText('Monday meeting')).toBeVisible()
    expect(screen.getByText('period=30d')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All Bookmarks' })).toHaveAttribute('href', '/bookmarks')
    expect(screen.getByRole('link', { name: 'Open in dashboard' })).toHaveAttribute('href', '/dashboard?period=30d')
  })

  it.each(['Bookmark ID', 'Params'])('copies its %s, and shows a toast for five seconds', async (label) => {
    const { user, id } = await open(timed())
    await user.click(button(`Copy ${label}`))
    expect(await screen.findByText('Copied successfully')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(label === 'Params' ? 'period=30d' : id)
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(screen.getByText('Copied successfully')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    await waitFor(() => expect(screen.queryByText('Copied successfully')).toBeNull())
  })

  it('sends the whole payload when it is renamed, and shows a toast', async () => {
    const { user, backend, api, tenant, id } = await open()
    const { description, params } = await api.call(contract.bookmarks.get, { params: { tenant, id } })
    await rename(user, 'This month')
    expect(await screen.findByText('Bookmark updated successfully')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'This month' })).toBeVisible()
    const { entries } = await backend.control.exportJournal()
    expect(entries.at(-1)).toMatchObject({ endpoint: 'bookmarks.update' })
    expect(entries.at(-1)?.input).toHaveProperty('body', { name: 'This month', description, params })
  })

  it.each([503, 404, 400] as const)(
    'shows the specified message for five seconds if a rename fails with %i',
    async (status) => {
      const { user } = await open({ prepare: alwaysFails('bookmarks.update', status), ...timed() })
      await rename(user, 'This month')
      const text = `Error updating connector (${status})`
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
      await act(() => vi.advanceTimersByTimeAsync(4000))
      expect(screen.getByText(text)).toBeVisible()
      await act(() => vi.advanceTimersByTimeAsync(1500))
      await waitFor(() => expect(screen.queryByText(text)).toBeNull())
    },
  )

  it('shows the original error if the rename gets no answer', async () => {
    const { user, backend } = await open({ user: { advanceTimers: vi.advanceTimersByTime } })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await neverAnswers(backend.control)
    await rename(user, 'This month')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByText('The server did not answer in time.')).toBeVisible()
  })

  it('asks before it is deleted, and disappears from the list', async () => {
    const { user, location, requests } = await open()
    const dialog = await openDeleteDialog(user)
    expect(dialog.getByText(QUESTION)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Bookmark deleted successfully')).toBeVisible()
    await waitFor(() => expect(location()).toBe('/bookmarks'))
    expect(await screen.findByText(/of 23$/)).toBeVisible()
    expect(requests.filter((request) => request.startsWith('DELETE'))).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is kept after Cancel or Escape, and the focus returns', async () => {
    const { user, requests } = await open()
    for (const answer of ['Cancel', 'Escape']) {
      const dialog = await openDeleteDialog(user)
      if (answer === 'Cancel') await user.click(dialog.getByRole('button', { name: 'Cancel' }))
      else await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(button('Permanently delete bookmark')).toHaveFocus())
    }
    expect(requests.filter((request) => request.startsWith('DELETE'))).toEqual([])
  })

  it.each([
    [503, UNAVAILABLE],
    [403, 'forbidden'],
  ] as const)('shows a %i in the dialog, which stays open', async (status, words) => {
    const { user, location, id } = await open({ prepare: alwaysFails('bookmarks.remove', status) })
    const dialog = await openDeleteDialog(user)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(/^Error deleting bookmark: /)).toHaveTextContent(new RegExp(words, 'i'))
    expect(location()).toBe(`/bookmarks/${id}`)
  })

  it('shows that it is gone if somebody else has deleted it', async () => {
    const { user, tenant, id, api } = await open()
    await api.call(contract.bookmarks.remove, { params: { tenant, id } })
    const dialog = await openDeleteDialog(user)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'This bookmark has been deleted' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Bookmarks' })).toHaveAttribute('href', '/bookmarks')
    expect(screen.queryByText(id)).toBeNull()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows a failure as a toast if the dialog was closed before the answer', async () => {
    const { user, hold } = await open({ prepare: alwaysFails('bookmarks.remove', 503) })
    const dialog = await openDeleteDialog(user)
    const release = hold()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    release()
    expect(await screen.findByText(`Error deleting bookmark: ${UNAVAILABLE}`)).toBeVisible()
  })

  it('shows an error for an unknown bookmark, with a link to the list', async () => {
    await renderApp('/bookmarks/nope')
    expect(await screen.findByText('Error getting bookmark: Bookmark not found.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All Bookmarks' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Bookmarks' })).toHaveAttribute('href', '/bookmarks')
    expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull()
  })

  it.each(errorViews)('shows the error view for a %i instead of the details', async (status, title) => {
    await renderApp('/bookmarks/any', { prepare: alwaysFails('bookmarks.get', status) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })
})
