import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../tests/support/screens/render.tsx'
import { neverAnswers } from '../../tests/support/world/world.ts'

describe('guards', () => {
  it('redirect signed-out users to /login', async () => {
    const { location } = await renderApp('/home', { as: null })
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
    expect(location()).toBe('/login')
  })

  it('redirect signed-in users from /login to /home', async () => {
    const { location } = await renderApp('/login')
    expect(await screen.findByRole('heading', { name: 'Welcome, Hannah!' })).toBeVisible()
    expect(location()).toBe('/home')
  })

  it('redirect / to /home, and show a page for an unknown URL', async () => {
    const { location } = await renderApp('/')
    await waitFor(() => expect(location()).toBe('/home'))
    await renderApp('/no/such/page')
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(2)
  })

  it('show the page for an unknown URL to signed-out users too', async () => {
    await renderApp('/no/such/page', { as: null })
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
    expect(within(screen.getByRole('banner')).getByText('Touchline')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login')
  })

  it('redirect to /login when the session has ended', async () => {
    const { backend, user, location } = await renderApp('/home')
    await screen.findByRole('heading', { name: 'Welcome, Hannah!' })
    await backend.control.advance(31 * 24 * 60 * 60_000)
    await user.click(screen.getByRole('link', { name: 'Fans' }))
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
    expect(location()).toBe('/login')
  })

  it('redirect to /login when the server ends the session, and say so', async () => {
    const { backend, user, location } = await renderApp('/home')
    await screen.findByRole('heading', { name: 'Welcome, Hannah!' })
    await backend.control.setFault('session-expires')
    await user.click(screen.getByRole('link', { name: 'Fans' }))
    expect(await screen.findByText(/^Your session has expired/)).toBeVisible()
    expect(location()).toBe('/login')
  })

  it('redirect to /login after a logout in the menu', async () => {
    const { user, location, tokens } = await renderApp('/home')
    await user.click(await screen.findByRole('button', { name: /Hannah Whitlock/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(location()).toBe('/login'))
    expect(tokens.read().refreshToken).toBeNull()
  })

  it.each(['/home', '/fans', '/', '/fans/x'])(
    'redirect a club without billing from %s to /club/billing',
    async (address) => {
      const { location } = await renderApp(address, { as: 'owner@newclub.example' })
      await waitFor(() => expect(location()).toBe('/club/billing'))
    },
  )

  it('say to a club without billing what is locked, and what a plan opens', async () => {
    const { user, location } = await renderApp('/support', { as: 'owner@newclub.example' })
    const [marketing] = await screen.findAllByRole('link', { name: 'Marketing' })
    expect(marketing).toHaveAccessibleDescription('Choose a plan to open Marketing')
    expect(screen.getAllByRole('link', { name: 'Settings' })[0]).not.toHaveAccessibleDescription()
    await user.click(marketing ?? document.body)
    expect(await screen.findByText(/^Choose a plan to open Marketing\. You can/)).toBeVisible()
    expect(location()).toBe('/club/billing')
    await user.click(screen.getAllByRole('link', { name: 'Fans' })[0] ?? document.body)
    expect(await screen.findByText(/^Choose a plan to open Fans\. You can/)).toBeVisible()
  })

  it.each(['/yourprofile', '/club/general', '/club/users', '/support'])(
    'show %s to a club without billing',
    async (address) => {
      const { location } = await renderApp(address, { as: 'owner@newclub.example' })
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
      expect(location()).not.toBe('/club/billing')
    },
  )

  it.each(['/login', '/register', '/forgotpassword', '/resetpassword/x', '/signup/x', '/newuser/x'])(
    'redirect signed-in users from %s to /home',
    async (address) => {
      const { location } = await renderApp(address)
      await waitFor(() => expect(location()).toBe('/home'))
    },
  )

  it.each(['/terms', '/privacy'])('show %s to everyone', async (address) => {
    for (const as of [null, 'admin@rovers.example']) {
      const { location } = await renderApp(address, { as })
      expect((await screen.findAllByRole('heading', { level: 1 })).length).toBeGreaterThan(0)
      expect(location()).toBe(address)
    }
  })

  it('show "Loading..." while the user is loading', async () => {
    const { api, tokens, backend } = await renderApp('/home')
    await screen.findByRole('heading', { name: 'Welcome, Hannah!' })
    await neverAnswers(backend.control)
    tokens.write({ accessToken: 'of another', refreshToken: 'of another' })
    act(() => void api.session.syncTokens())
    expect(await screen.findByText('Loading...')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Welcome, Hannah!' })).toBeNull()
  })
})
