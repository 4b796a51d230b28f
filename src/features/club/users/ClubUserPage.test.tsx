import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { expectBannerForFiveSeconds } from '../../../../tests/support/world/timed.ts'
import { alwaysFails, neverAnswers, openWorld, tenantOf } from '../../../../tests/support/world/world.ts'
import type { ClubUser } from '../../../contract/fields/user.ts'
import { contract } from '../../../contract/index.ts'
import { localDate } from '../../../format.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Finds a seeded user by e-mail. Ids are the same in every world. */
async function find(email: string): Promise<ClubUser & { tenant: string }> {
  const { api } = await openWorld()
  const tenant = tenantOf({ api })
  const { items } = await api.call(contract.users.list, { params: { tenant }, query: { searchQuery: email } })
  if (!items[0]) throw new Error(`no user has the e-mail ${email}`)
  return { ...items[0], tenant }
}

async function openUser(email = 'shop@rovers.example', options: Parameters<typeof renderApp>[1] = {}) {
  const person = await find(email)
  const app = await renderApp(`/club/users/${person.id}`, options)
  const name = `${person.firstName} ${person.lastName}`
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  return { ...app, person }
}

const open = async (user: Awaited<ReturnType<typeof renderApp>>['user'], action: 'Edit role' | 'Delete User') => {
  await user.click(screen.getByRole('button', { name: action }))
  return within(await screen.findByRole('dialog', { name: action }))
}
const written = (requests: string[]) => requests.filter((request) => !request.startsWith('GET'))
const role = () => screen.getByText('Role', { selector: 'dt' }).closest('div')?.querySelector('strong')?.textContent
const fakeTimers = { user: { advanceTimers: vi.advanceTimersByTime } }

describe('a user of the club', () => {
  it('is shown with name, e-mail, role and the link back', async () => {
    const { person } = await openUser()
    expect(screen.getByText('shop@rovers.example')).toBeVisible()
    expect(role()).toBe('User')
    expect(screen.getByText('Created at').closest('div')).toHaveTextContent(localDate(person.createdAt).join(' '))
    expect(
      screen.getByText(/^Access depends on the user’s role .* An Org Admin can change it at any time\.$/),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'All Users' })).toHaveAttribute('href', '/club/users')
  })

  it.each([
    ['nope', {}, 'Error getting user: User not found.', ['link', 'Go to Users']],
    [
      'any',
      { prepare: alwaysFails('users.get', 500) },
      'Error getting user: Something went wrong on our side. Try again.',
      ['button', 'Reload page'],
    ],
    [
      'any',
      { prepare: alwaysFails('users.get', 403) },
      "Forbidden! You don't have access to this page",
      ['link', 'Go to Home'],
    ],
  ] as const)('that could not be fetched: %s', async (id, options, text, [kind, name]) => {
    await renderApp(`/club/users/${id}`, options)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole(kind, { name })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All Users' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete User' })).toBeNull()
  })

  it('shows a skeleton while it is loading', async () => {
    await renderApp('/club/users/any', { prepare: neverAnswers })
    expect(await screen.findByRole('heading', { name: 'Loading the user' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Edit role' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Delete User' })).toBeDisabled()
  })
})

describe('the role', () => {
  it('is changed once, confirmed for five seconds, and updated on the page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user, requests, backend, person } = await openUser(undefined, fakeTimers)
    const box = await open(user, 'Edit role')
    expect(box.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['admin', 'user'])
    expect(box.getByRole('radio', { name: 'User' })).toBeChecked()
    await user.click(box.getByRole('radio', { name: 'Admin' }))
    await user.dblClick(box.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('User role updated successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(role()).toBe('Admin')
    expect(screen.getByRole('button', { name: 'Edit role' })).toHaveFocus()
    expect(written(requests)).toEqual([`POST /accounts/${person.tenant}/users/${person.id}/role`])
    const { entries } = await backend.control.exportJournal()
    expect(entries.map(({ endpoint, input }) => [endpoint, input])).toEqual([
      ['users.setRole', expect.objectContaining({ body: { role: 'admin' } })],
    ])
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(screen.getByText('User role updated successfully')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    await waitFor(() => expect(screen.queryByText('User role updated successfully')).toBeNull())
  })

  it('can be chosen and submitted by keyboard, and cancelled with Escape', async () => {
    const { user, requests } = await openUser()
    await open(user, 'Edit role')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(written(requests)).toEqual([])
    const box = await open(user, 'Edit role')
    await waitFor(() => expect(box.getByRole('radio', { name: 'User' })).toHaveFocus())
    await user.keyboard('{ArrowUp}{Enter}')
    expect(await screen.findByText('User role updated successfully')).toBeVisible()
    expect(role()).toBe('Admin')
  })

  it.each([
    ['the last admin', 'admin@rovers.example', 'User', {}, 'Error updating user: A club needs at least one admin.'],
    [
      'a missing permission',
      undefined,
      'Admin',
      { prepare: alwaysFails('users.setRole', 403) },
      /^Error updating user: .*forbidden/i,
    ],
    [
      'a server failure',
      undefined,
      'Admin',
      { prepare: alwaysFails('users.setRole', 503) },
      'Error updating user: The service is unavailable. Try again in a moment.',
    ],
  ] as const)(
    'stays unchanged, and the dialog shows why for five seconds: %s',
    async (_, email, choice, options, text) => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      const { user } = await openUser(email, { ...options, ...fakeTimers })
      const before = role()
      const box = await open(user, 'Edit role')
      await user.click(box.getByRole('radio', { name: choice }))
      await user.click(box.getByRole('button', { name: 'Save' }))
      expect(await box.findByText(text)).toBeVisible()
      expect(role()).toBe(before)
      await expectBannerForFiveSeconds(text, box)
    },
  )
})

describe('the deletion', () => {
  it('asks for confirmation, deletes once, and goes to the list of users', async () => {
    const { user, requests, location, person } = await openUser()
    const box = await open(user, 'Delete User')
    expect(box.getByText('Are you sure you want to delete this user?')).toBeVisible()
    await user.dblClick(box.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('table', { name: 'Users' })).toBeVisible()
    expect(location()).toBe('/club/users')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(written(requests)).toEqual([`DELETE /accounts/${person.tenant}/users/${person.id}`])
    expect(await screen.findByText(/ of 25$/)).toBeVisible()
  })

  it('logs out who deletes the own account', async () => {
    const { user, api, person, location } = await openUser('admin@rovers.example')
    const other = await find('shop@rovers.example')
    const params = { tenant: person.tenant, userId: other.id }
    await api.call(contract.users.setRole, { params, body: { role: 'admin' } })
    const box = await open(user, 'Delete User')
    await user.click(box.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
    expect(location()).toBe('/login')
    expect(screen.queryByText(/session has expired/)).toBeNull()
  })

  it('shows that somebody else has deleted the user', async () => {
    const { user, api, person } = await openUser()
    const box = await open(user, 'Delete User')
    await api.call(contract.users.remove, { params: { tenant: person.tenant, userId: person.id } })
    await user.click(box.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'This user has been deleted' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('link', { name: 'Go to Users' })).toHaveAttribute('href', '/club/users')
  })

  it.each(['Cancel', 'Escape'])('is cancelled by %s', async (way) => {
    const { user, requests } = await openUser()
    const box = await open(user, 'Delete User')
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(box.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(written(requests)).toEqual([])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete User' })).toHaveFocus())
  })

  it.each([
    ['the last admin', 'admin@rovers.example', {}, 'Error deleting user: The last admin of a club cannot be deleted.'],
    [
      'a missing permission',
      undefined,
      { prepare: alwaysFails('users.remove', 403) },
      /^Error deleting user: .*forbidden/i,
    ],
    [
      'a server failure',
      undefined,
      { prepare: alwaysFails('users.remove', 500) },
      'Error deleting user: Something went wrong on our side. Try again.',
    ],
  ] as const)('shows the error in the dialog for five seconds: %s', async (_, email, options, text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user, location, person } = await openUser(email, { ...options, ...fakeTimers })
    const box = await open(user, 'Delete User')
    await user.click(box.getByRole('button', { name: 'Delete' }))
    expect(await box.findByText(text)).toBeVisible()
    expect(location()).toBe(`/club/users/${person.id}`)
    await expectBannerForFiveSeconds(text, box)
  })
})
