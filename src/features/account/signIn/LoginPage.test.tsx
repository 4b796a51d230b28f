import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { expectBannerForFiveSeconds, timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails, openWorld, tenantOf } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'
import { readLastClub, storeLastClub } from '../../../domain/club/lastClub.ts'

afterEach(() => {
  vi.useRealTimers()
})

async function signIn(user: Awaited<ReturnType<typeof renderApp>>['user'], email: string, password: string) {
  await user.type(await screen.findByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

describe('Login', () => {
  it('has the title, links and prompt of the specification', async () => {
    await renderApp('/login', { as: null })
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgotpassword')
    expect(screen.getByText(/New in Touchline\?/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register')
  })

  it('forgets the club of the user who was signed in before', async () => {
    const { api } = await openWorld()
    const tenant = tenantOf({ api })
    storeLastClub(await api.call(contract.club.get, { params: { tenant } }))
    expect(readLastClub(tenant)).not.toBeNull()
    await renderApp('/login', { as: null })
    await screen.findByRole('heading', { name: 'Login' })
    expect(readLastClub(tenant)).toBeNull()
  })

  it('tells the user when the server has ended the session', async () => {
    const { user, location, backend, api } = await renderApp('/home')
    await screen.findByRole('heading', { name: 'Welcome, Hannah!' })
    expect(screen.queryByText(/Your session has expired/)).toBeNull()
    await backend.control.advance(40 * 24 * 60 * 60_000)
    await act(() => api.session.revalidate())
    expect(await screen.findByText('Your session has expired. Log in again to continue.')).toBeVisible()
    expect(location()).toBe('/login')
    await signIn(user, 'admin@rovers.example', 'touchline')
    await screen.findByRole('heading', { name: 'Welcome, Hannah!' })
    act(() => api.session.logout())
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
    expect(screen.queryByText(/Your session has expired/)).toBeNull()
  })

  it('goes to /home', async () => {
    const { user, location } = await renderApp('/login', { as: null })
    await signIn(user, 'admin@rovers.example', 'touchline')
    expect(await screen.findByRole('heading', { name: 'Welcome, Hannah!' })).toBeVisible()
    expect(location()).toBe('/home')
  })

  it('takes a password of spaces, as the server does', async () => {
    const { user, api } = await renderApp('/home')
    await api.call(contract.account.changePassword, { body: { oldPassword: 'touchline', newPassword: '  ' } })
    act(() => api.session.logout())
    await signIn(user, 'admin@rovers.example', '  ')
    expect(await screen.findByRole('heading', { name: 'Welcome, Hannah!' })).toBeVisible()
  })

  it('goes to /home after a redirect by the guard', async () => {
    const { user, location } = await renderApp('/fans?limit=20', { as: null })
    await signIn(user, 'admin@rovers.example', 'touchline')
    expect(await screen.findByRole('heading', { name: 'Welcome, Hannah!' })).toBeVisible()
    expect(location()).toBe('/home')
  })

  it('shows the error if the user cannot be fetched after a login', async () => {
    const { user } = await renderApp('/login', { as: null, prepare: alwaysFails('account.me', 503) })
    await signIn(user, 'admin@rovers.example', 'touchline')
    expect(
      await screen.findByText('Error getting user: The service is unavailable. Try again in a moment.'),
    ).toBeVisible()
  })

  it('shows "Invalid email or password" for five seconds, and keeps the form', async () => {
    const { user, requests } = await renderApp('/login', { as: null, ...timed() })
    await signIn(user, 'admin@rovers.example', 'wrong')
    expect(await screen.findByText('Invalid email or password')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('admin@rovers.example')
    expect(requests).toEqual(['POST /accounts/login'])
    await expectBannerForFiveSeconds('Invalid email or password')
  })

  it('shows any other failure as the service error', async () => {
    const { user } = await renderApp('/login', { as: null, prepare: alwaysFails('account.login', 503) })
    await signIn(user, 'admin@rovers.example', 'touchline')
    expect(
      await screen.findByText('Error logging in: The service is unavailable. Try again in a moment.'),
    ).toBeVisible()
  })

  it('requires both fields before it sends a request, and focuses the first', async () => {
    const { user, requests } = await renderApp('/login', { as: null })
    await user.click(await screen.findByRole('button', { name: 'Login' }))
    expect(screen.getByText('Enter your email')).toBeVisible()
    expect(screen.getByText('Enter your password')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    expect(requests).toEqual([])
  })

  it('sends one request for a double click', async () => {
    const { user, requests } = await renderApp('/login', { as: null })
    await user.type(await screen.findByLabelText('Email'), 'admin@rovers.example')
    await user.type(screen.getByLabelText('Password'), 'touchline')
    await user.dblClick(screen.getByRole('button', { name: 'Login' }))
    await screen.findByRole('heading', { name: 'Welcome, Hannah!' })
    expect(requests.filter((request) => request === 'POST /accounts/login')).toHaveLength(1)
  })
})
