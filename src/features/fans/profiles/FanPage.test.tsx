import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { payloadOf } from '../../../../tests/support/screens/rowPanel.ts'
import { expectToastForFiveSeconds, timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails, openWorld, tenantOf } from '../../../../tests/support/world/world.ts'
import type { FanProfile } from '../../../contract/fanProfiles.ts'
import { contract } from '../../../contract/index.ts'
import { fullName } from '../../../ui/values/fullName.ts'
import { formatDecimal } from '../../../format.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Finds a fan of the seed. */
async function pick(matches: (fan: FanProfile) => boolean): Promise<FanProfile> {
  const { api } = await openWorld()
  const tenant = tenantOf({ api })
  const { items } = await api.call(contract.fanProfiles.list, { params: { tenant }, query: { limit: 300 } })
  const found = items.find(matches)
  if (!found) throw new Error('The seed has no such fan')
  return found
}

const card = async (title: string) => within(await screen.findByRole('region', { name: title }))
const valueOf = (region: ReturnType<typeof within>, label: string) =>
  region.getByText(label).closest('div')?.querySelector('dd')

describe('Fan', () => {
  it('shows all the data of a fan in its cards', async () => {
    const fan = await pick(
      (one) =>
        one.fanId !== null &&
        one.lastName !== null &&
        one.birthDay !== null &&
        one.phone !== null &&
        one.score !== null &&
        one.address !== null &&
        one.membership !== null &&
        one.city !== null,
    )
    await renderApp(`/fans/${fan.id}`)
    expect(await screen.findByRole('heading', { level: 1, name: fullName(fan) })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All Fans' })).toHaveAttribute('href', '/fans')
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', `/fans/${fan.id}/profile`)
    expect(screen.getByText(fan.membership ?? '')).toBeVisible()
    expect(await screen.findByText('SYNCED')).toBeVisible()
    const personal = await card('Personal information')
    expect(valueOf(personal, 'Name')).toHaveTextContent(fullName(fan))
    expect(valueOf(personal, 'Age')).toHaveTextContent(String(fan.age))
    expect(valueOf(personal, 'Birthday')).toHaveTextContent(fan.birthDay ?? '')
    const address = await card('Address')
    expect(valueOf(address, 'Street')).toHaveTextContent(fan.address ?? '')
    expect(valueOf(address, 'City')).toHaveTextContent(fan.city ?? '')
    const contact = await card('Contact')
    expect(valueOf(contact, 'Email')).toHaveTextContent(fan.email)
    expect(valueOf(contact, 'Phone')).toHaveTextContent(fan.phone ?? '')
    const communications = await card('Communications')
    expect(valueOf(communications, 'Privacy policy')).toHaveTextContent(String(fan.acceptsPrivacyPolicy))
    expect(screen.getByRole('img', { name: `Fan score ${fan.score ?? ''} of 100` })).toBeVisible()
  })

  it('shows the seven statistics with one decimal', async () => {
    const fan = await pick(({ fanId, score }) => fanId !== null && (score ?? 0) > 80)
    const { api } = await renderApp(`/fans/${fan.id}/profile`)
    const tenant = tenantOf({ api })
    const found = await api.call(contract.fanProfiles.statistics, { params: { tenant, id: fan.fanId ?? '' } })
    const region = await card('Statistics')
    await waitFor(() => expect(valueOf(region, 'Orders')).toHaveTextContent(formatDecimal(found.totalShopOrders)))
    expect(valueOf(region, 'Average order value')).toHaveTextContent(formatDecimal(found.averageOrderValue))
    expect(valueOf(region, 'Total orders value')).toHaveTextContent(formatDecimal(found.totalShopOrdersValue))
    expect(valueOf(region, 'Tickets')).toHaveTextContent(formatDecimal(found.totalTickets))
    expect(valueOf(region, 'Average ticket value')).toHaveTextContent(formatDecimal(found.averageTicketValue))
    expect(valueOf(region, 'Total tickets value')).toHaveTextContent(formatDecimal(found.totalTicketsValue))
    expect(region.getAllByText(formatDecimal(found.totalValue))[0]).toBeVisible()
  })

  it('shows a dash for each missing value', async () => {
    const fan = await pick(({ fanId, phone }) => fanId === null && phone === null)
    await renderApp(`/fans/${fan.id}`)
    await screen.findByRole('heading', { level: 1, name: fullName(fan) })
    expect(valueOf(await card('Contact'), 'Phone')).toHaveTextContent('–')
    const region = await card('Statistics')
    await waitFor(() => expect(valueOf(region, 'Orders')).toHaveTextContent('–'))
    expect(valueOf(region, 'Total tickets value')).toHaveTextContent('–')
  })

  it('shows dashes if the fan was deleted after the last sync', async () => {
    const fan = await pick(({ fanId, score }) => fanId !== null && (score ?? 0) > 80)
    await renderApp(`/fans/${fan.id}`, {
      prepare: alwaysFails('fanProfiles.statistics', 404),
    })
    const region = await card('Statistics')
    await waitFor(() => expect(valueOf(region, 'Orders')).toHaveTextContent('–'))
    expect(region.queryByText(/^Error/)).toBeNull()
  })

  it('shows a dash and an empty ring without a score', async () => {
    const fan = await pick(({ score }) => score === null)
    await renderApp(`/fans/${fan.id}`)
    const ring = await screen.findByRole('img', { name: 'No fan score' })
    expect(ring).toHaveTextContent('–')
    expect(ring.querySelectorAll('circle')).toHaveLength(1)
  })

  it('is edited in a side panel, which sends the whole payload without the e-mail, and shows a toast', async () => {
    const fan = await pick(({ city, lastName }) => city !== null && lastName !== null)
    const { user, requests, backend } = await renderApp(`/fans/${fan.id}`)
    await screen.findByRole('heading', { level: 1, name: fullName(fan) })
    await user.click(screen.getByRole('button', { name: 'Update Fan Profile' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Update Fan Profile' }))
    expect(panel.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly')
    await user.clear(panel.getByLabelText('City'))
    await user.type(panel.getByLabelText('City'), 'Kirkby Lonsdale')
    await user.clear(panel.getByLabelText('Last name'))
    await user.dblClick(panel.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Fan updated successfully')).toBeVisible()
    expect(await screen.findByText('Kirkby Lonsdale')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: fan.firstName })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests.filter((request) => request.startsWith('PUT'))).toHaveLength(1)
    const { entries } = await backend.control.exportJournal()
    expect(entries[0]?.input).toHaveProperty('body', { ...payloadOf(fan), city: 'Kirkby Lonsdale', lastName: null })
  })

  it('keeps a change made elsewhere while the panel was open', async () => {
    const fan = await pick(({ city, phone }) => city !== null && phone !== null)
    const { user, api, backend } = await renderApp(`/fans/${fan.id}`)
    await screen.findByRole('heading', { level: 1, name: fullName(fan) })
    await user.click(screen.getByRole('button', { name: 'Update Fan Profile' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Update Fan Profile' }))
    const tenant = tenantOf({ api })
    await api.call(contract.fanProfiles.update, { params: { tenant, id: fan.id }, body: { city: 'Kirkby Lonsdale' } })
    await act(() => backend.control.emit({ type: 'FansImported', tenant, id: null }))
    expect(await screen.findByText('Kirkby Lonsdale')).toBeInTheDocument()
    await user.clear(panel.getByLabelText('Phone'))
    await user.click(panel.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Fan updated successfully')).toBeVisible()
    const { entries } = await backend.control.exportJournal()
    expect(entries.at(-1)?.input).toMatchObject({ body: { phone: null, city: 'Kirkby Lonsdale' } })
    expect(await screen.findByText('Kirkby Lonsdale')).toBeVisible()
  })

  it('shows a server error at its field, and keeps the panel open', async () => {
    const fan = await pick(() => true)
    const { user } = await renderApp(`/fans/${fan.id}`)
    await screen.findByRole('heading', { level: 1, name: fullName(fan) })
    await user.click(screen.getByRole('button', { name: 'Update Fan Profile' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Update Fan Profile' }))
    await user.clear(panel.getByRole('textbox', { name: 'First name' }))
    await user.click(panel.getByRole('button', { name: 'Save' }))
    expect(await panel.findByText('Enter a first name.')).toBeVisible()
    expect(panel.getByText(/^Error updating fan profile: /)).toBeVisible()
    expect(panel.getByRole('textbox', { name: 'First name' })).toBeInvalid()
  })

  it('shows that the fan is gone after a sync without them', async () => {
    const fan = await pick(() => true)
    const { api, backend } = await renderApp(`/fans/${fan.id}`)
    expect(await screen.findByRole('heading', { level: 1, name: fullName(fan) })).toBeVisible()
    await backend.control.fail('fanProfiles.get', 404, 100)
    await act(() => backend.control.emit({ type: 'FansImported', tenant: tenantOf({ api }), id: null }))
    expect(await screen.findByRole('heading', { level: 1, name: 'This fan has been deleted' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Fans' })).toHaveAttribute('href', '/fans')
    expect(screen.queryByRole('heading', { level: 1, name: fullName(fan) })).toBeNull()
    expect(screen.queryByText(/refresh/)).toBeNull()
  })

  it('shows an error for an unknown fan', async () => {
    await renderApp('/fans/nope')
    expect(await screen.findByText('Error getting fan profile: Fan profile not found.')).toBeVisible()
  })
})

describe('the sync of the fans', () => {
  it('is started by the button, and followed by events', async () => {
    const { user, backend, requests } = await renderApp('/fans')
    expect(await screen.findByText('SYNCED')).toBeVisible()
    await waitFor(() => expect(requests).toContain('GET /system/sse'))
    await user.click(screen.getByRole('button', { name: 'Sync' }))
    expect(await screen.findByText('SYNCING')).toBeVisible()
    requests.length = 0
    await act(() => backend.control.advance(3000))
    expect(await screen.findByText('SYNCED')).toBeVisible()
    await waitFor(() => expect(requests.some((request) => request.includes('/fan-profiles?'))).toBe(true))
    expect(screen.queryAllByRole('row').length).toBe(11)
  })

  it('shows a failure for five seconds as a toast', async () => {
    const { user } = await renderApp('/fans', { prepare: alwaysFails('fanProfiles.sync', 503), ...timed() })
    await user.click(await screen.findByRole('button', { name: 'Sync' }))
    await expectToastForFiveSeconds('Error syncing fan profiles: The service is unavailable. Try again in a moment.')
  })

  it('is followed on the page of a fan too, over the same stream', async () => {
    const { user, api, backend, requests, answered } = await renderApp('/fans')
    await waitFor(() => expect(requests).toContain('GET /system/sse'))
    await user.click((await screen.findAllByRole('cell'))[1] ?? document.body)
    expect(await screen.findByRole('heading', { level: 2, name: 'Fan score' })).toBeVisible()
    await act(answered)
    await act(() => backend.control.emit({ type: 'FansImported', tenant: tenantOf({ api }), id: null }))
    await waitFor(() =>
      expect(requests.filter((request) => /fan-profiles\/\w+$/.test(request)).length).toBeGreaterThan(1),
    )
    expect(requests.filter((request) => request === 'GET /system/sse')).toHaveLength(1)
  })
})
