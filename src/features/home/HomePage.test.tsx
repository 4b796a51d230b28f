import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../tests/support/screens/render.tsx'
import { alwaysFails, tenantOf } from '../../../tests/support/world.ts'
import { contract } from '../../contract/index.ts'
import { formatPercent } from '../../ui/values/Delta.tsx'

describe('Home', () => {
  it('shows the four figures of the server', async () => {
    const { api } = await renderApp('/home')
    const tenant = tenantOf({ api })
    const stats = await api.call(contract.home.stats, { params: { tenant } })
    for (const [label, { value, delta }] of [
      ['All fans', stats.totalFans],
      ['Last 12 months', stats.lastYearFans],
      ['Last 30 days', stats.lastMonthFans],
      ['Last 7 days', stats.lastWeekFans],
    ] as const) {
      const cell = (await screen.findByText(label, { selector: 'dt' })).closest('div') ?? document.body
      expect(await within(cell).findByText(String(value))).toBeVisible()
      if (delta !== null) expect(within(cell).getByText(formatPercent(delta))).toBeVisible()
    }
  })

  it('shows a dash without earlier fans', async () => {
    await renderApp('/home', { scenario: 'new-club' })
    expect(await screen.findAllByText('–')).toHaveLength(4)
  })

  it('links to five screens', async () => {
    await renderApp('/home')
    for (const [name, address] of [
      [/^All fans/, '/fans'],
      [/^Go to Connectors/, '/integrations/connectors'],
      [/^Marketing segments/, '/segments'],
      [/^Analytics dashboard/, '/dashboard'],
      [/^Go to Settings/, '/yourprofile/account'],
    ] as const) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address)
    }
  })

  it('shows the error in place of the figures', async () => {
    await renderApp('/home', { prepare: alwaysFails('home.stats', 500) })
    expect(await screen.findByText('Oops! Something went wrong')).toBeVisible()
    expect(screen.getByText('Error getting statistics: The server failed. Try again in a moment.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible()
  })

  it('shows "Payment Required" when the server answers 402', async () => {
    await renderApp('/home', { prepare: alwaysFails('home.stats', 402) })
    expect(await screen.findByText('Payment Required')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/club/billing')
  })
})
