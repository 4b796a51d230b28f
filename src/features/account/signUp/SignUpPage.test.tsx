import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { invitationLink, resetLink, signUpLink } from '../../../../tests/support/screens/links.ts'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { recordWrites } from '../../../../tests/support/screens/recordWrites.ts'
import { renderLink } from '../../../../tests/support/screens/renderLink.tsx'
import { expectBannerForFiveSeconds, timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails, neverAnswers } from '../../../../tests/support/world/world.ts'

afterEach(() => {
  vi.useRealTimers()
})

type User = Awaited<ReturnType<typeof renderApp>>['user']
const email = 'orla.keane@carrick.example'

async function fill(user: User, name = 'Carrick Hockey Club', password = 'söl wörd', confirmation = password) {
  await screen.findByLabelText('Club Name')
  for (const [label, text] of Object.entries({
    'Club Name': name,
    Password: password,
    'Confirm Password': confirmation,
  })) {
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
}

async function choose(user: User, label: string, search: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }))
  await user.keyboard(search)
  await user.click(await screen.findByRole('option', { name: option }))
}

const create = () => screen.getByRole('button', { name: 'Create club' })
const paths = (requests: string[]) => requests.filter((request) => !request.includes('/system/'))

/** Collects every error screen that appears. */
function watchForErrors() {
  const seen: string[] = []
  const observer = new MutationObserver(() => {
    const found = document.body.textContent.match(/Oops![^.]*\./)
    if (found) seen.push(found[0])
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return seen
}

describe('Sign up', () => {
  it('checks the token of the link and shows its e-mail', async () => {
    const { backend, requests, link } = await renderLink(signUpLink())
    expect(await screen.findByRole('heading', { level: 1, name: 'Set up your club' })).toBeVisible()
    expect(screen.getByText(email)).toBeVisible()
    expect(screen.getByLabelText('Club Name')).toHaveAttribute('autocomplete', 'organization')
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
    expect(paths(requests)).toEqual(['GET /accounts/validate-token'])
    expect(link).toBe((await backend.control.mails())[0]?.link)
  })

  it('names a founder by the address, also one without letters', async () => {
    const { user, backend } = await renderLink(signUpLink('1898@carrick.example'))
    await fill(user)
    await user.click(create())
    expect(await screen.findByRole('button', { name: /1898/ })).toBeVisible()
    const people = await backend.control.people()
    expect(people.find(({ email: address }) => address === '1898@carrick.example')).toMatchObject({ name: '1898' })
  })

  it('creates the club with the given values, signs in and redirects', async () => {
    const { user, backend, link, location, requests } = await renderLink(signUpLink())
    const sent = recordWrites(backend)
    const errors = watchForErrors()
    await fill(user)
    await choose(user, 'Country', 'IREL', 'Ireland')
    await choose(user, 'Sport', 'hockey', 'Ice hockey')
    await user.click(create())
    // A new club has no plan: the guard of /home redirects to the billing page (docs/contract.md#billing-guard).
    await waitFor(() => expect(location()).toBe('/club/billing'))
    const posts = sent.filter(({ call }) => !call.includes(' /system/')).slice(0, 2)
    expect(posts).toEqual([
      {
        call: 'POST /accounts/create',
        bearer: decodeURIComponent(link.replace('/signup/', '')),
        body: { name: 'Carrick Hockey Club', password: 'söl wörd', country: 'IE', sport: 'ice-hockey' },
      },
      { call: 'POST /accounts/login', bearer: null, body: { email, password: 'söl wörd' } },
    ])
    expect(requests.filter((request) => request.includes('validate-token'))).toHaveLength(1)
    expect(errors).toEqual([])
  })

  it('omits country and sport if none is chosen, or the choice is cleared', async () => {
    const { user, backend, location } = await renderLink(signUpLink())
    const sent = recordWrites(backend)
    await fill(user)
    await choose(user, 'Sport', 'rug', 'Rugby')
    await user.click(screen.getByLabelText('Clear'))
    await user.click(create())
    await waitFor(() => expect(location()).toBe('/club/billing'))
    const { body } = sent.find(({ call }) => call === 'POST /accounts/create') ?? {}
    expect(body).toEqual({ name: 'Carrick Hockey Club', password: 'söl wörd' })
  })

  it('finds countries and sports by label, ignoring case, and shows "Not found"', async () => {
    const { user } = await renderLink(signUpLink())
    await screen.findByLabelText('Club Name')
    await user.click(screen.getByRole('combobox', { name: 'Country' }))
    await user.keyboard('nEw Z')
    expect(await screen.findByRole('option', { name: 'New Zealand' })).toBeVisible()
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.keyboard('qq')
    expect(await screen.findByText('Not found')).toBeVisible()
  })

  it.each([
    ['', '', '', 'Club Name', ['Enter your club’s name', 'Enter a password', 'Confirm your password']],
    ['Carrick', '', '', 'Password', ['Enter a password', 'Confirm your password']],
    ['Carrick', 'one', 'two', 'Confirm Password', ['Passwords do not match']],
    ['   ', 'one', 'one', 'Club Name', ['Enter your club’s name']],
  ])('rejects %j, %j, %j before it sends a request, and focuses %s', async (name, one, two, focused, messages) => {
    const { user, requests } = await renderLink(signUpLink())
    await screen.findByLabelText('Club Name')
    if (name) await user.type(screen.getByLabelText('Club Name'), name)
    if (one) await user.type(screen.getByLabelText('Password'), one)
    if (two) await user.type(screen.getByLabelText('Confirm Password'), two)
    await user.click(create())
    for (const message of messages) expect(screen.getByText(message)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(focused)).toHaveFocus())
    expect(paths(requests)).toEqual(['GET /accounts/validate-token'])
  })

  it.each([
    ['nonsense', 'Error validating token: The token is not valid.'],
    ['', 'Error validating token: A bearer token is needed.'],
    ['100%25%2F', 'Error validating token: The token is not valid.'],
  ])('shows an error screen for /signup/%s', async (token, message) => {
    await renderApp(`/signup/${token}`, { as: null })
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Something went wrong' })).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go back to login' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/register')
    expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull()
  })

  it.each([
    ['an invitation', invitationLink(), '/newuser/'],
    ['a reset', resetLink(), '/resetpassword/'],
  ])('shows an error screen for the token of %s', async (_, makeLink, route) => {
    await renderLink(async (world) => (await makeLink(world)).replace(route, '/signup/'))
    expect(await screen.findByText('Error validating token: This isn’t a sign-up link.')).toBeVisible()
    expect(screen.queryByLabelText('Club Name')).toBeNull()
  })

  it('shows an error screen for a link older than seven days', async () => {
    await renderLink(signUpLink(), { prepare: (control) => control.advance(8 * 24 * 60 * 60_000) })
    expect(await screen.findByText('Error validating token: The token has expired.')).toBeVisible()
  })

  it('checks again on "Reload page"', async () => {
    const { user } = await renderLink(signUpLink(), {
      prepare: (control) => control.fail('account.validateToken', 503),
    })
    await user.click(await screen.findByRole('button', { name: 'Reload page' }))
    expect(await screen.findByLabelText('Club Name')).toBeVisible()
  })

  it('shows a skeleton during the check', async () => {
    await renderLink(signUpLink(), { prepare: neverAnswers })
    expect(await screen.findByText('Loading...')).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    [409, 'Error register: This already exists.'],
    [500, 'Error register: Something went wrong on our side. Try again.'],
  ] as const)('shows a %i for five seconds, and keeps the form', async (status, message) => {
    const { user } = await renderLink(signUpLink(), {
      prepare: alwaysFails('account.create', status),
      ...timed(),
    })
    await fill(user)
    await user.click(create())
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Club Name')).toHaveValue('Carrick Hockey Club')
    await expectBannerForFiveSeconds(message)
    expect(screen.getByLabelText('Password')).toHaveValue('söl wörd')
  })

  it('shows the original error when no response arrives, and keeps the form', async () => {
    const { user, backend } = await renderLink(signUpLink(), timed())
    await fill(user)
    await neverAnswers(backend.control)
    await user.click(create())
    await act(() => vi.advanceTimersByTimeAsync(10_001))
    expect(await screen.findByText('The server did not answer in time.')).toBeVisible()
    expect(screen.getByLabelText('Club Name')).toHaveValue('Carrick Hockey Club')
  })

  it('shows a validation error at its field', async () => {
    const { user } = await renderLink(signUpLink())
    await fill(user, 'C')
    await user.click(screen.getByLabelText('Club Name'))
    await user.paste('x'.repeat(10_000))
    await user.click(create())
    expect(await screen.findByText('Error register: Must have at most 10,000 characters.')).toBeVisible()
    expect(screen.getByLabelText('Club Name')).toHaveAccessibleDescription('Must have at most 10,000 characters.')
    expect(screen.getByLabelText('Club Name')).toHaveFocus()
  })

  it.each(['<b>Rovers</b> & "Sons"', 'نادي الوداد', '⚽ 1898 🏟️', 'x'.repeat(1000)])(
    'accepts the name %j unchanged',
    async (name) => {
      const { user, backend, location } = await renderLink(signUpLink())
      const sent = recordWrites(backend)
      await user.click(await screen.findByLabelText('Club Name'))
      await user.paste(name)
      await user.type(screen.getByLabelText('Password'), ' ß ')
      await user.type(screen.getByLabelText('Confirm Password'), ' ß {Enter}')
      await waitFor(() => expect(location()).toBe('/club/billing'))
      const { body } = sent.find(({ call }) => call === 'POST /accounts/create') ?? {}
      expect(body).toEqual({ name, password: ' ß ' })
    },
  )

  it('sends one request for a double click', async () => {
    const { user, requests, location } = await renderLink(signUpLink())
    await fill(user)
    await user.dblClick(create())
    await waitFor(() => expect(location()).toBe('/club/billing'))
    expect(requests.filter((request) => request === 'POST /accounts/create')).toHaveLength(1)
    expect(requests.filter((request) => request === 'POST /accounts/login')).toHaveLength(1)
  })

  it('retries only the sign-in when that failed, because the link is used up', async () => {
    const { user, requests, location } = await renderLink(signUpLink(), {
      prepare: (control) => control.fail('account.login', 503, 2),
    })
    const errors = watchForErrors()
    await fill(user)
    await user.click(create())
    const message = 'Error logging in: The service is unavailable. Try again in a moment.'
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Your account is ready' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(message)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(location()).toBe('/club/billing'))
    expect(requests.filter((request) => request === 'POST /accounts/create')).toHaveLength(1)
    expect(errors).toEqual([])
  })

  it('works without the lists if they fail, and refetches them', async () => {
    const { user, answered } = await renderLink(signUpLink(), {
      prepare: (control) => control.fail('system.sports', 503),
    })
    await screen.findByLabelText('Club Name')
    await act(answered)
    const message = 'Error getting sports: The service is unavailable. Try again in a moment.'
    await user.click(screen.getByRole('combobox', { name: 'Sport' }))
    expect(await screen.findByRole('option', { name: 'Rugby' })).toBeVisible()
    expect(screen.queryByText(message)).toBeNull()
  })

  it('redirects signed-in users to /home without checking the token', async () => {
    const { location, requests } = await renderApp('/signup/whatever')
    await waitFor(() => expect(location()).toBe('/home'))
    expect(requests.filter((request) => request.includes('validate-token'))).toEqual([])
  })
})
