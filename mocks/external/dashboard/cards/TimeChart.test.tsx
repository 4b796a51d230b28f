import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AppTheme } from '../../../../src/app/theme/AppTheme.tsx'
import { stackTooltip } from './TimeChart.tsx'

const series = [
  { name: 'shopRevenue', label: 'Shop', color: '#0b7a55' },
  { name: 'ticketRevenue', label: 'Tickets', color: '#704803' },
] as const

it('the tooltip of a stacked chart names each part and their sum', () => {
  const payload = [{ payload: { at: '2026-11-23', shopRevenue: 20, ticketRevenue: 35 } }]
  const shown = { label: '2026-11-23', payload, series, step: 'day', format: (value: number) => `€${value}` } as const
  render(<AppTheme>{stackTooltip(shown)}</AppTheme>)
  for (const text of ['Shop', '€20', 'Tickets', '€35', 'Total', '€55']) expect(screen.getByText(text)).toBeVisible()
})
