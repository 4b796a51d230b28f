import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Control } from '../../../mocks/control.ts'
import { FanUpdate, type Fan } from '../../../src/contract/fans.ts'
import { MembershipUpdate, type Membership } from '../../../src/contract/memberships.ts'
import { expectToastForFiveSeconds } from '../world/timed.ts'
import type { World } from '../world/world.ts'

/** An open panel or dialog, with its fields by their accessible names. */
export async function findPanel(name: string) {
  const element = await screen.findByRole('dialog', { name })
  const panel = within(element)
  return {
    ...panel,
    element,
    field: (label: string) => panel.getByRole<HTMLInputElement>('textbox', { name: label }),
    select: (label: string) => panel.getByRole<HTMLInputElement>('combobox', { name: label }),
    button: (label: string) => panel.getByRole('button', { name: label }),
  }
}

export type Panel = Awaited<ReturnType<typeof findPanel>>

export const panelGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** The server's message for an internal failure. */
export const FAILED = 'Something went wrong on our side. Try again.'

/** The flags of a new row if none is ticked. */
export const flagsOff = { acceptsPrivacyPolicy: false, acceptsCommercialInfo: false, acceptsCommercialPartners: false }

/** Replaces the text of a field at once. Another test covers typing key by key. */
export async function fill(user: UserEvent, field: HTMLInputElement, text: string) {
  await user.click(field)
  field.select()
  await user.paste(text)
}

/** Fills several fields by their labels. */
export async function fillAll(user: UserEvent, panel: Panel, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await fill(user, panel.field(label), text)
}

/** Chooses an option from a list, after searching in it if a search is given. */
export async function choose(user: UserEvent, panel: Panel, label: string, option: string, search?: string) {
  await user.click(panel.select(label))
  if (search !== undefined) await user.paste(search)
  await user.click(await panel.findByRole('option', { name: option }))
}

/** Fills in every field that fans and members have in common, except the flags. */
export async function fillPerson(user: UserEvent, panel: Panel) {
  await fillAll(user, panel, {
    'First name': 'Niamh',
    'Last name': 'Kearney',
    Birthday: '1988-4-23',
    Email: 'niamh@post.example',
    Phone: '+353 71 900 123',
    Street: '12 Quay Street',
    'Zip code': 'F91 4AB',
    City: 'Sligo',
  })
  await choose(user, panel, 'Gender', 'Female')
  await choose(user, panel, 'Country', 'Ireland', 'IRELA')
  await choose(user, panel, 'Connector', 'Club shop')
  expect(panel.field('Birthday')).toHaveValue('1988-04-23')
}

/** The payload for these fields, without the connector's id. */
export const personSent = {
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
}

/**
 * The whole payload of an update that changes nothing: every field that people can write (docs/product/fans.md#fields).
 */
export function payloadOf(row: Fan): FanUpdate
export function payloadOf(row: Membership): MembershipUpdate
export function payloadOf(row: Fan | Membership) {
  const fields = 'membershipId' in row ? MembershipUpdate.shape : FanUpdate.shape
  return Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(fields, name)))
}

/** Asserts a refusal: the message is in the panel, the fields are marked, and the first of them has the focus. */
export async function expectRefused(panel: Panel, sentence: string, ...labels: [string, ...string[]]) {
  expect(await panel.findByText(sentence)).toBeVisible()
  for (const label of labels) expect(panel.field(label)).toBeInvalid()
  await waitFor(() => expect(panel.field(labels[0])).toHaveFocus())
}

/** Sends and closes the panel before the server fails, and expects the message as a toast. Needs `timed` timers. */
export async function expectLateFailure(
  { user, panel, backend, hold }: Pick<World, 'backend' | 'hold'> & { user: UserEvent; panel: Panel },
  fail: (control: Control) => Promise<void>,
  message: string,
) {
  await fail(backend.control)
  const release = hold()
  await user.type(panel.field('First name'), 'Niamh{Enter}{Escape}')
  await panelGone()
  release()
  await expectToastForFiveSeconds(message)
}

/**
 * Asserts the end of a successful write: the panel closes, the focus moves on, a toast appears. Needs `timed` timers.
 */
export async function expectSaved(message: string, focused: () => HTMLElement | undefined) {
  await panelGone()
  await waitFor(() => expect(focused()).toHaveFocus())
  await expectToastForFiveSeconds(message)
}
