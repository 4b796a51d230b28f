import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../tests/support/screens/render.tsx'
import { timed } from '../../../tests/support/world/timed.ts'
import { alwaysFails, tenantOf, withFault } from '../../../tests/support/world/world.ts'
import { contract } from '../../contract/index.ts'
import { formatPercent } from '../../format.ts'

afterEach(() => {
  vi.useRealTimers()
})

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

  it('shows the sources, the latest fans, and what has just happened', async () => {
    const { api } = await renderApp('/home')
    const params = { tenant: tenantOf({ api }) }
    const sources = await screen.findByRole('region', { name: 'Sources' })
    expect(await within(sources).findByRole('link', { name: /Club shop/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/integrations\/connectors\/.+\/settings$/),
    )
    expect(within(sources).getByText('24 minutes ago')).toBeVisible()
    // A disabled connector is left out.
    expect(within(sources).queryByText('Old shop')).toBeNull()
    const { items } = await api.call(contract.fanProfiles.list, { params, query: { limit: 5 } })
    const latest = screen.getByRole('region', { name: 'Latest fans' })
    for (const { firstName } of items)
      expect((await within(latest).findAllByText(new RegExp(`^${firstName}`))).length).toBeGreaterThan(0)
    expect(within(latest).getAllByRole('link', { name: /Score/ })).toHaveLength(5)
    const now = screen.getByRole('region', { name: 'Just now' })
    expect(await within(now).findAllByRole('listitem')).toHaveLength(5)
    expect(await within(now).findByText('Live')).toBeVisible()
  })

  it('shows what arrives while it is open, and waits while it is paused', async () => {
    const { user, backend } = await renderApp('/home', { scenario: 'rovers' })
    const now = await screen.findByRole('region', { name: 'Just now' })
    const entries = async () => (await within(now).findAllByRole('listitem')).map(({ textContent }) => textContent)
    // Until they are there, empty rows take their place.
    const pause = await within(now).findByRole('button', { name: 'Pause' })
    const before = await entries()
    await user.click(pause)
    await backend.control.advance(6 * 3_600_000)
    expect(await within(now).findByText(/^\d+ new$/)).toBeVisible()
    expect(await entries()).toEqual(before)
    await user.click(within(now).getByRole('button', { name: 'Resume' }))
    expect((await entries())[0]).not.toBe(before[0])
  })

  it('says since when the live feed is lost, once it has not come back for three seconds', async () => {
    const prepare = withFault({ preset: 'live-feed-drops', times: null })
    const { backend } = await renderApp('/home', { prepare, ...timed() })
    const now = within(await screen.findByRole('region', { name: 'Just now' }))
    expect(await now.findByText('Live')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(await now.findByText(/^Not live since \d\d:\d\d$/)).toBeVisible()
    await backend.control.clearFault('live-feed-drops')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await now.findByText('Live')).toBeVisible()
  })

  it.each(['Sources', 'Latest fans'])('offers to load %s again', async (name) => {
    const prepare = withFault({ preset: 'rate-limited', times: null })
    const { user, backend } = await renderApp('/home', { prepare })
    const panel = await screen.findByRole('region', { name })
    expect(await within(panel).findByText('Couldn’t load this.')).toBeVisible()
    await backend.control.clearFault('rate-limited')
    await user.click(within(panel).getByRole('button', { name: 'Try again' }))
    expect((await within(panel).findAllByRole('listitem')).length).toBeGreaterThan(2)
  })

  it('hides a panel that the user may not see', async () => {
    const world = await renderApp('/home', { prepare: alwaysFails('fanProfiles.list', 403) })
    expect(await screen.findByRole('link', { name: /Club shop/ })).toBeVisible()
    const latest = () => screen.queryByRole('region', { name: 'Latest fans' })
    await waitFor(() => expect(latest()).toBeNull())
    // An event lets the list be asked for again. The panel does not come back for that.
    await screen.findByText('Live')
    world.requests.length = 0
    const release = world.hold()
    await world.backend.control.emit({ type: 'FansImported', tenant: tenantOf(world), id: null })
    await waitFor(() => expect(world.requests.some((request) => request.includes('/fan-profiles?'))).toBe(true))
    await expect(waitFor(() => expect(latest()).not.toBeNull(), { timeout: 200 })).rejects.toThrow()
    release()
    await expect(waitFor(() => expect(latest()).not.toBeNull(), { timeout: 200 })).rejects.toThrow()
  })

  it('shows nothing that the first steps would move, on a first visit', async () => {
    const shown: string[] = []
    const observer = new MutationObserver(() => {
      const names = screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
      if (names.length > 0) shown.push(names[0] ?? '')
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await renderApp('/home', { scenario: 'new-club' })
    await screen.findByRole('heading', { name: 'Shortcuts' })
    observer.disconnect()
    expect(new Set(shown)).toEqual(new Set(['Get started']))
  })

  it('leads a new club from its first source to its first fans', async () => {
    const { user, api, backend } = await renderApp('/home', { scenario: 'new-club' })
    const params = { tenant: tenantOf({ api }) }
    const steps = within(await screen.findByRole('region', { name: 'Get started' }))
    expect(steps.getByText('1 of 3 done')).toBeVisible()
    expect(steps.getByRole('link', { name: 'See billing' })).toHaveAttribute('href', '/club/billing')
    expect(steps.getByRole('link', { name: 'Connect a source' })).toHaveAttribute(
      'href',
      '/integrations/newconnector/all',
    )
    expect(steps.getByRole('button', { name: 'Sync your fans' })).toBeDisabled()
    expect(screen.queryByRole('region', { name: 'Just now' })).toBeNull()

    const body = { name: 'Our shop', providerConfig: { provider: 'DEMOSHOP', config: {} } } as const
    await api.call(contract.connectors.create, { params, body })
    expect(await steps.findByText('SYNCING')).toBeVisible()
    expect(steps.getByRole('button', { name: 'Sync your fans' })).toBeDisabled()
    await backend.control.advance(3000)
    expect(await steps.findByText('Our shop is connected.')).toBeVisible()
    await user.click(steps.getByRole('button', { name: 'Sync your fans' }))
    expect(await steps.findByText('SYNCING')).toBeVisible()
    await backend.control.advance(3000)
    expect(await screen.findByRole('region', { name: 'Just now' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull()
    const allFans = screen.getByText('All fans', { selector: 'dt' }).closest('div') ?? document.body
    expect(await within(allFans).findByText('60')).toBeVisible()
  })

  it('shows the error in place of the figures', async () => {
    await renderApp('/home', { prepare: alwaysFails('home.stats', 500) })
    expect(await screen.findByText('Oops! Something went wrong')).toBeVisible()
    expect(screen.getByText('Error getting statistics: Something went wrong on our side. Try again.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible()
  })

  it('shows "Payment Required" when the server answers 402', async () => {
    await renderApp('/home', { prepare: withFault('plan-lapsed') })
    expect(await screen.findByText('Payment Required')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/club/billing')
  })
})
