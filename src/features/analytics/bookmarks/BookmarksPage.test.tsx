import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { errorViews } from '../../../../tests/support/screens/errorViews.ts'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { alwaysFails } from '../../../../tests/support/world/world.ts'

type User = Awaited<ReturnType<typeof renderApp>>['user']

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const deleteButtons = () => within(screen.getByRole('table')).getAllByRole('button', { name: /^Delete “/ })

async function open(address = '/bookmarks', options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(address, options)
  await screen.findByText(/of 24$/)
  return app
}

async function openDeleteDialog(user: User, at = 0) {
  await user.click(deleteButtons()[at] ?? document.body)
  return within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }))
}

describe('Bookmarks', () => {
  it('shows the ten newest bookmarks, each with a link to its page', async () => {
    const { requests } = await open()
    expect(rows()).toHaveLength(10)
    expect(requests.some((one) => one.endsWith('?offset=0&limit=10&orderBy=createdAt&orderDirection=desc'))).toBe(true)
    const [first] = rows()
    const cells = within(first ?? document.body).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'New fans at home',
      'Welcome pack',
      'Period: Last 30 daysCountry: United Kingdom',
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      '',
    ])
    expect(screen.getByRole('link', { name: 'New fans at home' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/bookmarks\/\w+$/),
    )
    expect(screen.getByLabelText('Open “New fans at home” in dashboard')).toHaveAttribute(
      'href',
      '/dashboard?period=30d&country=United+Kingdom',
    )
  })

  it('opens a bookmark by a click anywhere in its row', async () => {
    const { user, location } = await open()
    await user.click(screen.getByText('Welcome pack'))
    expect(location()).toMatch(/^\/bookmarks\/\w+$/)
  })

  it('sorts and searches', async () => {
    const { user } = await renderApp('/bookmarks?searchQuery=norway')
    await screen.findByText(/of 2$/)
    expect(rows().length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/^Members in Norway/))
  })

  it('asks before it deletes a bookmark, shows a toast, and focuses the next row', async () => {
    const { user, location, requests } = await open()
    const dialog = await openDeleteDialog(user)
    expect(dialog.getByText('Are you sure you want to delete this bookmark?')).toBeVisible()
    expect(dialog.getByText('New fans at home')).toBeVisible()
    // A click in the dialog must not reach the row behind it.
    await user.click(dialog.getByText('New fans at home'))
    expect(location()).toBe('/bookmarks')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Bookmark deleted successfully')).toBeVisible()
    expect(await screen.findByText('1-10 of 23')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText('New fans at home')).toBeNull()
    await waitFor(() => expect(deleteButtons()[0]).toHaveFocus())
    expect(requests.filter((request) => request.startsWith('DELETE'))).toHaveLength(1)
  })

  it('goes to the previous page after the only row of the last page is deleted', async () => {
    const { user, location } = await open('/bookmarks?offset=23')
    const dialog = await openDeleteDialog(user)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('14-23 of 23')).toBeVisible()
    expect(location()).toBe('/bookmarks?offset=13')
  })

  it('keeps the bookmark after Cancel, and the focus returns', async () => {
    const { user, requests } = await open()
    const dialog = await openDeleteDialog(user, 2)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(deleteButtons()[2]).toHaveFocus())
    expect(requests.filter((request) => request.startsWith('DELETE'))).toEqual([])
  })

  it('shows a failure in the dialog, which stays open', async () => {
    const { user } = await open('/bookmarks', { prepare: alwaysFails('bookmarks.remove', 503) })
    const dialog = await openDeleteDialog(user)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    const text = 'Error deleting bookmark: The service is unavailable. Try again in a moment.'
    expect(await dialog.findByText(text)).toBeVisible()
    expect(screen.getByText('1-10 of 24')).toBeVisible()
  })

  it('says "No data found" if there are no bookmarks, with a link to the dashboard', async () => {
    await renderApp('/bookmarks', { scenario: 'new-club' })
    expect(await screen.findByRole('heading', { name: 'No data found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open dashboard' })).toHaveAttribute('href', '/dashboard')
  })

  it.each(errorViews)('shows the error view for a %i instead of the table', async (status, title) => {
    await renderApp('/bookmarks', { prepare: alwaysFails('bookmarks.list', status) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
