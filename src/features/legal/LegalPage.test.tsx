import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../tests/support/screens/render.tsx'

describe.each([
  ['/terms', 'Terms', 'Privacy Policy', '/privacy'],
  ['/privacy', 'Privacy Policy', 'Terms', '/terms'],
])('%s', (address, title, other, otherAddress) => {
  it.each([['signed-out users', null] as const, ['signed-in users', 'admin@rovers.example'] as const])(
    'is the same for %s',
    async (_, as) => {
      const { location } = await renderApp(address, { as })
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(6)
      expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
      expect(screen.getByRole('link', { name: other })).toHaveAttribute('href', otherAddress)
      expect(location()).toBe(address)
    },
  )
})

describe('the back link', () => {
  it('returns to the previous page', async () => {
    const { user, location } = await renderApp('/register', { as: null })
    await user.click(await screen.findByRole('link', { name: 'Terms' }))
    await user.click(await screen.findByRole('link', { name: 'Back' }))
    await waitFor(() => expect(location()).toBe('/register'))
  })

  it('goes to the start page without a previous page', async () => {
    const { user, location } = await renderApp('/terms')
    await user.click(await screen.findByRole('link', { name: 'Back' }))
    await waitFor(() => expect(location()).toBe('/home'))
  })
})
