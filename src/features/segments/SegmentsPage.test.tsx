import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../tests/support/screens/render.tsx'
import { alwaysFails } from '../../../tests/support/world/world.ts'
import { contract } from '../../contract/index.ts'

const cards = () => within(screen.getByRole('list', { name: 'Segments' })).getAllByRole('listitem')
const cardOf = async (name: string) => {
  const card = (await screen.findByText(name)).closest('li')
  if (!card) throw new Error(`No card for ${name}`)
  return within(card)
}
const tenantOf = (requests: string[]) => /\/marketing\/(\w+)\//.exec(requests.join(' '))?.[1] ?? ''

describe('Segments', () => {
  it('shows a card for each, the newest first, with one link to its settings', async () => {
    const { api, requests } = await renderApp('/segments')
    await cardOf('Dublin coach')
    const { items } = await api.call(contract.segments.list, { params: { tenant: tenantOf(requests) } })
    expect(items).toHaveLength(7)
    expect(cards().map((card) => within(card).getByRole('heading', { level: 2 }).textContent)).toEqual(
      items.map(({ name }) => name),
    )
    for (const [at, card] of cards().entries()) {
      const links = within(card).getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toEqual([`/segments/${items[at]?.id}/settings`])
    }
  })

  it('shows the description, provider, state and last sync of a segment', async () => {
    await renderApp('/segments')
    const failed = await cardOf('Academy open day')
    expect(failed.getByText('FAILED')).toBeVisible()
    expect(failed.getByText('Parents of young fans')).toBeVisible()
    expect(failed.getByText('Mautic')).toBeVisible()
    expect(failed.getByText(/^Last sync/)).toHaveTextContent(/^Last sync (.+ ago|last \w+|yesterday)$/)
    expect((await cardOf('Dublin coach')).getByText('SYNCED')).toBeVisible()
    expect((await cardOf('Women’s team launch')).getByText('DISABLED')).toBeVisible()
  })

  it('links to the form of a new segment', async () => {
    const { user, location } = await renderApp('/segments')
    await user.click(await screen.findByRole('link', { name: 'New segment' }))
    expect(location()).toBe('/segments/new')
  })

  it('follows state changes without a skeleton, until a segment is gone', async () => {
    const { backend, api, requests } = await renderApp('/segments')
    await cardOf('Dublin coach')
    await waitFor(() => expect(requests).toContain('GET /system/sse'))
    const tenant = tenantOf(requests)
    const { items } = await api.call(contract.segments.list, { params: { tenant } })
    const idOf = (segmentName: string) => items.find(({ name }) => name === segmentName)?.id ?? ''
    await api.call(contract.segments.sync, { params: { tenant, id: idOf('Dublin coach') } })
    await api.call(contract.segments.remove, { params: { tenant, id: idOf('Women’s team launch') } })
    const synced = await cardOf('Dublin coach')
    expect(await synced.findByText('WAITING')).toBeVisible()
    expect(await (await cardOf('Women’s team launch')).findByText('REMOVING')).toBeVisible()
    await act(() => backend.control.advance(1000))
    expect(await synced.findByText('SYNCING')).toBeVisible()
    await act(() => backend.control.advance(1000))
    await waitFor(() => expect(screen.queryByText('Women’s team launch')).toBeNull())
    expect(cards()).toHaveLength(6)
    await act(() => backend.control.advance(2000))
    expect(await synced.findByText('SYNCED')).toBeVisible()
    const { now } = await backend.control.info()
    expect(Date.parse(now) - Date.parse(synced.getByText(/ago$|now$/).getAttribute('datetime') ?? '')).toBeLessThan(
      1000,
    )
  })

  it('shows "Never synced" for a new segment', async () => {
    const { api, requests } = await renderApp('/segments')
    await cardOf('Dublin coach')
    await waitFor(() => expect(requests).toContain('GET /system/sse'))
    const tenant = tenantOf(requests)
    const { items } = await api.call(contract.segments.list, { params: { tenant } })
    const { connectorId = '', bookmarkId = '' } = items[0] ?? {}
    await api.call(contract.segments.create, { params: { tenant }, body: { name: 'Fresh', connectorId, bookmarkId } })
    const fresh = await cardOf('Fresh')
    expect(fresh.getByText('WAITING')).toBeVisible()
    expect(fresh.getByText('Never synced')).toBeVisible()
  })

  it('fetches all segments at once', async () => {
    const { requests } = await renderApp('/segments')
    await cardOf('Dublin coach')
    expect(requests).toContain(`GET /marketing/${tenantOf(requests)}/segments?limit=1000`)
    expect(screen.queryByText(/^Showing the newest/)).toBeNull()
  })

  it('says "No data found" if there are none, with a single link to create one', async () => {
    const { user, location } = await renderApp('/segments', { scenario: 'new-club' })
    expect(await screen.findByRole('heading', { name: 'No data found' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'New segment' }))
    expect(location()).toBe('/segments/new')
  })

  it.each([
    [500, 'Oops! Something went wrong', 1],
    [403, "Forbidden! You don't have access to this page", 0],
    [402, 'Payment Required', 0],
  ] as const)('shows the error view for a %i instead of the cards', async (status, title, sentences) => {
    await renderApp('/segments', { prepare: alwaysFails('segments.list', status) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Segments' })).toBeNull()
    expect(screen.queryAllByText(/^Error getting segments: /)).toHaveLength(sentences)
    expect(screen.queryByRole('link', { name: 'New segment' })).toBeNull()
  })

  it('keeps the cards if a refetch fails', async () => {
    const { backend, requests } = await renderApp('/segments')
    await cardOf('Dublin coach')
    await waitFor(() => expect(requests).toContain('GET /system/sse'))
    await backend.control.fail('segments.list', 500, 9)
    const tenant = tenantOf(requests)
    requests.length = 0
    await act(() => backend.control.emit({ type: 'SegmentUpdated', tenant, id: 'any' }))
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(cards()).toHaveLength(7)
  })
})
