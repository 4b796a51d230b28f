import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rovers } from '../../../../mocks/seed/scenarios/scenarios.ts'
import { errorViews } from '../../../../tests/support/screens/errorViews.ts'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'
import { config } from '../../../config.ts'
import { bookmarkParams, dashboardAt, dashboardUrl } from './dashboardUrl.ts'

const ADDRESS = `${location.origin}/external/dashboard/?club=${rovers.id}`

afterEach(() => {
  vi.useRealTimers()
})

const frame = () => screen.findByTitle<HTMLIFrameElement>('Analytics dashboard')
const link = () => screen.getByRole('link', { name: 'Open in new tab' })

async function openDashboard(address = '/dashboard', options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(address, options)
  const iframe = await frame()
  fireEvent.load(iframe)
  return { ...app, iframe }
}

/** Dispatches a message event to the window. */
function send(data: unknown, source: MessageEventSource | null, origin: string) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin })))
}
const locationMessage = (search: unknown) => ({ type: 'location', location: { search } })

async function createdBookmark({ user, api }: Awaited<ReturnType<typeof openDashboard>>, name = 'Monday') {
  await user.click(screen.getByRole('button', { name: 'Add bookmark' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add bookmark' }))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), name)
  await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'For the meeting')
  await user.click(dialog.getByRole('button', { name: 'Add bookmark' }))
  expect(await screen.findByText('Bookmark created successfully')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { items } = await api.call(contract.bookmarks.list, { params: { tenant: rovers.id }, query: {} })
  return items.find((bookmark) => bookmark.name === name)
}

describe('Dashboard', () => {
  it('embeds the URL from the server, relative to the root of the app', async () => {
    const { requests } = await renderApp('/dashboard')
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    const iframe = await frame()
    expect(iframe.src).toBe(ADDRESS)
    expect(requests).toContain(`GET /analytics/${rovers.id}/dashboard`)
    expect(link()).toHaveAttribute('href', ADDRESS)
    expect(link()).toHaveAttribute('target', '_blank')
    expect(screen.getByText('Loading the dashboard...')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add bookmark' })).toBeDisabled()
    fireEvent.load(iframe)
    expect(screen.queryByText('Loading the dashboard...')).toBeNull()
    expect(screen.getByRole('button', { name: 'Add bookmark' })).toBeEnabled()
  })

  it('opens the view from its query string, but never another club', async () => {
    const { iframe } = await openDashboard('/dashboard?age=60%2B&membership=Season+ticket&club=other')
    expect(iframe.src).toBe(`${ADDRESS}&age=60%2B&membership=Season+ticket`)
    expect(link()).toHaveAttribute('href', iframe.src)
  })

  it.each([
    ['plainly', (message: unknown) => message],
    ['as Metabase wraps it', (message: unknown) => ({ metabase: message })],
  ])('saves the view that its frame reports %s as a bookmark, without the tab and the club', async (_, wrap) => {
    const app = await openDashboard()
    send(
      wrap(locationMessage(`?club=${rovers.id}&tab=shop&country=Ireland&age=18-29`)),
      app.iframe.contentWindow,
      location.origin,
    )
    expect(link()).toHaveAttribute('href', `${ADDRESS}&tab=shop&country=Ireland&age=18-29`)
    expect(await createdBookmark(app)).toMatchObject({
      name: 'Monday',
      description: 'For the meeting',
      connectorId: 'metabase',
      params: 'country=Ireland&age=18-29',
    })
    // Saving a view must not reload the frame.
    expect(await frame()).toBe(app.iframe)
  })

  it('saves the view that it was opened with if the frame reports nothing', async () => {
    const app = await openDashboard('/dashboard?tab=audience&period=90d')
    expect(await createdBookmark(app)).toMatchObject({ params: 'period=90d' })
  })

  it('ignores messages that do not come from its frame', async () => {
    const { iframe } = await openDashboard('/dashboard?country=Ireland')
    const own = iframe.contentWindow
    const before = link().getAttribute('href')
    const hostile = locationMessage('?country=Norway')
    send(hostile, window, location.origin)
    send(hostile, null, location.origin)
    send(hostile, own, 'https://evil.example')
    send(hostile, own, 'null')
    send({ metabase: hostile }, window, location.origin)
    send({ metabase: hostile }, own, 'https://evil.example')
    const other = document.body.appendChild(document.createElement('iframe'))
    send(hostile, other.contentWindow, location.origin)
    other.remove()
    for (const data of [
      null,
      'location',
      7,
      { type: 'location' },
      locationMessage(7),
      locationMessage('?'.repeat(9000)),
      { metabase: null },
      { metabase: { type: 'location' } },
      { metabase: { metabase: hostile } },
    ]) {
      send(data, own, location.origin)
    }
    send({ ...hostile, type: 'other' }, own, location.origin)
    send({ type: 'location', location: '?country=Norway' }, own, location.origin)
    expect(link()).toHaveAttribute('href', before)
    send(hostile, own, location.origin)
    expect(link()).toHaveAttribute('href', `${ADDRESS}&country=Norway`)
  })

  it('is as high as its frame reports, and fills the window until then', async () => {
    const { iframe } = await openDashboard()
    const around = iframe.parentElement
    expect(around?.style.height).toBe('')
    send({ type: 'size', size: { height: 1234 } }, iframe.contentWindow, location.origin)
    expect(around?.style.height).toBe('1234px')
    for (const height of [0, -5, 1.5, '900', 20_001, null])
      send({ type: 'size', size: { height } }, iframe.contentWindow, location.origin)
    send({ type: 'size', size: { height: 500 } }, iframe.contentWindow, 'https://evil.example')
    send({ type: 'size', size: { height: 500 } }, window, location.origin)
    expect(around?.style.height).toBe('1234px')
  })

  it('offers a retry if the frame has not loaded after ten seconds', async () => {
    const { user, backend } = await renderApp('/dashboard?country=Ireland', timed())
    const first = await frame()
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(screen.getByRole('heading', { name: 'The dashboard is taking too long' })).toBeVisible()
    const pass = backend.fetch
    vi.spyOn(backend, 'fetch').mockImplementation((request) =>
      request.url.includes('/dashboard') ? Promise.resolve(Response.json({ url: `${ADDRESS}&now=2` })) : pass(request),
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    // At the address that the server gives now.
    await waitFor(async () => expect((await frame()).src).toBe(`${ADDRESS}&now=2&country=Ireland`))
    const second = await frame()
    expect(second).not.toBe(first)
    expect(screen.getByText('Loading the dashboard...')).toBeVisible()
    fireEvent.load(second)
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(screen.queryByRole('heading', { name: 'The dashboard is taking too long' })).toBeNull()
  })

  it('shows a frame that loads late', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await renderApp('/dashboard')
    const iframe = await frame()
    await act(() => vi.advanceTimersByTimeAsync(10_500))
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    fireEvent.load(iframe)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('requires a name, and shows a failure in the dialog', async () => {
    const { user } = await openDashboard('/dashboard', { prepare: alwaysFails('bookmarks.create', 500) })
    await user.click(screen.getByRole('button', { name: 'Add bookmark' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add bookmark' }))
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await user.click(dialog.getByRole('button', { name: 'Add bookmark' }))
    expect(dialog.getByText('Enter a name')).toBeVisible()
    expect(name).toHaveFocus()
    await user.type(name, 'Monday{Enter}')
    expect(await dialog.findByText(/^Error creating bookmark: /)).toBeVisible()
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it.each(errorViews)('shows the error view for a %i', async (status, title) => {
    await renderApp('/dashboard', { prepare: alwaysFails('analytics.dashboard', status) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    if (status === 500) expect(screen.getByText(/^Error getting dashboard: /)).toBeVisible()
  })
})

describe('the URL of the dashboard', () => {
  afterEach(() => {
    config.root = '/'
  })

  it('is absolute, or relative to the root of the app', () => {
    expect(dashboardUrl('https://bi.example/d/7?token=x')?.href).toBe('https://bi.example/d/7?token=x')
    config.root = '/demo/'
    expect(dashboardUrl('external/dashboard/?club=1')?.href).toBe(`${location.origin}/demo/external/dashboard/?club=1`)
    expect(dashboardUrl('/external/dashboard/')?.href).toBe(`${location.origin}/demo/external/dashboard/`)
    expect(dashboardUrl('//evil.example/')?.origin).toBe(location.origin)
  })

  it('is null if it must not be framed', () => {
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'https://'])
      expect(dashboardUrl(address)).toBeNull()
  })

  it('accepts a view, and yields the parameters for a bookmark', () => {
    const url = new URL('https://bi.example/d/7?token=x#theme=night')
    expect(dashboardAt(url, '?country=Ireland&token=stolen')).toBe(
      'https://bi.example/d/7?token=x&country=Ireland#theme=night',
    )
    expect(bookmarkParams(url, '?token=x&tab=2&age=60%2B&membership=Season+ticket')).toBe(
      'age=60%2B&membership=Season+ticket',
    )
    expect(bookmarkParams(url, '')).toBe('')
  })
})
