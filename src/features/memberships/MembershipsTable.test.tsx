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
import { contract } from '../../contract/index.ts'
import type { Membership, MembershipCreate } from '../../contract/memberships.ts'

const DATA = '/integrations/data/memberships'
const FAILED = 'The server failed. Try again in a moment.'
const flagsOff = { acceptsPrivacyPolicy: false, acceptsCommercialInfo: false, acceptsCommercialPartners: false }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

type Options = NonNullable<Parameters<typeof renderApp>[1]>

const button = (name: string) => screen.getByRole('button', { name })

/** The page, and a membership written behind its back: the first of the list. */
async function openMemberships(given: Partial<MembershipCreate> = {}, options: Options = {}) {
  const app = await renderApp(DATA, options)
  await findRange()
  const tenant = tenantOf(app)
  const membership: Membership = await app.api.call(contract.memberships.create, {
    params: { tenant },
    body: { membershipId: 'ZZ-1', firstName: 'Zoë', lastName: 'Quillfeather', email: 'zoe@post.example', ...given },
  })
  await act(() => app.backend.control.emit({ type: 'MembershipsImported', tenant, id: null }))
  await screen.findByText('ZZ-1')
  app.requests.length = 0
  return { ...app, membership, tenant, sent: listenToWrites(app.backend) }
}

async function openAdd(options: Options = {}) {
  const app = await openMemberships({}, options)
  await app.user.click(button('Add New Membership'))
  return { ...app, panel: await findPanel('Add New Membership') }
}

async function openEdit(given: Partial<MembershipCreate> = {}, options: Options = {}) {
  const app = await openMemberships(given, options)
  await app.user.click(button('Edit Zoë Quillfeather'))
  return { ...app, panel: await findPanel('Update Membership') }
}

describe('Add New Membership', () => {
  it('sends every field that people write, once, and the list comes again without a skeleton', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const { user, panel, sent, api, tenant, requests } = await openAdd(timed())
    const connectors = await api.call(contract.connectors.list, { params: { tenant }, query: { limit: 1000 } })
    requests.length = 0
    const skeletons = watchSkeletons()
    await waitFor(() => expect(panel.field('Membership ID')).toHaveFocus())
    for (const [label, text] of [
      ['Membership ID', 'WR-77'],
      ['Type', 'Senior'],
      ['Entry', '2026-01-15 18:00'],
      ['Expiration', '2027-06-30'],
      ['First name', 'Niamh'],
      ['Last name', 'Kearney'],
      ['Birthday', '1988-04-23'],
      ['Email', 'niamh@post.example'],
      ['Phone', '1'],
      ['Street', '12 Quay Street'],
      ['Zip code', 'F91'],
      ['City', 'Sligo'],
    ] as const)
      await fill(user, panel.field(label), text)
    await user.click(panel.select('Gender'))
    await user.click(await panel.findByRole('option', { name: 'Female' }))
    await user.type(panel.select('Country'), 'irela')
    await user.click(await panel.findByRole('option', { name: 'Ireland' }))
    await user.click(panel.select('Connector'))
    await user.click(await panel.findByRole('option', { name: 'Club shop' }))
    await user.click(panel.getByRole('checkbox', { name: 'Accepts commercial partners' }))
    expect(panel.field('Expiration')).toHaveValue('2027-06-30 00:00')
    await user.dblClick(panel.getByRole('button', { name: 'Add membership' }))
    expect(await screen.findByText('WR-77')).toBeVisible()
    expect(sent).toEqual([
      {
        call: `POST /membership/${tenant}/memberships`,
        body: {
          membershipId: 'WR-77',
          type: 'Senior',
          firstName: 'Niamh',
          lastName: 'Kearney',
          email: 'niamh@post.example',
          gender: 'Female',
          birthDay: '1988-04-23',
          phone: '1',
          address: '12 Quay Street',
          zipCode: 'F91',
          city: 'Sligo',
          country: 'Ireland',
          entryDate: '2026-01-16T02:00:00.000Z',
          expirationDate: '2027-06-30T07:00:00.000Z',
          connectorId: connectors.items.find(({ name }) => name === 'Club shop')?.id,
          ...flagsOff,
          acceptsCommercialPartners: true,
        },
      },
    ])
    expect(skeletons()).toBe(false)
    expect(requests.filter((request) => request.startsWith('GET') && !request.includes('/memberships?'))).toEqual([])
    await panelGone()
    await waitFor(() => expect(button('Add New Membership')).toHaveFocus())
    await lastsFiveSeconds('Membership created successfully')
  })

  it('says what the server wants at its fields, and goes to the first of them', async () => {
    const { user, panel, sent } = await openAdd(timed())
    await user.click(panel.getByRole('button', { name: 'Add membership' }))
    const sentence = 'Error creating membership: 3 fields need correcting.'
    expect(await panel.findByText(sentence)).toBeVisible()
    for (const label of ['Membership ID', 'First name', 'Email']) expect(panel.field(label)).toBeInvalid()
    await waitFor(() => expect(panel.field('Membership ID')).toHaveFocus())
    expect(sent.map(({ body }) => body)).toEqual([flagsOff])
    await lastsFiveSeconds(sentence)
  })

  it('says that there is a membership of that number', async () => {
    const { user, panel } = await openAdd()
    await user.type(panel.field('Membership ID'), 'ZZ-1')
    await user.type(panel.field('First name'), 'Niamh')
    await user.type(panel.field('Email'), 'niamh@post.example{Enter}')
    expect(
      await panel.findByText('Error creating membership: There is a membership of this number already.'),
    ).toBeVisible()
    expect(panel.getByText('There is a membership of this number already.')).toBeVisible()
    await waitFor(() => expect(panel.field('Membership ID')).toHaveFocus())
  })

  it('tells who has closed it meanwhile by a toast of five seconds', async () => {
    const { user, panel, backend } = await openAdd(timed())
    await backend.control.latency(600)
    await backend.control.fail('memberships.create', 500)
    await user.type(panel.field('First name'), 'Niamh{Enter}{Escape}')
    await panelGone()
    await lastsFiveSeconds(`Error creating membership: ${FAILED}`)
  })
})

describe('Update Membership', () => {
  it('sends only what was changed, null for what was emptied, the e-mail too', async () => {
    const { user, panel, sent, tenant, membership } = await openEdit(
      { city: 'Sligo', entryDate: '2026-01-15T09:00:31.250Z', expirationDate: '2027-01-15T09:00:31.250Z' },
      timed(),
    )
    const skeletons = watchSkeletons()
    await user.clear(panel.field('Email'))
    await user.type(panel.field('Email'), 'zoe@else.example')
    await user.clear(panel.field('City'))
    await user.click(panel.getByRole('button', { name: 'Clear Expiration' }))
    await user.dblClick(panel.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('zoe@else.example')).toBeVisible()
    expect(sent).toEqual([
      {
        call: `PUT /membership/${tenant}/memberships/${membership.id}`,
        body: { email: 'zoe@else.example', city: null, expirationDate: null },
      },
    ])
    expect(skeletons()).toBe(false)
    await panelGone()
    await waitFor(() => expect(button('Edit Zoë Quillfeather')).toHaveFocus())
    await lastsFiveSeconds('Membership updated successfully')
  })

  it.each([
    ['Membership ID', '', 'Must not be empty.'],
    ['Email', '', 'Must be an e-mail address.'],
  ])('says what the server refuses of %s at its field', async (label, text, message) => {
    const { user, panel, sent } = await openEdit()
    await user.clear(panel.field(label))
    await user.click(panel.getByRole('button', { name: 'Save' }))
    expect(await panel.findByText(`Error updating membership: ${message}`)).toBeVisible()
    expect(panel.field(label)).toBeInvalid()
    await waitFor(() => expect(panel.field(label)).toHaveFocus())
    expect(Object.values(sent[0]?.body ?? {})).toEqual([text])
  })

  it('says that another has that number', async () => {
    const { user, panel, api, tenant } = await openEdit()
    const body = { membershipId: 'ZZ-2', firstName: 'Ann', email: 'ann@post.example' }
    await api.call(contract.memberships.create, { params: { tenant }, body })
    await user.clear(panel.field('Membership ID'))
    await user.type(panel.field('Membership ID'), 'ZZ-2{Enter}')
    expect(
      await panel.findByText('Error updating membership: There is a membership of this number already.'),
    ).toBeVisible()
  })
})

describe('deleting a membership', () => {
  it('asks with the name and the number, sends once, says so for five seconds, and the keyboard goes on', async () => {
    const { user, sent, tenant, membership } = await openMemberships({}, timed())
    const [, next = ''] = names()
    await user.click(button('Delete Zoë Quillfeather'))
    const dialog = await findPanel('Confirm Deletion')
    expect(dialog.getByText('Are you sure you want to delete this membership?')).toBeVisible()
    expect(dialog.getByText('Zoë Quillfeather, ZZ-1')).toBeVisible()
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('ZZ-1')).toBeNull())
    expect(sent).toEqual([{ call: `DELETE /membership/${tenant}/memberships/${membership.id}`, body: undefined }])
    await panelGone()
    await waitFor(() => expect(screen.getAllByRole('button', { name: `Delete ${next}` })[0]).toHaveFocus())
    await lastsFiveSeconds('Membership deleted successfully')
  })

  it('shows a failure in the dialog, which stays', async () => {
    const { user } = await openMemberships({}, { prepare: alwaysFails('memberships.remove', 500) })
    await user.click(button('Delete Zoë Quillfeather'))
    const dialog = await findPanel('Confirm Deletion')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(`Error deleting membership: ${FAILED}`)).toBeVisible()
    expect(screen.getByText('ZZ-1')).toBeVisible()
  })

  it('goes from the only row of a last page to the page before', async () => {
    const { user, api, tenant, location } = await openMemberships()
    for (let at = 2; at <= 11; at++) {
      const body = { membershipId: `ZZ-${at}`, firstName: 'Zoë', lastName: 'Quillfeather', email: 'zoe@post.example' }
      await api.call(contract.memberships.create, { params: { tenant }, body })
    }
    await user.type(screen.getByRole('searchbox'), 'quillfeather')
    await screen.findByText('1-10 of 11')
    await user.click(button('Last page'))
    await screen.findByText('11-11 of 11')
    await user.click(button('Delete Zoë Quillfeather'))
    const dialog = await findPanel('Confirm Deletion')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('1-10 of 10')).toBeVisible()
    expect(location()).toBe(`${DATA}?searchQuery=quillfeather`)
  })
})
