import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  field,
  press,
  search,
  options,
  option,
  isGone,
  optionsIn,
  selected,
  heading,
  firstFan,
} from '../../../tests/support/screens/palette.ts'
import { renderApp } from '../../../tests/support/screens/render.tsx'
import { tenantOf, withFault } from '../../../tests/support/world/world.ts'
import { contract } from '../../contract/index.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem('mantine-color-scheme-value')
})

describe('opening the search', () => {
  it('works from a field, and closing returns the focus to it', async () => {
    const { user } = await renderApp('/fans')
    const table = await screen.findByRole('searchbox')
    await user.click(table)
    await press(user)
    await waitFor(async () => expect(await field()).toHaveFocus())
    await user.keyboard('{Escape}')
    await isGone()
    expect(table).toHaveFocus()
    await press(user)
    await field()
    await press(user)
    await isGone()
    expect(table).toHaveFocus()
    expect(table).toHaveValue('')
  })

  it('works with the control of the sidebar', async () => {
    const { user } = await renderApp('/support')
    await heading('Support')
    const [control] = screen.getAllByRole('button', { name: 'Search' })
    await user.click(control as HTMLElement)
    await field()
    await user.click(screen.getByRole('button', { name: 'Close search' }))
    await isGone()
    expect(control).toHaveFocus()
  })

  it('keeps what is typed before it has the focus, and then runs it', async () => {
    const { user } = await renderApp('/fans')
    await user.click(await screen.findByRole('searchbox'))
    // The first time, the code of the search is still loading; the second time, only the focus is late.
    for (const typed of ['supx{Backspace}port', 'your profile']) {
      await user.keyboard(`{Control>}k{/Control}${typed}{Enter}`)
      await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Fans' })).toBeNull())
      await isGone()
      await user.keyboard('gf')
      await heading('Fans')
    }
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('is closed by Escape, however early', async () => {
    const { user } = await renderApp('/fans')
    await screen.findByRole('searchbox')
    await user.keyboard('{Control>}k{/Control}x{Escape}')
    await user.keyboard('gh')
    await heading(/^Welcome|Home|Good/)
    await isGone()
  })

  it('does nothing while a dialog asks something', async () => {
    const { user } = await renderApp('/club/users')
    await user.click(await screen.findByRole('button', { name: 'Invite' }))
    await screen.findByRole('dialog', { name: 'Invite a colleague' })
    await press(user)
    await user.keyboard('?')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})

describe('fans', () => {
  it('are searched from two characters on, once the user pauses, and opened with Enter', async () => {
    const fan = await firstFan()
    const { user, requests, location } = await renderApp('/home')
    await press(user)
    await field()
    const asked = () => requests.filter((request) => /fan-profiles\?.*limit=20/.test(request))
    await user.keyboard(fan.email.slice(0, 1))
    expect(asked()).toEqual([])
    await user.keyboard(fan.email.slice(1))
    const found = await option(new RegExp(`^${fan.firstName}.*${fan.email}`))
    const query = new URLSearchParams({ searchQuery: fan.email }).toString()
    await waitFor(() => expect(asked().at(-1)).toContain(query))
    expect(asked().length).toBeLessThan(fan.email.length)
    expect(selected()).toBe(found)
    expect(within(found).getByText(fan.email, { selector: 'mark' })).toBeVisible()
    expect(await field()).toHaveAttribute('aria-activedescendant', found.id)
    await user.keyboard('{Enter}')
    await heading(new RegExp(fan.firstName))
    expect(location()).toBe(`/fans/${fan.id}`)
    await isGone()
    expect(document.getElementById('content')).toHaveFocus()
  })

  it('are at most four, and the last row opens the list', async () => {
    const { user, location, api } = await renderApp('/home')
    await search(user, 'ar')
    const { totalItems } = await api.call(contract.fanProfiles.list, {
      params: { tenant: tenantOf({ api }) },
      query: { searchQuery: 'ar' },
    })
    const all = await option(new RegExp(`^Search all fans for “ar” ?${totalItems} found$`))
    expect(optionsIn('Fans')).toHaveLength(5)
    await user.click(all)
    await heading('Fans')
    expect(location()).toBe('/fans?searchQuery=ar')
  })

  it('of the last answer stay until the next one arrives', async () => {
    const fan = await firstFan()
    const { user, hold } = await renderApp('/home')
    await search(user, fan.email.slice(0, 5))
    const row = await option(/^Search all fans/)
    const before = optionsIn('Fans').length
    const release = hold()
    await user.keyboard(fan.email.slice(5))
    expect(optionsIn('Fans')).toHaveLength(before)
    expect(row).toHaveTextContent(`Search all fans for “${fan.email}”`)
    release()
    await waitFor(() => expect(row).toHaveTextContent('1 found'))
    expect(optionsIn('Fans')).toHaveLength(2)
  })

  it('of the last answer are not opened by a query that they do not match', async () => {
    const { user, hold } = await renderApp('/support')
    await search(user, 'im')
    await option(/^Search all fans/)
    hold()
    await user.keyboard('port fans')
    expect(optionsIn('Fans').length).toBeGreaterThan(0)
    expect(selected()).toHaveTextContent('Import fans')
  })

  it('open with Enter before the answer has arrived', async () => {
    const fan = await firstFan()
    const { user, location } = await renderApp('/home')
    await press(user)
    await field()
    await user.keyboard(`${fan.email}{Enter}`)
    await heading(new RegExp(fan.firstName))
    expect(location()).toBe(`/fans/${fan.id}`)
  })

  it('that cannot be searched are one line, and the rest still works', async () => {
    const { user } = await renderApp('/home', { prepare: withFault({ preset: 'fans-list-fails', times: null }) })
    await search(user, 'shop')
    expect(await screen.findByText('Couldn’t search fans. Try again in a moment.')).toBeVisible()
    expect(await option(/^Club shop/)).toBeVisible()
    expect(screen.getByRole('option', { name: /^Search all fans/ })).not.toHaveTextContent('found')
  })
})

describe('everything else', () => {
  it.each([
    ['club shop', 'Connectors', /\/integrations\/connectors\/\w+/],
    ['order items', 'Pages', /\/integrations\/data\/shop-order-items$/],
    ['billing', 'Pages', /\/club\/billing$/],
    ['dashboard', 'Pages', /\/dashboard$/],
    ['new seg', 'Actions', /\/segments\/new$/],
  ])('%s is found among the %s', async (query, group, address) => {
    const { user, location } = await renderApp('/support')
    await search(user, query)
    const found = await within(await screen.findByRole('group', { name: group })).findAllByRole('option')
    await user.click(found[0] as HTMLElement)
    await waitFor(() => expect(location()).toMatch(address))
  })

  it.each([
    ['Fans', 'Bookmarks', '/fans'],
    ['ho', 'Fans', '/home'],
  ])('a page whose name begins with “%s” comes before the %s', async (query, group, address) => {
    const { user, api, location } = await renderApp('/support')
    const params = { tenant: tenantOf({ api }) }
    const name = `${query} of this test`
    await api.call(contract.bookmarks.create, { params, body: { name, connectorId: 'metabase', params: '' } })
    await search(user, query)
    await option(new RegExp(`^${name}`))
    expect(await screen.findByRole('group', { name: group })).toBeVisible()
    expect(screen.getAllByRole('group')[0]).toHaveAccessibleName('Pages')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location()).toBe(address))
  })

  it('segments and bookmarks are found by name', async () => {
    const { user, api } = await renderApp('/support')
    const params = { params: { tenant: tenantOf({ api }) } }
    const [segments, bookmarks] = await Promise.all([
      api.call(contract.segments.list, params),
      api.call(contract.bookmarks.list, params),
    ])
    await search(user, bookmarks.items[0]?.name ?? '')
    await waitFor(() => expect(optionsIn('Bookmarks')[0]).toContain(bookmarks.items[0]?.name))
    await user.clear(await field())
    await user.type(await field(), segments.items[0]?.name ?? '')
    await waitFor(() => expect(optionsIn('Segments')[0]).toContain(segments.items[0]?.name))
  })

  it('shows and announces one line when nothing matches', async () => {
    const { user } = await renderApp('/support')
    await search(user, 'zzqx')
    expect(await screen.findByText('Nothing matches “zzqx”.')).toBeVisible()
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('No results'),
    )
  })

  it('arrows select a row and go round', async () => {
    const { user } = await renderApp('/support')
    await press(user)
    await field()
    const first = selected()
    await user.keyboard('{ArrowUp}')
    expect(selected()).toBe(options().at(-1))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(selected()).toBe(options()[1])
    expect(first).toBe(options()[0])
  })

  it('Ctrl Enter opens a new tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user, location } = await renderApp('/support')
    await search(user, 'segments')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/segments$/), '_blank', 'noopener')
    expect(location()).toBe('/support')
    await isGone()
  })
})
