import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createBackend } from '../../backend.ts'
import { rovers } from '../../seed/scenarios/scenarios.ts'
import { Dashboard } from './Dashboard.tsx'
import { createFiguresSource } from './figures/figuresSource.ts'

const code = vi.hoisted(() => Promise.withResolvers<never>())
vi.mock('./views/Cards.tsx', () => code.promise)
code.promise.catch(() => {})

it('shows the figures without the code of the charts, and keeps them if it cannot be loaded', async () => {
  const { control } = createBackend({ scenario: 'two-clubs' })
  render(<Dashboard source={createFiguresSource(control)} search={`?club=${rovers.id}`} onViewChange={() => {}} />)
  const total = async () => (await screen.findByText('Fans', { selector: 'dt' })).nextElementSibling
  expect(await total()).toHaveTextContent('300')
  const main = screen.getByRole('main')
  expect(main).toHaveAttribute('aria-busy', 'true')

  vi.spyOn(console, 'error').mockImplementation(() => {})
  code.reject(new TypeError('Failed to fetch dynamically imported module'))
  await screen.findByRole('heading', { name: 'The charts couldn’t be loaded' })
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(await total()).toHaveTextContent('300')
  await waitFor(() => expect(main).toHaveAttribute('aria-busy', 'false'))
})
