import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { expectBannerForFiveSeconds, timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'
import { localDate } from '../../../format.ts'

afterEach(() => {
  vi.useRealTimers()
})

const DEFAULT = '?offset=0&limit=10&orderBy=createdAt&orderDirection=desc'
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const lists = (requests: string[]) =>
  requests.filter((request) => request.includes('/users?')).map((request) => request.slice(request.indexOf('?')))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Invite a colleague' }))

async function openUsers(address = '/club/users', options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(address, options)
  await screen.findByText(/ of \d+$/)
  const state = app.api.session.store.getState()
  if (state.status !== 'in') throw new Error('nobody is signed in')
  return { ...app, me: state.user }
}

async function openInvite(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await openUsers('/club/users', options)
  await app.user.click(screen.getByRole('button', { name: 'Invite' }))
  return { ...app, box: await dialog() }
}

describe('the users of a club', () => {
  it('are listed with name, e-mail, role and time of creation, ten per page', async () => {
    const { api, me, requests, user } = await openUsers()
    expect(lists(requests)).toEqual([DEFAULT])
    const { items, totalItems } = await api.call(contract.users.list, {
      params: { tenant: me.tenant },
      query: { limit: 10 },
    })
    expect(screen.getByText(`1-10 of ${totalItems}`)).toBeVisible()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Role',
      'Created at',
    ])
    expect(
      rows().map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual(
      items.map((row) => [
        `${row.firstName} ${row.lastName}`,
        row.email,
        row.role === 'admin' ? 'Admin' : 'User',
        localDate(row.createdAt).join(' '),
      ]),
    )
    await user.click(await screen.findByRole('combobox', { name: 'Rows per page' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['10', '20', '50', '100'])
  })

  it.each([
    ['Name', 'firstName'],
    ['Email', 'email'],
    ['Role', 'role'],
    ['Created at', 'createdAt'],
  ])('are sorted by %s on the server', async (header, field) => {
    const { user, requests, location } = await openUsers()
    await user.click(screen.getByRole('button', { name: header }))
    await waitFor(() => expect(lists(requests).at(-1)).toBe(`?offset=0&limit=10&orderBy=${field}&orderDirection=asc`))
    expect(screen.getByRole('columnheader', { name: header })).toHaveAttribute('aria-sort', 'ascending')
    expect(location()).toContain('orderDirection=asc')
  })

  it('keep page and page size in the URL', async () => {
    const { user, requests, location } = await openUsers()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(location()).toBe('/club/users?offset=10'))
    await user.click(await screen.findByRole('combobox', { name: 'Rows per page' }))
    await user.click(screen.getByRole('option', { name: '20' }))
    await waitFor(() => expect(location()).toBe('/club/users?limit=20'))
    await waitFor(() => expect(lists(requests).at(-1)).toBe('?offset=0&limit=20&orderBy=createdAt&orderDirection=desc'))
  })

  it('can be searched by name and e-mail', async () => {
    const { requests } = await openUsers('/club/users?searchQuery=hannah+whitlock')
    expect(screen.getByRole('searchbox', { name: 'Search for name, email...' })).toHaveValue('hannah whitlock')
    expect(lists(requests)).toEqual([`${DEFAULT}&searchQuery=hannah+whitlock`])
    expect(rows()).toHaveLength(1)
    expect(rows()[0]).toHaveTextContent('admin@rovers.example')
  })

  it('open on a click on the row; the own row opens the own profile', async () => {
    const { user, location } = await openUsers('/club/users?searchQuery=rovers.example&limit=100')
    const link = (name: string) => screen.getByRole('link', { name })
    expect(link('Hannah Whitlock')).toHaveAttribute('href', '/yourprofile')
    const theirs = link('Priya Sharma').getAttribute('href') ?? ''
    expect(theirs).toMatch(/^\/club\/users\/\w+$/)
    await user.click(screen.getByText('shop@rovers.example'))
    expect(location()).toBe(theirs)
    expect(await screen.findByRole('heading', { level: 1, name: 'Priya Sharma' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'All Users' }))
    await user.type(await screen.findByRole('searchbox'), 'hannah')
    await user.click(await screen.findByText('admin@rovers.example'))
    expect(location()).toBe('/yourprofile')
  })

  it('show "No data found" when no user matches', async () => {
    await renderApp('/club/users?searchQuery=nobody')
    expect(await screen.findByRole('heading', { name: 'No data found' })).toBeVisible()
    expect(screen.getByText('0-0 of 0')).toBeVisible()
  })

  it.each([
    [500, 'Oops! Something went wrong', 'Error getting users: Something went wrong on our side. Try again.'],
    [403, "Forbidden! You don't have access to this page", null],
  ] as const)('are replaced by the error view of a %i', async (status, title, text) => {
    await renderApp('/club/users', { prepare: alwaysFails('users.list', status) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    if (text !== null) expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('button', { name: 'Invite' })).toBeVisible()
  })
})

describe('the invitation', () => {
  it('sends the e-mail once, closes, shows a toast for five seconds, and restores the focus', async () => {
    const { user, box, requests, me, backend } = await openInvite(timed())
    await waitFor(() => expect(box.getByLabelText('Email')).toHaveFocus())
    await user.type(box.getByLabelText('Email'), 'niamh@club.example')
    await user.dblClick(box.getByRole('button', { name: 'Send invitation' }))
    expect(await screen.findByText('Email sent successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
      `POST /accounts/${me.tenant}/users/invite`,
    ])
    const { entries } = await backend.control.exportJournal()
    expect(entries.map(({ endpoint, input }) => [endpoint, input])).toEqual([
      ['users.invite', expect.objectContaining({ body: { email: 'niamh@club.example' } })],
    ])
    expect((await backend.control.mails())[0]?.to).toBe('niamh@club.example')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus())
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(screen.getByText('Email sent successfully')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    await waitFor(() => expect(screen.queryByText('Email sent successfully')).toBeNull())
  })

  it('submits on Enter, restores the focus, and closes on Escape', async () => {
    const { user, requests } = await openInvite()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    await user.type((await dialog()).getByLabelText('Email'), 'niamh@club.example{Enter}')
    expect(await screen.findByText('Email sent successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus())
  })

  it.each([
    ['an empty address', '', {}, 'Error inviting user: Enter a valid email address.', true],
    ['a malformed address', 'niamh', {}, 'Error inviting user: Enter a valid email address.', true],
    [
      'a user of the club',
      'SHOP@rovers.example',
      {},
      'Error inviting user: This person is already a user of the club.',
      true,
    ],
    [
      'a missing permission',
      'a@b.example',
      { prepare: alwaysFails('users.invite', 403) },
      /^Error inviting user: .*forbidden/i,
      false,
    ],
    [
      'a server failure',
      'a@b.example',
      { prepare: alwaysFails('users.invite', 500) },
      'Error inviting user: Something went wrong on our side. Try again.',
      false,
    ],
  ] as const)('shows the error in the dialog for five seconds: %s', async (_, email, options, text, marked) => {
    const { user, box } = await openInvite({ ...options, ...timed() })
    if (email !== '') await user.type(box.getByLabelText('Email'), email)
    await user.click(box.getByRole('button', { name: 'Send invitation' }))
    expect(await box.findByText(text)).toBeVisible()
    if (marked) expect(box.getByLabelText('Email')).toBeInvalid()
    else expect(box.getByLabelText('Email')).toBeValid()
    await expectBannerForFiveSeconds(text, box)
    expect(box.getByLabelText('Email')).toHaveValue(email)
  })

  it('shows a failure as a toast after the dialog was closed', async () => {
    const { user, box, hold } = await openInvite({ prepare: alwaysFails('users.invite', 500) })
    const release = hold()
    await user.type(box.getByLabelText('Email'), 'niamh@club.example{Enter}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    release()
    expect(await screen.findByText('Error inviting user: Something went wrong on our side. Try again.')).toBeVisible()
  })
})
