import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  field,
  press,
  search,
  option,
  isGone,
  optionsIn,
  heading,
  someFans,
} from '../../../tests/support/screens/palette.ts'
import { renderApp } from '../../../tests/support/screens/render.tsx'
import { readRecent } from './entries/recent.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem('mantine-color-scheme-value')
})

describe('actions', () => {
  it('open a dialog once: the address keeps nothing of it', async () => {
    const { user, location } = await renderApp('/integrations/data/fans?searchQuery=ar')
    await screen.findByRole('searchbox')
    await search(user, '>add fan')
    expect(screen.getByRole('group', { name: 'Actions' })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Fans' })).toBeNull()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Add New Fan' })).toBeVisible()
    await waitFor(() => expect(location()).toBe('/integrations/data/fans?searchQuery=ar'))
  })

  it.each([
    ['import fans', 'Import Fans'],
    ['import memb', 'Import Memberships'],
    ['add memb', 'Add New Membership'],
    ['invite', 'Invite a colleague'],
    ['change your pass', 'Change password'],
    ['keyboard', 'Keyboard shortcuts'],
  ])('%s opens “%s”', async (query, dialog) => {
    const { user, location } = await renderApp('/support')
    await search(user, `>${query}{Enter}`)
    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible()
    await waitFor(() => expect(location()).not.toContain('open'))
  })

  it('sync the fans', async () => {
    const { user, requests, location } = await renderApp('/support')
    await search(user, '>sync{Enter}')
    await waitFor(() => expect(requests.some((request) => /^POST .*fan-profiles\/sync/.test(request))).toBe(true))
    expect(location()).toBe('/fans')
  })

  it('switch the scheme and keep the focus', async () => {
    const { user } = await renderApp('/support')
    await heading('Support')
    const [control] = screen.getAllByRole('button', { name: 'Search' })
    control?.focus()
    await search(user, '>dark{Enter}')
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'))
    await isGone()
    expect(control).toHaveFocus()
    await search(user, '>light{Enter}')
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light'))
  })

  it('log out', async () => {
    const { user, location } = await renderApp('/support')
    await search(user, '>log out{Enter}')
    await waitFor(() => expect(location()).toBe('/login'))
  })
})

describe('role and plan', () => {
  it('a user is not offered what only an admin may do', async () => {
    const { user } = await renderApp('/support', { as: 'user@rovers.example' })
    await search(user, '>')
    expect(await option(/^Import fans/)).toBeVisible()
    expect(optionsIn('Actions')).not.toContain('Invite a colleague')
    await press(user)
    await isGone()
  })

  it('a club without a plan is offered what it can open, and nothing else is asked', async () => {
    const { user, requests, location } = await renderApp('/support', {
      as: 'owner@newclub.example',
      scenario: 'new-club',
    })
    await heading('Support')
    await press(user)
    await field()
    expect(optionsIn('Pages')).toEqual(['Your ProfileSettings', 'ClubSettings', 'Support'])
    expect(optionsIn('Actions')).toEqual([
      'Invite a colleague',
      'Change your password',
      'Switch to dark mode',
      'Keyboard shortcuts',
      'Log out',
    ])
    await user.keyboard('shop')
    expect(await screen.findByText('Nothing matches “shop”.')).toBeVisible()
    expect(requests.filter((request) => /fan-profiles|connectors|segments|bookmarks|\/status/.test(request))).toEqual(
      [],
    )
    await user.keyboard('{Escape}')
    await isGone()
    await user.keyboard('gf')
    expect(location()).toBe('/support')
  })
})

describe('recent', () => {
  it('lists what this user has opened, newest first, without what is open or gone', async () => {
    const [first, second] = await someFans()
    const app = await renderApp(`/fans/${first?.id}`)
    const { user } = app
    const me = app.api.session.store.getState()
    const recent = () => (me.status === 'in' ? readRecent(me.user.id) : [])
    await heading(new RegExp(first?.firstName ?? ''))
    await search(user, second?.email ?? '')
    await option(new RegExp(`^${second?.firstName}.*${second?.email}`))
    await user.keyboard('{Enter}')
    await heading(new RegExp(second?.firstName ?? ''))
    await waitFor(() => expect(recent().map(({ id }) => id)).toEqual([second?.id, first?.id]))
    await isGone()
    await press(user)
    await field()
    expect(optionsIn('Recent')).toEqual([`${first?.firstName} ${first?.lastName}Fan`])
  })
})
