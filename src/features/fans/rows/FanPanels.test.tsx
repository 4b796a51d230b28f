import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anyBearer } from '../../../../tests/support/screens/recordWrites.ts'
import {
  choose,
  expectSaved,
  expectLateFailure,
  FAILED,
  fill,
  fillAll,
  fillPerson,
  findPanel,
  flagsOff,
  expectRefused,
  panelGone,
  payloadOf,
  personSent,
  type Panel,
} from '../../../../tests/support/screens/rowPanel.ts'
import { button, clubShopId, fanScreen, names, reads } from '../../../../tests/support/screens/rowScreen.ts'
import { expectToastForFiveSeconds, timed } from '../../../../tests/support/world/timed.ts'
import { watchSkeletons } from '../../../../tests/support/world/tapStreams.ts'
import { alwaysFails, withFault } from '../../../../tests/support/world/world.ts'
import { contract } from '../../../contract/index.ts'
import { newFan } from '../fanValues.ts'

const niamh = { 'First name': 'Niamh', Email: 'niamh@post.example' }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it('has an input for every field that users can edit', async () => {
  await fanScreen.openAdd()
  const missing = Object.keys(newFan).filter((field) => !document.querySelector(`[data-path="${field}"]`))
  expect(missing, 'Add inputs for these fields to src/features/fans/FanFields.tsx').toEqual([])
})

describe('Add New Fan', () => {
  it('sends the filled-in fields and the flags once, shows a toast for five seconds, and refetches the list without a skeleton', async () => {
    const { user, panel, sent, tenant, requests } = await fanScreen.openAdd(timed())
    requests.length = 0
    const skeletons = await watchSkeletons()
    await fillAll(user, panel, niamh)
    await user.dblClick(panel.button('Add fan'))
    expect(await screen.findByText('Niamh')).toBeVisible()
    expect(sent).toEqual([
      {
        call: `POST /fan/${tenant}/fans`,
        bearer: anyBearer,
        body: { firstName: 'Niamh', email: 'niamh@post.example', ...flagsOff },
      },
    ])
    expect(names()[0]).toBe('Niamh')
    expect(skeletons()).toBe(false)
    // Profiles, and the figures derived from them, change only with the next sync (docs/contract.md#fan-profiles).
    expect(reads(requests)).toEqual(fanScreen.lists(requests))
    await expectSaved('Fan created successfully', () => button('Add New Fan'))
  })

  it('sends every editable field, and converts moments from the browser\u2019s zone to UTC', async () => {
    vi.stubEnv('TZ', 'Asia/Kolkata')
    const { user, panel, sent, ...app } = await fanScreen.openAdd()
    const connectorId = await clubShopId(app)
    await fillPerson(user, panel)
    await fillAll(user, panel, { Membership: 'Season ticket', 'Signed up': '2026-01-15 02:30' })
    for (const flag of panel.getAllByRole('checkbox')) await user.click(flag)
    await user.click(panel.button('Add fan'))
    expect(await screen.findByText('Fan created successfully')).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([
      {
        ...personSent,
        membership: 'Season ticket',
        signedUpAt: '2026-01-14T21:00:00.000Z',
        connectorId,
        acceptsPrivacyPolicy: true,
        acceptsCommercialInfo: true,
        acceptsCommercialPartners: true,
      },
    ])
  })

  it('keeps the input after a click beside the panel, and trims texts', async () => {
    const { user, panel, sent } = await fanScreen.openAdd()
    await fillAll(user, panel, { 'First name': '   ', Email: 'niamh@post.example' })
    await user.click(document.querySelector('.mantine-Drawer-overlay') ?? document.body)
    expect(panel.field('Email')).toHaveValue('niamh@post.example')
    await user.click(panel.button('Add fan'))
    expect(await panel.findByText('Enter a first name.')).toBeVisible()
    await user.clear(panel.field('First name'))
    await fill(user, panel.field('First name'), ' Niamh ')
    await user.click(panel.button('Add fan'))
    expect(await screen.findByText('Fan created successfully')).toBeVisible()
    expect(sent.at(-1)?.body).toEqual({ firstName: 'Niamh', email: 'niamh@post.example', ...flagsOff })
  })

  it('picks a day and a moment from the calendar, and clears them', async () => {
    const { user, panel } = await fanScreen.openAdd()
    await fill(user, panel.field('Birthday'), '1988-04-23')
    await user.click(panel.button('Calendar, Birthday'))
    await user.click(await panel.findByRole('button', { name: '5 April 1988' }))
    expect(panel.field('Birthday')).toHaveValue('1988-04-05')
    await waitFor(() => expect(panel.button('Calendar, Birthday')).toHaveFocus())
    await fill(user, panel.field('Signed up'), '2026-01-15 09:00')
    await user.click(panel.button('Calendar, Signed up'))
    await user.click(await panel.findByRole('button', { name: '20 January 2026' }))
    await user.clear(panel.getByLabelText('Hours'))
    await user.type(panel.getByLabelText('Hours'), '18')
    expect(panel.field('Signed up')).toHaveValue('2026-01-20 18:00')
    // Escape closes only the calendar.
    await user.keyboard('{Escape}')
    await waitFor(() => expect(panel.queryByLabelText('Hours')).toBeNull())
    expect(panel.field('Signed up')).toBeVisible()
    await user.click(panel.button('Clear Signed up'))
    expect(panel.field('Signed up')).toHaveValue('')
    expect(panel.field('Signed up')).toHaveFocus()
  })

  it.each([
    ['Cancel', (user: UserEvent, panel: Panel) => user.click(panel.button('Cancel'))],
    ['the cross', (user: UserEvent, panel: Panel) => user.click(panel.button('Close'))],
    [
      'a click beside it',
      (user: UserEvent) => user.click(document.querySelector('.mantine-Drawer-overlay') ?? document.body),
    ],
  ] as const)('asks before it is closed with changes by %s, and not without any', async (_, close) => {
    const { user, panel, sent } = await fanScreen.openAdd()
    await fill(user, panel.field('First name'), 'Niamh')
    await close(user, panel)
    const question = await findPanel('Discard changes?')
    await user.click(question.button('Keep editing'))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull())
    expect(panel.field('First name')).toHaveValue('Niamh')
    await fill(user, panel.field('First name'), ' ')
    await user.clear(panel.field('First name'))
    await close(user, panel)
    await panelGone()
    expect(sent).toEqual([])
  })

  it('can be opened, submitted and closed with the keyboard alone', async () => {
    const { user, sent } = await fanScreen.open()
    button('Add New Fan').focus()
    await user.keyboard('{Enter}')
    const panel = await findPanel('Add New Fan')
    await waitFor(() => expect(panel.field('First name')).toHaveFocus())
    await user.keyboard('Niamh{Tab}')
    expect(panel.field('Last name')).toHaveFocus()
    // The first Escape asks, the second one keeps the changes.
    await user.keyboard('{Escape}')
    const question = await findPanel('Discard changes?')
    await waitFor(() => expect(question.button('Keep editing')).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull())
    await waitFor(() => expect(panel.field('Last name')).toHaveFocus())
    expect(panel.field('First name')).toHaveValue('Niamh')
    await user.keyboard('{Escape}')
    const again = await findPanel('Discard changes?')
    await waitFor(() => expect(again.button('Keep editing')).toHaveFocus())
    await user.keyboard('{Tab}{Enter}')
    await panelGone()
    await waitFor(() => expect(button('Add New Fan')).toHaveFocus())
    await user.keyboard('{Enter}')
    const fresh = await findPanel('Add New Fan')
    expect(fresh.field('First name')).toHaveValue('')
    await waitFor(() => expect(fresh.field('First name')).toHaveFocus())
    await user.keyboard('Niamh')
    const email = fresh.field('Email')
    for (let tabs = 0; tabs < 10 && document.activeElement !== email; tabs++) await user.tab()
    await user.keyboard('niamh@post.example{Enter}')
    expect(await screen.findByText('Fan created successfully')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('shows the server errors at their fields, and focuses the first one', async () => {
    const { user, panel, sent } = await fanScreen.openAdd(timed())
    await user.click(panel.button('Add fan'))
    const sentence = 'Error creating fan: 2 fields need correcting.'
    await expectRefused(panel, sentence, 'First name', 'Email')
    expect(panel.getByText('Enter a first name.')).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([flagsOff])
    await expectToastForFiveSeconds(sentence)
    expect(panel.getByText('Enter a first name.')).toBeVisible()
    expect(screen.queryByText(/created successfully/)).toBeNull()
  })

  it('says that a fan already has the e-mail, ignoring case', async () => {
    const { user, panel } = await fanScreen.openAdd({}, { email: 'zoe@post.example' })
    await fillAll(user, panel, { 'First name': 'Zoë', Email: 'ZOE@post.example' })
    await user.keyboard('{Enter}')
    await expectRefused(panel, 'Error creating fan: A fan with this email already exists.', 'Email')
    expect(panel.getByText('A fan with this email already exists.')).toBeVisible()
    expect(panel.field('First name')).toHaveValue('Zoë')
  })

  it('lets the browser validate the e-mail address, and sends nothing', async () => {
    const { user, panel, sent } = await fanScreen.openAdd()
    expect(panel.field('Email')).toHaveAttribute('type', 'email')
    await fillAll(user, panel, { 'First name': 'Niamh', Email: 'niamh' })
    await user.click(panel.button('Add fan'))
    expect(sent).toEqual([])
  })

  it.each([
    ['Birthday', 'tomorrow', 'Enter a date such as 2026-01-15.'],
    ['Birthday', '2023-02-29', 'Enter a date such as 2026-01-15.'],
    ['Signed up', '2026-01-15 25:00', 'Enter a date and time such as 2026-01-15 09:00.'],
  ])('does not send %s with the value %s, and keeps the input', async (label, text, message) => {
    const { user, panel, sent } = await fanScreen.openAdd()
    await fillAll(user, panel, { ...niamh, [label]: text })
    await user.click(panel.button('Add fan'))
    expect(await panel.findByText(message)).toBeVisible()
    await waitFor(() => expect(panel.field(label)).toHaveFocus())
    expect(panel.field(label)).toHaveValue(text)
    expect(sent).toEqual([])
  })

  it('shows a failure as a toast for five seconds if the panel was closed', async () => {
    const message = `Error creating fan: ${FAILED}`
    await expectLateFailure(await fanScreen.openAdd(timed()), withFault('saving-fan-fails'), message)
  })

  it('can be submitted even if connectors and countries fail to load', async () => {
    const { user, panel, sent } = await fanScreen.openAdd({
      prepare: async (control) => {
        await alwaysFails('connectors.list', 500)(control)
        await alwaysFails('system.countries', 500)(control)
      },
    })
    expect(await panel.findByText(`Error getting connectors: ${FAILED}`)).toBeVisible()
    expect(await panel.findByText(`Error getting countries: ${FAILED}`)).toBeVisible()
    await fillAll(user, panel, niamh)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Fan created successfully')).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})

describe('Update Fan', () => {
  it('says that the fan is gone, and removes the row from the list', async () => {
    const { user, panel, api, tenant, row } = await fanScreen.openEdit()
    await fill(user, panel.field('City'), 'Sligo')
    await api.call(contract.fans.remove, { params: { tenant, id: row.id } })
    await user.click(panel.button('Save'))
    expect(await panel.findByText('Error updating fan: Fan not found.')).toBeVisible()
    await waitFor(() => expect(screen.queryByLabelText('Edit Zoë Quillfeather')).toBeNull())
  })

  it('sends the whole payload, with null for an emptied field and without the e-mail', async () => {
    const { user, panel, sent, tenant, row, requests } = await fanScreen.openEdit(
      { city: 'Sligo', phone: '1', signedUpAt: '2026-01-15T09:00:31.250Z', acceptsCommercialInfo: true },
      timed(),
    )
    const drawn = await watchSkeletons()
    expect(panel.field('Email')).toHaveValue('zoe0@post.example')
    expect(panel.field('Email')).toHaveAttribute('readonly')
    expect(panel.getByText('The email address can’t be changed.')).toBeVisible()
    await fill(user, panel.field('City'), 'Galway')
    await user.clear(panel.field('Phone'))
    await user.click(panel.getByRole('checkbox', { name: 'Accepts commercial information' }))
    await user.dblClick(panel.button('Save'))
    expect(await screen.findByText('Galway')).toBeVisible()
    expect(sent).toEqual([
      {
        call: `PUT /fan/${tenant}/fans/${row.id}`,
        bearer: anyBearer,
        body: { ...payloadOf(row), city: 'Galway', phone: null, acceptsCommercialInfo: false },
      },
    ])
    expect(drawn()).toBe(false)
    expect(reads(requests)).toEqual(fanScreen.lists(requests))
    await expectSaved('Fan updated successfully', () => button('Edit Zoë Quillfeather'))
  })

  it.each([
    ['Asia/Kolkata', '2026-01-16 01:30', '2026-01-16 02:30', '2026-01-15T21:00:00.000Z'],
    ['America/Los_Angeles', '2026-01-15 12:00', '2026-01-15 13:00', '2026-01-15T21:00:00.000Z'],
  ])('formats and parses a moment in the zone of the browser: %s', async (zone, displayed, typed, wire) => {
    vi.stubEnv('TZ', zone)
    const given = { signedUpAt: '2026-01-15T20:00:31.000Z', birthDay: '1988-04-23' }
    const { user, panel, sent, row } = await fanScreen.openEdit(given)
    expect(panel.field('Signed up')).toHaveValue(displayed)
    expect(panel.field('Birthday')).toHaveValue('1988-04-23')
    await fill(user, panel.field('Signed up'), typed)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Fan updated successfully')).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([{ ...payloadOf(row), signedUpAt: wire }])
  })

  it('keeps a country and a connector that the lists lack, and offers them again', async () => {
    const { user, panel, sent, row } = await fanScreen.openEdit({ country: 'Atlantis', connectorId: 'long-gone' })
    expect(panel.select('Country')).toHaveValue('Atlantis')
    expect(panel.select('Connector')).toHaveValue('long-gone')
    await user.click(panel.button('Clear Country'))
    await choose(user, panel, 'Country', 'Atlantis', 'atlan')
    await user.click(panel.button('Clear Connector'))
    await user.click(panel.button('Save'))
    expect(await screen.findByText('Fan updated successfully')).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([{ ...payloadOf(row), connectorId: null }])
  })

  it('shows a server error at its field, and stays open', async () => {
    const { user, panel, sent, row } = await fanScreen.openEdit()
    await user.clear(panel.field('First name'))
    await user.click(panel.button('Save'))
    await expectRefused(panel, 'Error updating fan: Enter a first name.', 'First name')
    expect(sent.map(({ body }) => body)).toEqual([{ ...payloadOf(row), firstName: '' }])
  })

  it('keeps a change made elsewhere while it was open', async () => {
    const { user, panel, sent, api, backend, tenant, row } = await fanScreen.openEdit({ city: 'Sligo' })
    await api.call(contract.fans.update, { params: { tenant, id: row.id }, body: { city: 'Galway' } })
    await act(() => backend.control.emit({ type: 'FansImported', tenant, id: null }))
    expect(await screen.findByText('Galway')).toBeInTheDocument()
    sent.length = 0
    await fill(user, panel.field('Phone'), '1')
    await user.click(panel.button('Save'))
    expect(await screen.findByText('Fan updated successfully')).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([{ ...payloadOf(row), city: 'Galway', phone: '1' }])
  })

  it('says that the fan was deleted while it was open', async () => {
    const { user, panel, api, tenant, row } = await fanScreen.openEdit()
    await api.call(contract.fans.remove, { params: { tenant, id: row.id } })
    await fill(user, panel.field('City'), 'Galway')
    await user.keyboard('{Enter}')
    expect(await panel.findByText('Error updating fan: Fan not found.')).toBeVisible()
  })
})
