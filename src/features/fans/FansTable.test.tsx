import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../tests/support/render.tsx'
import {
  fill,
  findPanel,
  findRange,
  lastsFiveSeconds,
  names,
  panelGone,
  tenantOf,
  timed,
} from '../../../tests/support/rowPanel.ts'
import { listenToWrites } from '../../../tests/support/sent.ts'
import { watchSkeletons } from '../../../tests/support/wire.ts'
import { alwaysFails } from '../../../tests/support/world.ts'
import type { Fan, FanCreate } from '../../contract/fans.ts'
import { contract } from '../../contract/index.ts'

const DATA = '/integrations/data/fans'
const FAILED = 'The server failed. Try again in a moment.'
const flagsOff = { acceptsPrivacyPolicy: false, acceptsCommercialInfo: false, acceptsCommercialPartners: false }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

type Options = NonNullable<Parameters<typeof renderApp>[1]>

async function openFans(address = DATA, options: Options = {}) {
  const app = await renderApp(address, options)
  await findRange()
  return { ...app, sent: listenToWrites(app.backend), tenant: tenantOf(app) }
}

type App = Awaited<ReturnType<typeof openFans>>

/** Writes fans behind the page's back, and has the list come again. */
async function bringIn({ api, backend, tenant }: App, ...given: Partial<FanCreate>[]): Promise<Fan[]> {
  const fans: Fan[] = []
  for (const [at, one] of given.entries()) {
    const body = { firstName: 'Zoë', lastName: 'Quillfeather', email: `zoe${at}@post.example`, ...one }
    fans.push(await api.call(contract.fans.create, { params: { tenant }, body }))
  }
  await act(() => backend.control.emit({ type: 'FansImported', tenant, id: null }))
  await screen.findAllByRole('button', { name: /^Edit Zoë/ })
  return fans
}

const button = (name: string) => screen.getByRole('button', { name })
const lists = (requests: string[]) => requests.filter((request) => /^GET .*\/fans\?/.test(request))

async function openAdd(options: Options = {}) {
  const app = await openFans(DATA, options)
  await app.user.click(button('Add New Fan'))
  return { ...app, panel: await findPanel('Add New Fan') }
}

async function openEdit(given: Partial<FanCreate> = {}, options: Options = {}) {
  const app = await openFans(DATA, options)
  const [fan] = await bringIn(app, given)
  app.sent.length = 0
  app.requests.length = 0
  await app.user.click(button('Edit Zoë Quillfeather'))
  return { ...app, fan: fan as Fan, panel: await findPanel('Update Fan') }
}

describe('Add New Fan', () => {
  it('sends what is filled in and the flags, once, says so for five seconds, and the list comes again without a skeleton', async () => {
    const { user, panel, sent, tenant, requests } = await openAdd(timed())
    requests.length = 0
    const skeletons = watchSkeletons()
    await user.type(panel.field('First name'), 'Niamh')
    await user.type(panel.field('Email'), 'niamh@post.example')
    await user.dblClick(panel.getByRole('button', { name: 'Add fan' }))
    expect(await screen.findByText('Niamh')).toBeVisible()
    expect(sent).toEqual([
      { call: `POST /fan/${tenant}/fans`, body: { firstName: 'Niamh', email: 'niamh@post.example', ...flagsOff } },
    ])
    expect(names()[0]).toBe('Niamh')
    expect(skeletons()).toBe(false)
    // The profiles, and every figure made of them, stay as they are until the next sync (readings 3.1).
    expect(requests.filter((request) => request.startsWith('GET'))).toEqual(lists(requests))
    await panelGone()
    await waitFor(() => expect(button('Add New Fan')).toHaveFocus())
    await lastsFiveSeconds('Fan created successfully')
  })

  it('sends every field that people write; moments of the browser\u2019s zone in UTC', async () => {
    vi.stubEnv('TZ', 'Asia/Kolkata')
    const { user, panel, sent, api, tenant } = await openAdd()
    const connectors = await api.call(contract.connectors.list, { params: { tenant }, query: { limit: 1000 } })
    const shop = connectors.items.find(({ name }) => name === 'Club shop')
    for (const [label, text] of [
      ['First name', 'Niamh'],
      ['Last name', 'Kearney'],
      ['Birthday', '1988-4-23'],
      ['Email', 'niamh@post.example'],
      ['Phone', '+353 71 900 123'],
      ['Street', '12 Quay Street'],
      ['Zip code', 'F91 4AB'],
      ['City', 'Sligo'],
      ['Membership', 'Season ticket'],
      ['Signed up', '2026-01-15 02:30'],
    ] as const)
      await fill(user, panel.field(label), text)
    await user.click(panel.select('Gender'))
    await user.click(await panel.findByRole('option', { name: 'Female' }))
    await user.type(panel.select('Country'), 'IRELAND')
    await user.click(await panel.findByRole('option', { name: 'Ireland' }))
    await user.click(panel.select('Connector'))
    await user.click(await panel.findByRole('option', { name: 'Club shop' }))
    for (const flag of panel.getAllByRole('checkbox')) await user.click(flag)
    expect(panel.field('Birthday')).toHaveValue('1988-04-23')
    await user.click(panel.getByRole('button', { name: 'Add fan' }))
    expect(await screen.findByText('Fan created successfully')).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([
      {
        firstName: 'Niamh',
        lastName: 'Kearney',
        email: 'niamh@post.example',
        gender: 'Female',
        birthDay: '1988-04-23',
        phone: '+353 71 900 123',
        address: '12 Quay Street',
        zipCode: 'F91 4AB',
        city: 'Sligo',
        country: 'Ireland',
        membership: 'Season ticket',
        signedUpAt: '2026-01-14T21:00:00.000Z',
        connectorId: shop?.id,
        acceptsPrivacyPolicy: true,
        acceptsCommercialInfo: true,
        acceptsCommercialPartners: true,
      },
    ])
  })

  it('takes a day and a moment from the calendar, and clears them', async () => {
    const { user, panel } = await openAdd()
    await user.type(panel.field('Birthday'), '1988-04-23')
    await user.click(panel.getByRole('button', { name: 'Calendar, Birthday' }))
    await user.click(await panel.findByRole('button', { name: '5 April 1988' }))
    expect(panel.field('Birthday')).toHaveValue('1988-04-05')
    await waitFor(() => expect(panel.getByRole('button', { name: 'Calendar, Birthday' })).toHaveFocus())
    await user.type(panel.field('Signed up'), '2026-01-15 09:00')
    await user.click(panel.getByRole('button', { name: 'Calendar, Signed up' }))
    await user.click(await panel.findByRole('button', { name: '20 January 2026' }))
    await user.clear(panel.getByLabelText('Hours'))
    await user.type(panel.getByLabelText('Hours'), '18')
    expect(panel.field('Signed up')).toHaveValue('2026-01-20 18:00')
    // Escape is the calendar's own; the panel stays.
    await user.keyboard('{Escape}')
    await waitFor(() => expect(panel.queryByLabelText('Hours')).toBeNull())
    expect(panel.field('Signed up')).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Clear Signed up' }))
    expect(panel.field('Signed up')).toHaveValue('')
    expect(panel.field('Signed up')).toHaveFocus()
  })

  it('is opened, sent and left by the keyboard alone', async () => {
    const { user, sent } = await openFans()
    button('Add New Fan').focus()
    await user.keyboard('{Enter}')
    const panel = await findPanel('Add New Fan')
    await waitFor(() => expect(panel.field('First name')).toHaveFocus())
    await user.keyboard('Niamh{Tab}')
    expect(panel.field('Last name')).toHaveFocus()
    await user.keyboard('{Escape}')
    await panelGone()
    await waitFor(() => expect(button('Add New Fan')).toHaveFocus())
    await user.keyboard('{Enter}')
    const again = await findPanel('Add New Fan')
    expect(again.field('First name')).toHaveValue('')
    await user.type(again.field('First name'), 'Niamh')
    await user.type(again.field('Email'), 'niamh@post.example{Enter}')
    expect(await screen.findByText('Fan created successfully')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('says what the server wants at its fields, and goes to the first of them', async () => {
    const { user, panel, sent } = await openAdd(timed())
    await user.click(panel.getByRole('button', { name: 'Add fan' }))
    const sentence = 'Error creating fan: 2 fields need correcting.'
    expect(await panel.findByText(sentence)).toBeVisible()
    expect(panel.getByText('Must not be empty.')).toBeVisible()
    expect(panel.field('First name')).toBeInvalid()
    expect(panel.field('Email')).toBeInvalid()
    await waitFor(() => expect(panel.field('First name')).toHaveFocus())
    expect(sent.map(({ body }) => body)).toEqual([flagsOff])
    await lastsFiveSeconds(sentence)
    expect(panel.getByText('Must not be empty.')).toBeVisible()
    expect(screen.queryByText(/created successfully/)).toBeNull()
  })

  it('says that there is a fan of that e-mail, whatever its case', async () => {
    const app = await openFans()
    await bringIn(app, { email: 'zoe@post.example' })
    await app.user.click(button('Add New Fan'))
    const panel = await findPanel('Add New Fan')
    await app.user.type(panel.field('First name'), 'Zoë')
    await app.user.type(panel.field('Email'), 'ZOE@post.example{Enter}')
    expect(await panel.findByText('Error creating fan: There is a fan of this e-mail already.')).toBeVisible()
    expect(panel.getByText('There is a fan of this e-mail already.')).toBeVisible()
    await waitFor(() => expect(panel.field('Email')).toHaveFocus())
    expect(panel.field('First name')).toHaveValue('Zoë')
  })

  it('leaves the form of an e-mail address to the browser, which sends nothing', async () => {
    const { user, panel, sent } = await openAdd()
    expect(panel.field('Email')).toHaveAttribute('type', 'email')
    await user.type(panel.field('First name'), 'Niamh')
    await user.type(panel.field('Email'), 'niamh')
    await user.click(panel.getByRole('button', { name: 'Add fan' }))
    expect(sent).toEqual([])
  })

  it.each([
    ['Birthday', 'tomorrow', 'Must be a day such as 2026-01-15.'],
    ['Birthday', '2023-02-29', 'Must be a day such as 2026-01-15.'],
    ['Signed up', '2026-01-15 25:00', 'Must be a moment such as 2026-01-15 09:00.'],
  ])('sends no %s that is %s, and leaves what was typed', async (label, text, message) => {
    const { user, panel, sent } = await openAdd()
    await user.type(panel.field('First name'), 'Niamh')
    await user.type(panel.field('Email'), 'niamh@post.example')
    await user.type(panel.field(label), text)
    await user.click(panel.getByRole('button', { name: 'Add fan' }))
    expect(await panel.findByText(message)).toBeVisible()
    await waitFor(() => expect(panel.field(label)).toHaveFocus())
    expect(panel.field(label)).toHaveValue(text)
    expect(sent).toEqual([])
  })

  it('tells who has closed it meanwhile by a toast of five seconds', async () => {
    const { user, panel, backend } = await openAdd(timed())
    await backend.control.latency(600)
    await backend.control.fail('fans.create', 500)
    await user.type(panel.field('First name'), 'Niamh{Enter}{Escape}')
    await panelGone()
    await lastsFiveSeconds(`Error creating fan: ${FAILED}`)
  })

  it('can be left as it is where there are no connectors and no countries to choose', async () => {
    const { user, panel, sent } = await openAdd({
      prepare: async (control) => {
        await alwaysFails('connectors.list', 500)(control)
        await alwaysFails('system.countries', 500)(control)
      },
    })
    expect(await panel.findByText(`Error getting connectors: ${FAILED}`)).toBeVisible()
    expect(panel.getByText(`Error getting countries: ${FAILED}`)).toBeVisible()
    await user.type(panel.field('First name'), 'Niamh')
    await user.type(panel.field('Email'), 'niamh@post.example{Enter}')
    expect(await screen.findByText('Fan created successfully')).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})

describe('Update Fan', () => {
  it('sends only what was changed, null for what was emptied, never the e-mail', async () => {
    const { user, panel, sent, tenant, fan, requests } = await openEdit(
      { city: 'Sligo', phone: '1', signedUpAt: '2026-01-15T09:00:31.250Z', acceptsCommercialInfo: true },
      timed(),
    )
    const drawn = watchSkeletons()
    expect(panel.field('Email')).toHaveValue('zoe0@post.example')
    expect(panel.field('Email')).toHaveAttribute('readonly')
    expect(panel.getByText('The e-mail address stays as it is.')).toBeVisible()
    await user.clear(panel.field('City'))
    await user.type(panel.field('City'), 'Galway')
    await user.clear(panel.field('Phone'))
    await user.click(panel.getByRole('checkbox', { name: 'Accepts commercial information' }))
    await user.dblClick(panel.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Galway')).toBeVisible()
    expect(sent).toEqual([
      {
        call: `PUT /fan/${tenant}/fans/${fan.id}`,
        body: { city: 'Galway', phone: null, acceptsCommercialInfo: false },
      },
    ])
    expect(drawn()).toBe(false)
    expect(requests.filter((request) => request.startsWith('GET'))).toEqual(lists(requests))
    await panelGone()
    await waitFor(() => expect(button('Edit Zoë Quillfeather')).toHaveFocus())
    await lastsFiveSeconds('Fan updated successfully')
  })

  it.each([
    ['Asia/Kolkata', '2026-01-16 01:30', '2026-01-16 02:30', '2026-01-15T21:00:00.000Z'],
    ['America/Los_Angeles', '2026-01-15 12:00', '2026-01-15 13:00', '2026-01-15T21:00:00.000Z'],
  ])('shows and sends a moment in the zone of the browser: %s', async (zone, shown, typed, wire) => {
    vi.stubEnv('TZ', zone)
    const { user, panel, sent } = await openEdit({ signedUpAt: '2026-01-15T20:00:31.000Z', birthDay: '1988-04-23' })
    expect(panel.field('Signed up')).toHaveValue(shown)
    expect(panel.field('Birthday')).toHaveValue('1988-04-23')
    await user.clear(panel.field('Signed up'))
    await user.type(panel.field('Signed up'), `${typed}{Enter}`)
    expect(await screen.findByText('Fan updated successfully')).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([{ signedUpAt: wire }])
  })

  it('keeps a country and a connector that no list has, and offers them again', async () => {
    const { user, panel, sent } = await openEdit({ country: 'Atlantis', connectorId: 'long-gone' })
    expect(panel.select('Country')).toHaveValue('Atlantis')
    expect(panel.select('Connector')).toHaveValue('long-gone')
    await user.click(panel.getByRole('button', { name: 'Clear Country' }))
    await user.type(panel.select('Country'), 'atlan')
    await user.click(await panel.findByRole('option', { name: 'Atlantis' }))
    await user.click(panel.getByRole('button', { name: 'Clear Connector' }))
    await user.click(panel.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Fan updated successfully')).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([{ connectorId: null }])
  })

  it('says what the server refuses at its field, and stays', async () => {
    const { user, panel, sent } = await openEdit()
    await user.clear(panel.field('First name'))
    await user.click(panel.getByRole('button', { name: 'Save' }))
    expect(await panel.findByText('Error updating fan: Must not be empty.')).toBeVisible()
    expect(panel.field('First name')).toBeInvalid()
    await waitFor(() => expect(panel.field('First name')).toHaveFocus())
    expect(sent.map(({ body }) => body)).toEqual([{ firstName: '' }])
  })

  it('says that the fan has gone meanwhile', async () => {
    const { user, panel, api, tenant, fan } = await openEdit()
    await api.call(contract.fans.remove, { params: { tenant, id: fan.id } })
    await user.type(panel.field('City'), 'Galway{Enter}')
    expect(await panel.findByText('Error updating fan: Fan not found.')).toBeVisible()
  })
})

describe('deleting a fan', () => {
  async function ask(app: App, name: string) {
    await app.user.click(button(`Delete ${name}`))
    return findPanel('Confirm Deletion')
  }

  it('asks, sends once, says so for five seconds, and the keyboard goes on at the next row', async () => {
    const app = await openFans(DATA, timed())
    const [fan] = await bringIn(app, {})
    app.sent.length = 0
    const [, next = ''] = names()
    const dialog = await ask(app, 'Zoë Quillfeather')
    expect(dialog.getByText('Are you sure you want to delete this fan?')).toBeVisible()
    expect(dialog.getByText('Zoë Quillfeather')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    const drawn = watchSkeletons()
    await app.user.dblClick(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('Zoë Quillfeather')).toBeNull())
    expect(app.sent).toEqual([{ call: `DELETE /fan/${app.tenant}/fans/${fan?.id}`, body: undefined }])
    expect(drawn()).toBe(false)
    await panelGone()
    await waitFor(() => expect(button(`Delete ${next}`)).toHaveFocus())
    await lastsFiveSeconds('Fan deleted successfully')
  })

  it('is not done by Escape and Cancel, and the focus comes back', async () => {
    const app = await openFans()
    const [first = ''] = names()
    await ask(app, first)
    await app.user.keyboard('{Escape}')
    await panelGone()
    await waitFor(() => expect(button(`Delete ${first}`)).toHaveFocus())
    const dialog = await ask(app, first)
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await panelGone()
    expect(app.sent).toEqual([])
  })

  it('shows a failure in the dialog, which stays', async () => {
    const app = await openFans(DATA, { prepare: alwaysFails('fans.remove', 500) })
    const [first = ''] = names()
    const dialog = await ask(app, first)
    await app.user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(`Error deleting fan: ${FAILED}`)).toBeVisible()
    expect(names()[0]).toBe(first)
  })

  it.each([
    ['the page before', '', '1-10 of 10'],
    ['the last page, in pages of twenty', '&limit=20', null],
  ])('goes from the only row of a last page to %s, which is never seen empty', async (_, more, range) => {
    const size = more === '' ? 10 : 20
    const app = await openFans(`${DATA}?searchQuery=e${more}`)
    await bringIn(app, ...Array.from({ length: size + 1 }, () => ({})))
    const box = screen.getByRole('searchbox')
    await app.user.clear(box)
    await app.user.type(box, 'quillfeather')
    await screen.findByText(`1-${size} of ${size + 1}`)
    await app.user.click(button('Last page'))
    await screen.findByText(`${size + 1}-${size + 1} of ${size + 1}`)
    app.requests.length = 0
    const seen: string[] = []
    const observer = new MutationObserver(() =>
      seen.push(screen.queryByText(/past the end|No data found/) ? 'empty' : ''),
    )
    observer.observe(document.body, { childList: true, subtree: true })
    const dialog = await ask(app, 'Zoë Quillfeather')
    await app.user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(range ?? `1-${size} of ${size}`)).toBeVisible()
    expect(app.location()).toBe(`${DATA}?searchQuery=quillfeather${more}`)
    expect(seen).not.toContain('empty')
    // The page that is no more is not asked for again: a slow answer to that would be seen.
    expect(lists(app.requests).filter((request) => request.includes(`offset=${size}&`))).toEqual([])
    observer.disconnect()
    await panelGone()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })

  it('leaves the keyboard at the search where no row is left', async () => {
    const app = await openFans(`${DATA}?searchQuery=e`)
    await bringIn(app, {})
    const box = screen.getByRole('searchbox')
    await app.user.clear(box)
    await app.user.type(box, 'quillfeather')
    await screen.findByText('1-1 of 1')
    const dialog = await ask(app, 'Zoë Quillfeather')
    await app.user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No data found')).toBeVisible()
    await panelGone()
    await waitFor(() => expect(box).toHaveFocus())
  })
})
