import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../tests/support/screens/render.tsx'

it('contains the heading and the active tab', async () => {
  const { user } = await renderApp('/home')
  await waitFor(() => expect(document.title).toBe('Welcome, Hannah! · Touchline'))
  await user.click(screen.getAllByRole('link', { name: 'Fans' })[0] ?? document.body)
  await waitFor(() => expect(document.title).toBe('Fans · Touchline'))
})

it('differs between the tabs of one page', async () => {
  const { user } = await renderApp('/integrations/data')
  await waitFor(() => expect(document.title).toBe('Fans · Data · Touchline'))
  await user.click(screen.getByRole('link', { name: 'Memberships' }))
  await waitFor(() => expect(document.title).toBe('Memberships · Data · Touchline'))
})
