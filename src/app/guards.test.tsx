import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../tests/support/screens/render.tsx'
import { neverAnswers } from '../../tests/support/world.ts'

describe('guards', () => {
  it('send nobody to /login', async () => {
    const { location } = await renderApp('/home', { as: null })
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
    expect(location()).toBe('/login')
  })

  it('send who is signed in from /login to /home', async () => {
    const { location } = await renderApp('/login')
    expect(await screen.findByRole('heading', { name: 'Welcome, Hannah!' })).toBeVisible()
    expect(location()).toBe('/home')
  })

  it('take / to /home, and an unknown address to a page that says so', async () => {
    const { location } = await renderApp('/')
    await waitFor(() => expect(location()).toBe('/home'))
    await renderApp('/no/such/page')
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible()
    expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(2)
  })

  it('tell also nobody that an address leads nowhere', async () => {
    await renderApp('/no/such/page', { as: null })
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  })

  it('lead to /login when the session has ended', async () => {
    const { backend, user, location } = await renderApp('/home')
    await screen.findByRole('heading', { name: 'Welcome, Hannah!' })
    await backend.control.advance(31 * 24 * 60 * 60_000)
    await user.click(screen.getByRole('link', { name: 'Fans' }))
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
    expect(location()).toBe('/login')
  })

  it('let a person out by the menu', async () => {
    const { user, location, tokens } = await renderApp('/home')
    await user.click(await screen.findByRole('button', { name: /Hannah Whitlock/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(location()).toBe('/login'))
    expect(tokens.read().refreshToken).toBeNull()
  })

  it.each(['/home', '/fans', '/', '/fans/x'])(
    'send a club without billing from %s to /club/billing',
    async (address) => {
      const { location } = await renderApp(address, { as: 'owner@newclub.example' })
      await waitFor(() => expect(location()).toBe('/club/billing'))
    },
  )

  it.each(['/yourprofile', '/club/general', '/club/users', '/support'])(
    'let a club without billing see %s',
    async (address) => {
      const { location } = await renderApp(address, { as: 'owner@newclub.example' })
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
      expect(location()).not.toBe('/club/billing')
    },
  )

  it.each(['/login', '/register', '/forgotpassword', '/resetpassword/x', '/signup/x', '/newuser/x'])(
    'send who is signed in from %s to /home',
    async (address) => {
      const { location } = await renderApp(address)
      await waitFor(() => expect(location()).toBe('/home'))
    },
  )

  it.each(['/terms', '/privacy'])('show %s to everybody', async (address) => {
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
    act(() => void api.session.follow())
    expect(await screen.findByText('Loading...')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Welcome, Hannah!' })).toBeNull()
  })
})
