import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { expectBannerForFiveSeconds, timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails, tenantOf } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'

type App = Awaited<ReturnType<typeof renderApp>>

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' })
const confirm = () => screen.getByRole('button', { name: 'Confirm' })
const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

async function choose(user: UserEvent, label: string, name: string) {
  await user.click(field(label))
  await user.click(await screen.findByText(name, { selector: '[role=option] *, [role=option]' }))
}

async function fill(user: UserEvent) {
  await user.type(field('Name'), ' Autumn letter ')
  await user.type(field('Description'), 'Before the clocks go back ')
  await choose(user, 'Bookmark', 'Fans in Ireland')
  await choose(user, 'Connector', 'Campaign trial')
}

async function findChosen({ api }: App) {
  const tenant = tenantOf({ api })
  const [bookmarks, connectors] = await Promise.all([
    api.call(contract.bookmarks.list, { params: { tenant } }),
    api.call(contract.connectors.list, { params: { tenant } }),
  ])
  const bookmark = bookmarks.items.find(({ name }) => name === 'Fans in Ireland')
  const connector = connectors.items.find(({ name }) => name === 'Campaign trial')
  return { tenant, bookmark, connector }
}

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/segments/new', options)
  await waitFor(() => expect(app.requests.some((request) => request.includes('/connectors?'))).toBe(true))
  return app
}

// jsdom has no layout, so it lacks this method.
Element.prototype.scrollIntoView = () => {}

afterEach(() => {
  vi.useRealTimers()
})

describe('New segment', () => {
  it('offers every bookmark, but only marketing connectors', async () => {
    const { user, requests } = await open()
    await user.click(field('Bookmark'))
    await screen.findByRole('option', { name: 'Fans in Ireland' })
    expect(optionNames()).toHaveLength(24)
    await user.keyboard('{Escape}')
    await user.click(field('Connector'))
    await screen.findByRole('option', { name: 'Campaign trial' })
    expect(optionNames().toSorted()).toEqual(['Campaign trial', 'Newsletter'])
    expect(requests.some((request) => /connectors\?.*type=marketing/.test(request))).toBe(true)
    expect(field('Bookmark')).toHaveAttribute('placeholder', 'Select a bookmark')
    expect(field('Connector')).toHaveAttribute('placeholder', 'Select a connector')
  })

  it.each([
    ['Bookmark', 'IRELAND', ['Young fans in Ireland', 'Fans in Ireland']],
    ['Connector', 'camp', ['Campaign trial']],
  ])('searches %s by label, ignoring case', async (label, typed, found) => {
    const { user } = await open()
    await user.click(field(label))
    await screen.findAllByRole('option')
    await user.type(field(label), typed)
    await waitFor(() => expect(optionNames().toSorted()).toEqual(found.toSorted()))
    await user.type(field(label), 'zzz')
    expect(await screen.findByText('Not found')).toBeVisible()
  })

  it('creates the segment once, sends exactly what was filled in, and opens it', async () => {
    const app = await open()
    const { user, backend, location, requests } = app
    await fill(user)
    await user.dblClick(confirm())
    await waitFor(() => expect(location()).toMatch(/^\/segments\/\w+\/settings$/))
    expect(await screen.findByRole('heading', { level: 1, name: 'Autumn letter' })).toBeVisible()
    expect(screen.getByText('WAITING')).toBeVisible()
    expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1)
    const { bookmark, connector } = await findChosen(app)
    const { entries } = await backend.control.exportJournal()
    expect(entries.at(-1)).toMatchObject({ endpoint: 'segments.create' })
    expect(entries.at(-1)?.input).toMatchObject({
      body: {
        name: 'Autumn letter',
        description: 'Before the clocks go back',
        bookmarkId: bookmark?.id,
        connectorId: connector?.id,
        config: { provider: connector?.provider, name: 'Autumn letter', description: 'Before the clocks go back' },
      },
    })
  })

  it('is submitted by Enter', async () => {
    const { user, location } = await open()
    await fill(user)
    await user.type(field('Name'), '{Enter}')
    await waitFor(() => expect(location()).toMatch(/^\/segments\/\w+\/settings$/))
  })

  it('goes back with Cancel, and creates nothing', async () => {
    const { user, location, requests } = await open()
    await user.type(field('Name'), 'Autumn letter')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    expect(location()).toBe('/segments')
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
  })

  it('leaves validation to the server, shows its errors at the fields, and focuses the first one', async () => {
    const { user, location } = await open()
    await user.click(confirm())
    expect(await screen.findByText('Error creating segment: 3 fields need correcting.')).toBeVisible()
    for (const [label, message] of [
      ['Name', 'Enter a name.'],
      ['Bookmark', 'Choose a bookmark.'],
      ['Connector', 'Choose a connector.'],
    ] as const) {
      expect(field(label)).toBeInvalid()
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message))
    }
    expect(field('Description')).toBeValid()
    expect(field('Name')).toHaveFocus()
    expect(location()).toBe('/segments/new')
  })

  it.each([
    ['bookmark', 'Bookmark', 'This bookmark no longer exists. Choose another one.'],
    ['connector', 'Connector', 'Choose a marketing connector.'],
  ] as const)('shows an error at its field if the %s has been deleted since', async (which, label, sentence) => {
    const app = await open()
    const { user, api, backend } = app
    await fill(user)
    const { tenant, bookmark, connector } = await findChosen(app)
    if (which === 'bookmark') await api.call(contract.bookmarks.remove, { params: { tenant, id: bookmark?.id ?? '' } })
    else await api.call(contract.connectors.remove, { params: { tenant, id: connector?.id ?? '' } })
    await act(() => backend.control.advance(2000))
    await user.click(confirm())
    expect(await screen.findByText(`Error creating segment: ${sentence}`)).toBeVisible()
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(sentence))
    expect(field(label)).toHaveFocus()
    expect(field('Name')).toHaveValue(' Autumn letter ')
  })

  it('shows any other failure in a banner for five seconds, and keeps the input', async () => {
    const { user } = await open({
      prepare: alwaysFails('segments.create', 503),
      ...timed(),
    })
    await user.type(field('Name'), 'Autumn letter')
    await user.click(confirm())
    const text = 'Error creating segment: The service is unavailable. Try again in a moment.'
    await expectBannerForFiveSeconds(text)
    expect(field('Name')).toHaveValue('Autumn letter')
    expect(confirm()).toBeEnabled()
  })

  it('says what is missing if there are no choices', async () => {
    const { api, requests } = await open()
    const tenant = /\/analytics\/(\w+)\//.exec(requests.join(' '))?.[1] ?? ''
    const none = { items: [], offset: 0, limit: 1000, moreItems: false, totalItems: 0 }
    const query = { limit: 1000 }
    act(() => {
      api.queryClient.setQueryData([contract.bookmarks.list.id, { params: { tenant }, query }], none)
      api.queryClient.setQueryData(
        [contract.connectors.list.id, { params: { tenant }, query: { ...query, type: 'marketing' } }],
        none,
      )
    })
    expect(await screen.findByRole('link', { name: 'Bookmark a view of the dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    expect(screen.getByRole('link', { name: 'Add one' })).toHaveAttribute(
      'href',
      '/integrations/newconnector/marketing',
    )
  })

  it('keeps what was typed while a list was loading that then fails', async () => {
    const { user, backend, hold } = await renderApp('/segments')
    await backend.control.fail('bookmarks.list', 503)
    const release = hold()
    await user.click(await screen.findByRole('link', { name: 'New segment' }))
    await user.type(field('Name'), 'Autumn letter')
    release()
    await user.click(await screen.findByRole('button', { name: 'Reload page' }))
    expect(await screen.findByLabelText('Name', { selector: 'input' })).toHaveValue('Autumn letter')
  })

  it.each([
    ['bookmarks.list', 500, 'Oops! Something went wrong'],
    ['connectors.list', 403, "Forbidden! You don't have access to this page"],
    ['bookmarks.list', 402, 'Payment Required'],
  ] as const)('shows an error view if %s answers %i', async (endpoint, status, title) => {
    await renderApp('/segments/new', { prepare: alwaysFails(endpoint, status) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  })
})
