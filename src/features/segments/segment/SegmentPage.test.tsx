import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errorViews } from '../../../../tests/support/screens/errorViews.ts'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails, openWorld, tenantOf } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'

const NAME = 'Dublin coach'
const QUESTION = 'Are you sure to perform this action?'
const UNAVAILABLE = 'The service is unavailable. Try again in a moment.'

/** The segments and the club of the seed, which is the same in every world. */
async function seed() {
  const { api } = await openWorld()
  const tenant = tenantOf({ api })
  const { items } = await api.call(contract.segments.list, { params: { tenant } })
  return { tenant, named: (segmentName: string) => items.find(({ name }) => name === segmentName) ?? items[0] }
}

async function open(name = NAME, options: Parameters<typeof renderApp>[1] = {}, tail = '/settings') {
  const { tenant, named } = await seed()
  const segment = named(name)
  const id = segment?.id ?? ''
  const app = await renderApp(`/segments/${id}${tail}`, options)
  await screen.findByText(id)
  await waitFor(() => expect(app.requests).toContain('GET /system/sse'))
  return { ...app, tenant, id, segment }
}

const button = (name: string) => screen.getByRole('button', { name })
const rename = async (user: Awaited<ReturnType<typeof renderApp>>['user'], to: string) => {
  await user.click(button('Rename segment'))
  await user.clear(screen.getByLabelText('Segment name'))
  await user.type(screen.getByLabelText('Segment name'), `${to}{Enter}`)
}
const openDeleteDialog = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(button('Permanently delete segment'))
  return within(await screen.findByRole('dialog', { name: QUESTION }))
}

afterEach(() => {
  vi.useRealTimers()
})

describe('Segment', () => {
  it.each(['', '/settings'])('shows its details at /segments/{id}%s', async (tail) => {
    const { id } = await open(NAME, {}, tail)
    expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    expect(screen.getByText('SYNCED')).toBeVisible()
    expect(screen.getByText('Mailchimp')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All Segments' })).toHaveAttribute('href', '/segments')
    const tabs = within(screen.getByRole('navigation', { name: 'Segment' })).getAllByRole('link')
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Settings', `/segments/${id}/settings`],
    ])
    expect(await screen.findByRole('link', { name: 'Young fans in Ireland' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/bookmarks\/\w+$/),
    )
    expect(await screen.findByRole('link', { name: 'Newsletter' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/integrations\/connectors\/\w+\/settings$/),
    )
  })

  it('says "Deleted" if its bookmark or its connector has been deleted', async () => {
    const { tenant, named } = await seed()
    const segment = named(NAME)
    await renderApp(`/segments/${segment?.id ?? ''}`, { prepare: alwaysFails('bookmarks.get', 404) })
    expect(await screen.findByText('Deleted')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Newsletter' })).toBeVisible()
    expect(tenant).toBe(segment?.tenant)
  })

  it('shows the id if a name fails to load', async () => {
    const { segment } = await open(NAME, { prepare: alwaysFails('connectors.get', 500) })
    expect(await screen.findByRole('link', { name: segment?.connectorId ?? '' })).toBeVisible()
  })

  it('copies its id', async () => {
    const { user, id } = await open()
    await user.click(button('Copy Segment ID'))
    expect(await screen.findByText('Copied successfully')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(id)
  })

  it('sends the whole payload when it is renamed, and shows a toast', async () => {
    const { user, backend, segment } = await open()
    await rename(user, 'Belfast coach')
    expect(await screen.findByText('Segment updated successfully')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'Belfast coach' })).toBeVisible()
    const { entries } = await backend.control.exportJournal()
    expect(entries.at(-1)).toMatchObject({ endpoint: 'segments.update' })
    expect(entries.at(-1)?.input).toHaveProperty('body', { name: 'Belfast coach', description: segment?.description })
  })

  it('shows each state of a sync', async () => {
    const { user, backend } = await open()
    await user.click(button('Sync'))
    expect(await screen.findByText('WAITING')).toBeVisible()
    expect(button('Sync')).toHaveAccessibleDescription('This segment is about to sync.')
    await act(() => backend.control.advance(1000))
    expect(await screen.findByText('SYNCING')).toBeVisible()
    await act(() => backend.control.advance(3000))
    expect(await screen.findByText('SYNCED')).toBeVisible()
    expect(button('Sync')).not.toHaveAttribute('aria-disabled')
    const { entries } = await backend.control.exportJournal()
    expect(entries.filter(({ endpoint }) => endpoint === 'segments.sync')).toHaveLength(1)
  })

  it.each([
    ['a failing sync', 'segments.sync', 503, `Error syncing segment: ${UNAVAILABLE}`],
    ['a failing rename', 'segments.update', 503, `Error updating segment: ${UNAVAILABLE}`],
  ] as const)('shows %s as a toast for five seconds', async (_, endpoint, status, text) => {
    const { user } = await open(NAME, {
      prepare: alwaysFails(endpoint, status),
      ...timed(),
    })
    if (endpoint === 'segments.sync') await user.click(button('Sync'))
    else await rename(user, 'Belfast coach')
    expect(await screen.findByText(text)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(screen.getByText(text)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  })

  it('offers no sync of a disabled segment, and says why', async () => {
    const { user, requests } = await open('Women’s team launch')
    expect(screen.getByText('DISABLED')).toBeVisible()
    expect(button('Sync')).toHaveAccessibleDescription('This segment is disabled.')
    await user.click(button('Sync'))
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
  })

  it('asks before it is deleted, and the list shows its removal', async () => {
    const { user, location, backend, requests } = await open()
    const dialog = await openDeleteDialog(user)
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.dblClick(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(location()).toBe('/segments'))
    expect(requests.filter((request) => request.startsWith('DELETE'))).toHaveLength(1)
    await waitFor(() => expect(screen.getByText(NAME).closest('li')).toHaveTextContent('REMOVING'))
    await act(() => backend.control.advance(2000))
    await waitFor(() => expect(screen.queryByText(NAME)).toBeNull())
  })

  it('is kept after Cancel or Escape, and the focus returns', async () => {
    const { user, requests } = await open()
    for (const answer of ['Cancel', 'Escape']) {
      const dialog = await openDeleteDialog(user)
      if (answer === 'Cancel') await user.click(dialog.getByRole('button', { name: 'Cancel' }))
      else await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(button('Permanently delete segment')).toHaveFocus())
    }
    expect(requests.filter((request) => request.startsWith('DELETE'))).toEqual([])
  })

  it('shows a failure in the dialog, which stays open', async () => {
    const { user, location, id } = await open(NAME, { prepare: alwaysFails('segments.remove', 503) })
    const dialog = await openDeleteDialog(user)
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect(await dialog.findByText(`Error deleting segment: ${UNAVAILABLE}`)).toBeVisible()
    expect(location()).toBe(`/segments/${id}/settings`)
  })

  it.each([false, true])('shows that it was deleted elsewhere (dialog open: %s)', async (withDialog) => {
    const { user, api, backend, tenant, id, location } = await open()
    if (withDialog) await openDeleteDialog(user)
    await api.call(contract.segments.remove, { params: { tenant, id } })
    expect(await screen.findByText('REMOVING')).toBeInTheDocument()
    await act(() => backend.control.advance(2000))
    expect(await screen.findByRole('heading', { level: 1, name: 'This segment has been deleted' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    const back = screen.getByRole('link', { name: 'Go to Segments' })
    expect(back).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(location()).toBe('/segments')
  })

  it('learns from a failed action that it is gone, without an event', async () => {
    const { user, backend } = await open()
    await backend.control.fail('segments.sync', 404)
    await backend.control.fail('segments.get', 404, 9)
    await user.click(button('Sync'))
    expect(await screen.findByText(/^Error syncing segment: /)).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'This segment has been deleted' })).toBeVisible()
  })

  it('shows an error for an unknown segment, with a link to the list', async () => {
    await renderApp('/segments/nope')
    expect(await screen.findByText('Error getting segment: Segment not found.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All Segments' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Segments' })).toHaveAttribute('href', '/segments')
    expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull()
  })

  it('keeps the details if a refetch fails, and says so', async () => {
    const { backend, api } = await open()
    await backend.control.fail('segments.get', 500, 9)
    await act(() => api.queryClient.invalidateQueries())
    expect(await screen.findByText(/^Couldn’t refresh\. Trying again…/)).toBeVisible()
    expect(button('Sync')).toBeVisible()
  })

  it.each(errorViews)('shows the error view for a %i instead of the details', async (status, title) => {
    await renderApp('/segments/any', { prepare: alwaysFails('segments.get', status) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })
})
