import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails, neverAnswers, tenantOf } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'

afterEach(() => {
  vi.useRealTimers()
})

const card = async (title: string) => within(await screen.findByRole('region', { name: title }))
const valueOf = (region: ReturnType<typeof within>, label: string) =>
  region.getByText(label).closest('div')?.querySelector('dd')

describe('Your profile', () => {
  it.each(['/yourprofile', '/yourprofile/account'])('shows the account at %s', async (address) => {
    const { location } = await renderApp(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Hannah Whitlock' })).toBeVisible()
    expect(screen.getByText('admin@rovers.example')).toBeVisible()
    expect(screen.getAllByText('Admin')).not.toHaveLength(0)
    expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/yourprofile/account')
    expect(location()).toBe(address)
  })

  it('redirects every other sub-path to the account', async () => {
    const { location } = await renderApp('/yourprofile/nothing/here')
    expect(await screen.findByRole('heading', { level: 1, name: 'Hannah Whitlock' })).toBeVisible()
    expect(location()).toBe('/yourprofile/account')
  })

  it('shows the club with all its settings', async () => {
    const app = await renderApp('/yourprofile')
    const club = await card('Club Profile')
    await waitFor(() => expect(valueOf(club, 'Country')).toHaveTextContent('United Kingdom'))
    expect(valueOf(club, 'Country')?.querySelector('img')).toBeInTheDocument()
    expect(valueOf(club, 'Sport')).toHaveTextContent('Football')
    expect(within(club.getByRole('list')).getAllByRole('listitem')).toHaveLength(4)
    expect(await club.findByText('Club analytics')).toBeVisible()
    expect(valueOf(club, 'Club ID')).toHaveTextContent(tenantOf(app))
  })

  it('shows a dash for empty settings, and is open without billing', async () => {
    const { requests } = await renderApp('/yourprofile', { as: 'owner@newclub.example' })
    const club = await card('Club Profile')
    await waitFor(() => expect(valueOf(club, 'Country')).toHaveTextContent('Ireland'))
    expect(valueOf(club, 'Teams')).toHaveTextContent('–')
    expect(valueOf(club, 'Default analytics connector')).toHaveTextContent('–')
    expect(requests.filter((request) => request.includes('/integrations/'))).toEqual([])
  })

  it.each([
    { status: 402, shown: 'its id' },
    { status: 503, shown: 'its id' },
    { status: 404, shown: 'a dash' },
  ] as const)('shows $shown when the connector answers $status', async ({ status, shown }) => {
    const app = await renderApp('/yourprofile', { prepare: alwaysFails('connectors.get', status) })
    const { config } = await app.api.call(contract.club.get, { params: { tenant: tenantOf(app) } })
    const club = await card('Club Profile')
    const expected = shown === 'a dash' ? '–' : (config.defaultAnalyticsConnectorId ?? '')
    await waitFor(() => expect(valueOf(club, 'Default analytics connector')).toHaveTextContent(expected))
  })

  it('keeps its layout while the club is loading', async () => {
    await renderApp('/yourprofile', { prepare: neverAnswers })
    const club = await card('Club Profile')
    expect(club.getByRole('button', { name: 'Edit Club Profile' })).toBeDisabled()
    expect(club.getByRole('button', { name: 'Copy club ID' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeEnabled()
  })

  it.each([
    { status: 500, says: 'Oops! Something went wrong' },
    { status: 403, says: "Forbidden! You don't have access to this page" },
  ] as const)('shows the error if the club cannot be fetched: $status', async ({ status, says }) => {
    await renderApp('/yourprofile', { prepare: alwaysFails('club.get', status) })
    const club = await card('Club Profile')
    expect(await club.findByText(says)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change password' })).toBeEnabled()
  })

  it('signs the user out to /login', async () => {
    const { user, location, tokens, requests } = await renderApp('/yourprofile')
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
    expect(location()).toBe('/login')
    expect(tokens.read()).toEqual({ accessToken: null, refreshToken: null })
    expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([])
  })
})

describe('copying the club id', () => {
  const openWithFakeTimers = async () => {
    const app = await renderApp('/yourprofile', timed())
    return { ...app, button: await screen.findByRole('button', { name: 'Copy club ID' }) }
  }

  it('shows a toast for five seconds and "Copied" on the button for four', async () => {
    const { user, button, ...app } = await openWithFakeTimers()
    await user.click(button)
    expect(await screen.findByText('Club Id copied to clipboard')).toBeVisible()
    expect(button).toHaveTextContent('Copied')
    expect(await navigator.clipboard.readText()).toBe(tenantOf(app))
    act(() => void vi.advanceTimersByTime(3800))
    expect(button).toHaveTextContent('Copied')
    act(() => void vi.advanceTimersByTime(400))
    expect(button).not.toHaveTextContent('Copied')
    expect(screen.getByText('Club Id copied to clipboard')).toBeVisible()
    act(() => void vi.advanceTimersByTime(1500))
    await waitFor(() => expect(screen.queryByText('Club Id copied to clipboard')).toBeNull())
  })

  it('shows a toast if the clipboard is not available', async () => {
    const { user, button } = await openWithFakeTimers()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    await user.click(button)
    expect(await screen.findByText(/^Couldn’t copy to the clipboard/)).toBeVisible()
    expect(button).toHaveTextContent('Copy')
    expect(screen.queryByText('Club Id copied to clipboard')).toBeNull()
  })
})
