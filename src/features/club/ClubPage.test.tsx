import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../tests/support/screens/render.tsx'
import { expectBannerForFiveSeconds, timed } from '../../../tests/support/world/timed.ts'
import { alwaysFails, neverAnswers, tenantOf } from '../../../tests/support/world/world.ts'
import { contract } from '../../contract/index.ts'

afterEach(() => {
  vi.useRealTimers()
})

const tabs = () => within(screen.getByRole('navigation', { name: 'Club settings' }))
const nameField = () => screen.findByLabelText('Name')

async function openGeneral(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/club', options)
  expect(await nameField()).toBeVisible()
  return app
}

async function bodies(backend: Awaited<ReturnType<typeof renderApp>>['backend']) {
  const { entries } = await backend.control.exportJournal()
  return entries.filter(({ endpoint }) => endpoint === 'club.update').map(({ input }) => input)
}

describe('Club settings', () => {
  it('shows the name of the club, its title and three tabs that are links', async () => {
    const { user, location } = await renderApp('/club')
    expect(await screen.findByRole('heading', { level: 1, name: 'Westmere Rovers' })).toBeVisible()
    expect(screen.getByText('Club settings')).toBeVisible()
    expect(
      tabs()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['General', '/club/general', 'page'],
      ['Billing', '/club/billing', null],
      ['Users', '/club/users', null],
    ])
    await user.click(tabs().getByRole('link', { name: 'Users' }))
    expect(location()).toBe('/club/users')
    expect(tabs().getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page')
    expect(tabs().getByRole('link', { name: 'General' })).not.toHaveAttribute('aria-current')
  })

  it.each([
    ['/club', '/club'],
    ['/club/', '/club/'],
    ['/club/general', '/club/general'],
    ['/club/nonsense', '/club/general'],
    ['/club/users/a/b', '/club/general'],
  ])('%s shows General at %s', async (address, at) => {
    const { location } = await renderApp(address)
    expect(await nameField()).toBeVisible()
    expect(location()).toBe(at)
    expect(tabs().getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page')
  })

  it('shows a skeleton while the club is loading', async () => {
    await renderApp('/club', { prepare: neverAnswers })
    expect(await screen.findByRole('heading', { level: 1, name: 'Loading the club' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Club profile' })).toBeVisible()
    expect(screen.queryByLabelText('Name')).toBeNull()
  })

  it('shows why the club could not be loaded, and keeps the other tabs', async () => {
    const { user } = await renderApp('/club', { prepare: alwaysFails('club.get', 500) })
    expect(await screen.findByText('Error getting club: Something went wrong on our side. Try again.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Club settings' })).toBeVisible()
    await user.click(tabs().getByRole('link', { name: 'Billing' }))
    expect(await screen.findByText('Open customer portal')).toBeVisible()
  })
})

describe('General', () => {
  it('sends name, description and the unchanged settings once, and updates the sidebar', async () => {
    const { user, backend, api, requests } = await openGeneral()
    const tenant = tenantOf({ api })
    const { config } = await api.call(contract.club.get, { params: { tenant } })
    await user.clear(await nameField())
    await user.type(await nameField(), ' Westmere United ')
    await user.clear(screen.getByLabelText('Description'))
    await user.type(screen.getByLabelText('Description'), ' ')
    requests.length = 0
    await user.dblClick(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Successfully completed')).toBeVisible()
    expect(requests.filter((request) => request.startsWith('PUT'))).toEqual([`PUT /accounts/${tenant}`])
    const { sport, country, teamIds, defaultAnalyticsConnectorId } = config
    expect(await bodies(backend)).toEqual([
      expect.objectContaining({
        body: {
          name: 'Westmere United',
          description: null,
          config: {
            sport: { id: sport?.id },
            country: { cca2: country?.cca2 },
            teamIds,
            defaultAnalyticsConnectorId,
          },
        },
      }),
    ])
    expect(screen.getByRole('heading', { level: 1, name: 'Westmere United' })).toBeVisible()
    // The heading of the page, and the sidebar.
    expect(screen.getAllByTitle('Westmere United')).toHaveLength(2)
    expect((await api.call(contract.club.get, { params: { tenant } })).config).toEqual(config)
  })

  it('shows country, sport and teams beside it, and where they are set', async () => {
    const { api } = await openGeneral()
    const facts = within(screen.getByRole('region', { name: 'About the club' }))
    const { config } = await api.call(contract.club.get, { params: { tenant: tenantOf({ api }) } })
    expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      config.country?.name,
      config.sport?.name,
      config.teamIds.join(', '),
    ])
    expect(facts.getByRole('link', { name: 'Your Profile' })).toHaveAttribute('href', '/yourprofile')
  })

  it('shows a dash for what is not set', async () => {
    const { api } = await openGeneral({ as: 'owner@newclub.example' })
    const { config } = await api.call(contract.club.get, { params: { tenant: tenantOf({ api }) } })
    expect(config.teamIds).toEqual([])
    const teams = within(screen.getByRole('region', { name: 'About the club' }))
      .getByText('Teams')
      .closest('div')
    expect(teams?.querySelector('dd')).toHaveTextContent('–')
  })

  it('submits on Enter', async () => {
    const { user } = await openGeneral()
    await user.type(await nameField(), ' FC{Enter}')
    expect(await screen.findByText('Successfully completed')).toBeVisible()
  })

  it('shows "Successfully completed" for five seconds', async () => {
    const { user } = await openGeneral(timed())
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Successfully completed')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(4500))
    expect(screen.getByText('Successfully completed')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await waitFor(() => expect(screen.queryByText('Successfully completed')).toBeNull())
  })

  it.each([
    [
      'a missing permission',
      { prepare: alwaysFails('club.update', 403) },
      /^Error updating club profile: .*forbidden/i,
    ],
    [
      'a server failure',
      { prepare: alwaysFails('club.update', 503) },
      'Error updating club profile: The service is unavailable. Try again in a moment.',
    ],
  ])('shows %s in the banner for five seconds', async (_, options, text) => {
    const { user } = await openGeneral({ ...options, ...timed() })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await expectBannerForFiveSeconds(text)
  })

  it('shows a validation error at its field, and focuses it', async () => {
    const { user, backend } = await openGeneral()
    await user.clear(await nameField())
    await user.type(await nameField(), ' ')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Enter a name.')).toBeVisible()
    expect(screen.getByText(/^Error updating club profile: /)).toBeVisible()
    expect(await nameField()).toBeInvalid()
    expect(await nameField()).toHaveFocus()
    expect(await bodies(backend)).toEqual([])
  })

  it('shows what another user has saved, but never overwrites unsaved input', async () => {
    const { user, api, requests } = await openGeneral()
    const params = { tenant: tenantOf({ api }) }
    const refetched = () => requests.filter((request) => request === `GET /accounts/${params.tenant}`).length
    await api.call(contract.club.update, { params, body: { name: 'Renamed elsewhere' } })
    await act(() => api.queryClient.invalidateQueries())
    await waitFor(async () => expect(await nameField()).toHaveValue('Renamed elsewhere'))
    await user.type(await nameField(), ' and here')
    await api.call(contract.club.update, { params, body: { name: 'Once more' } })
    const before = refetched()
    await act(() => api.queryClient.invalidateQueries())
    await waitFor(() => expect(refetched()).toBeGreaterThan(before))
    expect(await screen.findByRole('heading', { level: 1, name: 'Once more' })).toBeVisible()
    expect(await nameField()).toHaveValue('Renamed elsewhere and here')
  })

  it('shows a failure as a toast after the user has left the tab', async () => {
    const { user, hold } = await openGeneral({ prepare: alwaysFails('club.update', 500) })
    const release = hold()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(tabs().getByRole('link', { name: 'Users' }))
    expect(screen.queryByLabelText('Name')).toBeNull()
    release()
    expect(
      await screen.findByText('Error updating club profile: Something went wrong on our side. Try again.'),
    ).toBeVisible()
  })
})
