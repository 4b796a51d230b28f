import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { invitationLink, signUpLink } from '../../../../tests/support/screens/links.ts'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { recordWrites } from '../../../../tests/support/screens/recordWrites.ts'
import { renderLink } from '../../../../tests/support/screens/renderLink.tsx'
import { expectBannerForFiveSeconds, timed } from '../../../../tests/support/world/timed.ts'
import { contract } from '../../../contract/index.ts'
import { alwaysFails } from '../../../../tests/support/world/world.ts'

afterEach(() => {
  vi.useRealTimers()
})

type User = Awaited<ReturnType<typeof renderApp>>['user']
const email = 'maeve.doyle@rovers.example'

async function fill(user: User, firstName = 'Maeve', lastName = 'Doyle', password = 'their password') {
  await screen.findByLabelText('First name')
  const texts = { 'First name': firstName, 'Last name': lastName, Password: password, 'Confirm Password': password }
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
}

const accept = () => screen.getByRole('button', { name: 'Accept invitation' })

describe('New user', () => {
  it('checks the token of the link and shows the invited e-mail', async () => {
    const { requests } = await renderLink(invitationLink())
    expect(await screen.findByRole('heading', { level: 1, name: 'Join your club' })).toBeVisible()
    expect(screen.getByText(email)).toBeVisible()
    expect(screen.getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name')
    expect(screen.getByLabelText('Last name')).toHaveAttribute('autocomplete', 'family-name')
    expect(requests).toEqual(['GET /accounts/validate-token'])
  })

  it('joins with the given values only, signs in and goes to /home', async () => {
    const { user, backend, link, location, requests } = await renderLink(invitationLink())
    const sent = recordWrites(backend)
    await fill(user, ' Maeve ', ' Doyle')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Welcome, Maeve!' })).toBeVisible()
    expect(location()).toBe('/home')
    expect(sent.slice(0, 2)).toEqual([
      {
        call: 'POST /accounts/create-user',
        bearer: decodeURIComponent(link.replace('/newuser/', '')),
        body: { firstName: 'Maeve', lastName: 'Doyle', password: 'their password' },
      },
      { call: 'POST /accounts/login', bearer: null, body: { email, password: 'their password' } },
    ])
    expect(requests.filter((request) => request.includes('validate-token'))).toHaveLength(1)
  })

  it('requires all four fields before it sends a request, and focuses the first', async () => {
    const { user, requests } = await renderLink(invitationLink())
    await screen.findByLabelText('First name')
    await user.click(accept())
    for (const message of [
      'Enter your first name',
      'Enter your last name',
      'Enter a password',
      'Confirm your password',
    ]) {
      expect(screen.getByText(message)).toBeVisible()
    }
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
    expect(requests).toEqual(['GET /accounts/validate-token'])
  })

  it('shows "Passwords do not match" before it sends a request', async () => {
    const { user, requests } = await renderLink(invitationLink())
    await fill(user)
    await user.type(screen.getByLabelText('Confirm Password'), '!{Enter}')
    expect(await screen.findByText('Passwords do not match')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Confirm Password')).toHaveFocus())
    expect(requests).toEqual(['GET /accounts/validate-token'])
  })

  it.each([
    ['a broken link', '/newuser/nonsense', 'Error validating token: The token is not valid.'],
    ['no token', '/newuser', 'Error validating token: A bearer token is needed.'],
  ])('shows an error screen for %s', async (_, address, message) => {
    await renderApp(address, { as: null })
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Something went wrong' })).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go back to login' })).toHaveAttribute('href', '/login')
    expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull()
  })

  it('shows an error screen for the token of a sign-up', async () => {
    await renderLink(async (world) => (await signUpLink()(world)).replace('/signup/', '/newuser/'))
    expect(await screen.findByText('Error validating token: This isn’t an invitation link.')).toBeVisible()
  })

  it('shows an error screen for a used link', async () => {
    const { user, api, location, link, backend } = await renderLink(invitationLink())
    await fill(user)
    await user.click(accept())
    await waitFor(() => expect(location()).toBe('/home'))
    const journal = await backend.control.exportJournal()
    act(() => api.session.logout())
    await renderApp(link, { as: null, prepare: (control) => control.importJournal(journal) })
    expect(await screen.findByText('Error validating token: This link has already been used.')).toBeVisible()
  })

  it('shows an error screen for a link into a club that has been deleted', async () => {
    await renderLink(async (world) => {
      const link = await invitationLink()(world)
      const credentials = { email: 'admin@rovers.example', password: 'touchline' }
      const { accessToken: bearer } = await world.api.call(contract.account.login, { body: credentials })
      const { tenant } = await world.api.call(contract.account.me, {}, { bearer })
      await world.api.call(contract.club.remove, { params: { tenant } }, { bearer })
      return link
    })
    expect(await screen.findByText('Error validating token: The token has been revoked.')).toBeVisible()
  })

  it.each([
    [409, 'Error creating user: This already exists.'],
    [503, 'Error creating user: The service is unavailable. Try again in a moment.'],
  ] as const)('shows a %i for five seconds, and keeps the form', async (status, message) => {
    const { user } = await renderLink(invitationLink(), {
      prepare: alwaysFails('account.createUser', status),
      ...timed(),
    })
    await fill(user)
    await user.click(accept())
    await expectBannerForFiveSeconds(message)
    expect(screen.getByLabelText('Last name')).toHaveValue('Doyle')
  })

  it('shows a validation error at its field', async () => {
    const { user } = await renderLink(invitationLink())
    await fill(user, 'x'.repeat(10_001))
    await user.click(accept())
    expect(await screen.findByText('Must have at most 10,000 characters.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
  })

  it.each([
    ['<script>alert(1)</script>', 'O’Brien & Söhne'],
    ['مها', '🏉'],
    ['x'.repeat(1000), 'y'.repeat(1000)],
  ])('accepts the names %j %j unchanged', async (firstName, lastName) => {
    const { user, backend } = await renderLink(invitationLink())
    const sent = recordWrites(backend)
    await fill(user, firstName, lastName, ' Grün 1 ')
    await user.click(accept())
    expect(await screen.findByRole('heading', { name: `Welcome, ${firstName}!` })).toBeVisible()
    expect(sent[0]?.body).toEqual({ firstName, lastName, password: ' Grün 1 ' })
  })

  it('sends one request for a double click', async () => {
    const { user, requests, location } = await renderLink(invitationLink())
    await fill(user)
    await user.dblClick(accept())
    await waitFor(() => expect(location()).toBe('/home'))
    expect(requests.filter((request) => request === 'POST /accounts/create-user')).toHaveLength(1)
  })
})
