import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anyBearer } from '../../../tests/support/screens/recordWrites.ts'
import {
  expectSaved,
  expectLateFailure,
  FAILED,
  fill,
  fillAll,
  fillPerson,
  flagsOff,
  expectRefused,
  payloadOf,
  personSent,
} from '../../../tests/support/screens/rowPanel.ts'
import { button, clubShopId, membershipScreen, reads } from '../../../tests/support/screens/rowScreen.ts'
import { expectToastForFiveSeconds, timed } from '../../../tests/support/world/timed.ts'
import { watchSkeletons } from '../../../tests/support/world/tapStreams.ts'
import { contract } from '../../contract/index.ts'
import { newMembership } from './membershipValues.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it('has an input for every field that users can edit', async () => {
  await membershipScreen.openAdd()
  const missing = Object.keys(newMembership).filter((field) => !document.querySelector(`[data-path="${field}"]`))
  expect(missing, 'Add inputs for these fields to src/features/memberships/MembershipFields.tsx').toEqual([])
})

describe('Add New Membership', () => {
  it('sends every editable field once, and refetches the list without a skeleton', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const { user, panel, sent, requests, ...app } = await membershipScreen.openAdd(timed())
    const connectorId = await clubShopId(app)
    requests.length = 0
    const skeletons = await watchSkeletons()
    await waitFor(() => expect(panel.field('Membership ID')).toHaveFocus())
    await fillAll(user, panel, {
      'Membership ID': 'WR-77',
      Type: 'Senior',
      Entry: '2026-1-15',
      Expiration: '2027-06-30',
    })
    await fillPerson(user, panel)
    await user.click(panel.getByRole('checkbox', { name: 'Accepts commercial partners' }))
    expect(panel.field('Expiration')).toHaveValue('2027-06-30')
    await user.dblClick(panel.button('Add membership'))
    const row = (await screen.findByText('WR-77')).closest('tr')
    expect(row).toHaveTextContent(/2026-01-15.*2027-06-30/)
    expect(sent).toEqual([
      {
        call: `POST /membership/${app.tenant}/memberships`,
        bearer: anyBearer,
        body: {
          membershipId: 'WR-77',
          type: 'Senior',
          ...personSent,
          entryDate: '2026-01-15T00:00:00.000Z',
          expirationDate: '2027-06-30T00:00:00.000Z',
          connectorId,
          ...flagsOff,
          acceptsCommercialPartners: true,
        },
      },
    ])
    expect(skeletons()).toBe(false)
    expect(reads(requests)).toEqual(membershipScreen.lists(requests))
    await expectSaved('Membership created successfully', () => button('Add New Membership'))
  })

  it('shows the server errors at their fields, and focuses the first one', async () => {
    const { user, panel, sent } = await membershipScreen.openAdd(timed())
    await user.click(panel.button('Add membership'))
    const sentence = 'Error creating membership: 3 fields need correcting.'
    await expectRefused(panel, sentence, 'Membership ID', 'First name', 'Email')
    expect(sent.map(({ body }) => body)).toEqual([flagsOff])
    await expectToastForFiveSeconds(sentence)
  })

  it('says that a membership already has the number', async () => {
    const { user, panel } = await membershipScreen.openAdd({}, { membershipId: 'ZZ-1' })
    await fillAll(user, panel, { 'Membership ID': 'ZZ-1', 'First name': 'Niamh', Email: 'niamh@post.example' })
    await user.keyboard('{Enter}')
    const message = 'A membership with this number already exists.'
    await expectRefused(panel, `Error creating membership: ${message}`, 'Membership ID')
    expect(panel.getByText(message)).toBeVisible()
  })

  it('shows a failure as a toast for five seconds if the panel was closed', async () => {
    const message = `Error creating membership: ${FAILED}`
    const app = await membershipScreen.openAdd(timed())
    await expectLateFailure(app, (control) => control.fail('memberships.create', 500), message)
  })
})

describe('Update Membership', () => {
  it('sends the whole payload, with null for an emptied field and with the e-mail', async () => {
    const { user, panel, sent, tenant, row } = await membershipScreen.openEdit(
      { city: 'Sligo', entryDate: '2026-01-15T09:00:31.250Z', expirationDate: '2027-01-15T09:00:31.250Z' },
      timed(),
    )
    const skeletons = await watchSkeletons()
    await fill(user, panel.field('Email'), 'zoe@else.example')
    await user.clear(panel.field('City'))
    await user.click(panel.button('Clear Expiration'))
    await user.dblClick(panel.button('Save'))
    expect(await screen.findByText('zoe@else.example')).toBeVisible()
    expect(sent).toEqual([
      {
        call: `PUT /membership/${tenant}/memberships/${row.id}`,
        bearer: anyBearer,
        body: { ...payloadOf(row), email: 'zoe@else.example', city: null, expirationDate: null },
      },
    ])
    expect(skeletons()).toBe(false)
    await expectSaved('Membership updated successfully', () => button('Edit Zoë Quillfeather'))
  })

  it.each([
    ['Membership ID', 'membershipId', 'Enter a membership ID.'],
    ['Email', 'email', 'Enter a valid email address.'],
  ])('shows a server error for %s at its field', async (label, name, message) => {
    const { user, panel, sent, row } = await membershipScreen.openEdit()
    await user.clear(panel.field(label))
    await user.click(panel.button('Save'))
    await expectRefused(panel, `Error updating membership: ${message}`, label)
    expect(sent.map(({ body }) => body)).toEqual([{ ...payloadOf(row), [name]: '' }])
  })

  it('says that another membership has the number', async () => {
    const { user, panel, api, tenant } = await membershipScreen.openEdit()
    const body = { membershipId: 'ZZ-2', firstName: 'Ann', email: 'ann@post.example' }
    await api.call(contract.memberships.create, { params: { tenant }, body })
    await fill(user, panel.field('Membership ID'), 'ZZ-2')
    await user.keyboard('{Enter}')
    expect(
      await panel.findByText('Error updating membership: A membership with this number already exists.'),
    ).toBeVisible()
  })
})
