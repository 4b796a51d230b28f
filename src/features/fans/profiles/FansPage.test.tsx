import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DELAY_MAX } from '../../../../mocks/faults/fault.ts'
import { errorViews } from '../../../../tests/support/screens/errorViews.ts'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { timed } from '../../../../tests/support/world/timed.ts'
import { withFault } from '../../../../tests/support/world/world.ts'

const PLACEHOLDER = 'Search for name, email, city, country, phone...'
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const lists = (requests: string[]) =>
  requests.filter((request) => request.includes('fan-profiles')).map((request) => request.slice(request.indexOf('?')))

afterEach(() => {
  vi.useRealTimers()
})

async function openFans(address = '/fans', options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(address, options)
  await screen.findByText(/of 300$/)
  return app
}

describe('Fans', () => {
  it('shows the ten newest rows first', async () => {
    const { requests } = await openFans()
    expect(rows()).toHaveLength(10)
    expect(screen.getByText('1-10 of 300')).toBeVisible()
    expect(lists(requests)).toEqual(['?offset=0&limit=10&orderBy=createdAt&orderDirection=desc'])
  })

  it('changes pages, and disables the buttons at both ends', async () => {
    const { user, location } = await openFans()
    const button = (name: string) => screen.getByRole('button', { name })
    expect(button('First page')).toBeDisabled()
    expect(button('Previous page')).toBeDisabled()
    await user.click(button('Next page'))
    expect(await screen.findByText('11-20 of 300')).toBeVisible()
    expect(location()).toBe('/fans?offset=10')
    await user.click(button('Last page'))
    expect(await screen.findByText('291-300 of 300')).toBeVisible()
    expect(button('Next page')).toBeDisabled()
    expect(button('Last page')).toBeDisabled()
    await user.click(button('Previous page'))
    expect(await screen.findByText('281-290 of 300')).toBeVisible()
    await user.click(button('First page'))
    expect(await screen.findByText('1-10 of 300')).toBeVisible()
    expect(location()).toBe('/fans')
  })

  it('moves the focus to another page button if the pressed one becomes disabled', async () => {
    const { user } = await openFans()
    await user.click(screen.getByRole('button', { name: 'Last page' }))
    expect(await screen.findByText('291-300 of 300')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'First page' })).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await screen.findByText('1-10 of 300')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus())
  })

  it('says above the header how it is sorted, and sorts by columns that are hidden, too', async () => {
    const { user, location } = await openFans()
    await user.click(screen.getByRole('button', { name: 'Sort: Newest first' }))
    expect(await screen.findByRole('menuitemradio', { name: 'Created' })).toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: 'Descending' })).toBeChecked()
    expect(screen.queryByRole('menuitem', { name: 'Reset sort' })).toBeNull()
    await user.click(screen.getByRole('menuitemradio', { name: 'Ascending' }))
    const oldest = await screen.findByRole('button', { name: 'Sort: Oldest first' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(oldest).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Score' }))
    await user.click(await screen.findByRole('button', { name: 'Sort: Score, descending' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Age' }))
    const age = await screen.findByRole('columnheader', { name: 'Age' })
    await waitFor(() => expect(age).toHaveAttribute('aria-sort', 'descending'))
    expect(location()).toBe('/fans?orderBy=age')
    await user.click(screen.getByRole('menuitem', { name: 'Reset sort' }))
    expect(await screen.findByRole('button', { name: 'Sort: Newest first' })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: 'Created' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Columns/ }))
    await user.click(await screen.findByRole('checkbox', { name: 'Created' }))
    expect(await screen.findByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending')
    expect(location()).toBe('/fans')
  })

  it('remembers the page size for the person who chose it', async () => {
    const first = await openFans()
    await first.user.click(await screen.findByRole('combobox', { name: 'Rows per page' }))
    await first.user.click(await screen.findByRole('option', { name: '20' }))
    await screen.findByText(/^1-20 of/)
    cleanup()
    await openFans()
    await screen.findByText(/^1-20 of/)
    cleanup()
    await renderApp('/fans', { as: 'user@rovers.example' })
    expect(await screen.findByText(/^1-10 of/)).toBeVisible()
  })

  it('resets the offset when the page size changes', async () => {
    const { user, location } = await openFans('/fans?offset=30')
    await user.click(await screen.findByRole('combobox', { name: 'Rows per page' }))
    await user.click(await screen.findByRole('option', { name: '50' }))
    expect(await screen.findByText('1-50 of 300')).toBeVisible()
    expect(location()).toBe('/fans?limit=50')
  })

  it('sorts by the clicked column, flips the current direction, and keeps the offset', async () => {
    const { user, location } = await openFans('/fans?offset=20')
    const header = (name: string) => screen.getByRole('columnheader', { name })
    await user.click(screen.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(header('Name')).toHaveAttribute('aria-sort', 'ascending'))
    expect(location()).toBe('/fans?offset=20&orderBy=firstName&orderDirection=asc')
    await user.click(screen.getByRole('button', { name: 'Score' }))
    await waitFor(() => expect(header('Score')).toHaveAttribute('aria-sort', 'descending'))
    expect(header('Name')).not.toHaveAttribute('aria-sort')
    expect(location()).toBe('/fans?offset=20&orderBy=score')
  })

  it('searches 500 ms after the last key, from two letters on', async () => {
    const { user, requests, location } = await openFans('/fans?offset=20', {
      ...timed(),
    })
    const box = screen.getByRole('searchbox', { name: PLACEHOLDER })
    requests.length = 0
    await user.type(box, ' i')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(lists(requests)).toEqual([])
    await user.type(box, 'reland ')
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(lists(requests)).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(200))
    await waitFor(() => expect(location()).toBe('/fans?searchQuery=ireland'))
    expect(lists(requests)).toEqual(['?offset=0&limit=10&orderBy=createdAt&orderDirection=desc&searchQuery=ireland'])
    await waitFor(() => expect(screen.queryByText(/of 300$/)).toBeNull())
    for (const row of rows()) expect(row).toHaveTextContent(/ireland/i)
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(location()).toBe('/fans'))
    expect(box).toHaveValue('')
    expect(box).toHaveFocus()
  })

  it('keeps every key of a user who types slowly', async () => {
    const { user, location } = await openFans('/fans', timed())
    const box = screen.getByRole('searchbox', { name: PLACEHOLDER })
    for (const key of 'ireland') {
      await user.type(box, key)
      await act(() => vi.advanceTimersByTimeAsync(510))
    }
    expect(box).toHaveValue('ireland')
    await waitFor(() => expect(location()).toBe('/fans?searchQuery=ireland'))
  })

  it('combines a pending search with a sort that came before it', async () => {
    const { user, location } = await openFans('/fans', timed())
    await user.type(screen.getByRole('searchbox', { name: PLACEHOLDER }), 'ireland')
    await user.click(screen.getByRole('button', { name: 'Score' }))
    expect(location()).toBe('/fans?orderBy=score&orderDirection=asc')
    await act(() => vi.advanceTimersByTimeAsync(600))
    await waitFor(() => expect(location()).toBe('/fans?orderBy=score&orderDirection=asc&searchQuery=ireland'))
  })

  it('goes two pages ahead for two quick clicks', async () => {
    const { user, location } = await openFans()
    await user.dblClick(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('21-30 of 300')).toBeVisible()
    expect(location()).toBe('/fans?offset=20')
  })

  it('truncates a search in the URL that is too long', async () => {
    const { requests } = await renderApp(`/fans?searchQuery=${'x'.repeat(300)}`)
    expect(await screen.findByRole('heading', { name: 'No data found' })).toBeVisible()
    expect(lists(requests)[0]).toMatch(/searchQuery=x{200}$/)
  })

  it('goes from past the end back to the last page', async () => {
    const { user } = await openFans('/fans?offset=9000')
    await user.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(await screen.findByText('291-300 of 300')).toBeVisible()
  })

  it('finds a person by the full name', async () => {
    await openFans()
    const name = within(rows()[0] ?? document.body).getAllByRole('cell')[0]?.textContent ?? ''
    await renderApp(`/fans?searchQuery=${encodeURIComponent(name.toUpperCase())}`)
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2))
    await waitFor(() => expect(screen.getAllByText(name).length).toBeGreaterThan(1))
  })

  it('uses the defaults for invalid values in the URL', async () => {
    const { requests } = await openFans('/fans?offset=-7&limit=33&orderBy=__proto__&orderDirection=up')
    expect(lists(requests)).toEqual(['?offset=0&limit=10&orderBy=createdAt&orderDirection=desc'])
  })

  it('says when nothing matches, and clears the search on request', async () => {
    const { user } = await renderApp('/fans?searchQuery=nobody+at+all')
    expect(await screen.findByText('No data found')).toBeVisible()
    expect(screen.getByText('Nothing matches “nobody at all”.')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Clear search' })[1] ?? document.body)
    expect(await screen.findByText('1-10 of 300')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  it('starts one sync at a time', async () => {
    const { user, requests } = await openFans()
    const sync = screen.getByRole('button', { name: 'Sync' })
    await user.click(sync)
    expect(await screen.findByText('SYNCING')).toBeVisible()
    await waitFor(() => expect(sync).toHaveAttribute('aria-disabled', 'true'))
    await user.click(sync)
    expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1)
    expect(screen.queryByText(/^Error/)).toBeNull()
  })

  it('shows the end of a sync, also if its state could not be read at once', async () => {
    const { user, backend } = await openFans()
    await user.click(screen.getByRole('button', { name: 'Sync' }))
    expect(await screen.findByText('SYNCING')).toBeVisible()
    await backend.control.fail('fanProfiles.status', 503)
    await act(() => backend.control.advance(10_000))
    await waitFor(() => expect(screen.queryByText('SYNCING')).toBeNull(), { timeout: 8000 })
  })

  it('opens nothing here for a click that asks for another tab', async () => {
    const { user, location } = await openFans()
    const [first] = rows()
    const cell = first && within(first).getAllByRole('cell').at(-1)
    if (!cell) throw new Error('a row has cells')
    await user.keyboard('{Control>}')
    await user.click(cell)
    await user.keyboard('{/Control}')
    expect(location()).toBe('/fans')
    await user.click(cell)
    expect(location()).toMatch(/^\/fans\/\w+/)
  })

  it('says "No data found" for a club without fans', async () => {
    await renderApp('/fans', { scenario: 'new-club' })
    expect(await screen.findByRole('heading', { name: 'No data found' })).toBeVisible()
    expect(screen.getByText('0-0 of 0')).toBeVisible()
  })

  it.each(errorViews)('shows the error view for a %i instead of the table', async (status, title) => {
    await renderApp('/fans', { prepare: withFault({ preset: 'fans-list-fails', answer: status, times: null }) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    if (status === 500)
      expect(screen.getByText('Error getting fan profiles: Something went wrong on our side. Try again.')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('keeps the previous rows while the next page is pending', async () => {
    const { user, backend } = await openFans()
    const before = rows().map(({ textContent }) => textContent)
    await backend.control.setFault({ preset: 'slow-lists', probability: 1, delay: DELAY_MAX })
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    expect(rows().map(({ textContent }) => textContent)).toEqual(before)
  })
})
