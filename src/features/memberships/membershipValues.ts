import type { Membership } from '../../contract/memberships.ts'
import { dateText } from '../../ui/DateField/dates.ts'
import { newPerson, personValuesOf, type PersonValues } from '../../ui/PersonFields/personValues.ts'
import type { RowDates } from '../../ui/RowPanel/rowBody.ts'

/** What a form holds of a membership: the fields that people write (docs/product/memberships.md#fields). */
export interface MembershipValues extends PersonValues {
  membershipId: string
  type: string
  entryDate: string
  expirationDate: string
}

export const membershipDates: RowDates<MembershipValues> = {
  birthDay: 'day',
  entryDate: 'moment',
  expirationDate: 'moment',
}

/** Never cleared (docs/contract.md#updates). */
export const membershipNeeds = ['membershipId', 'firstName', 'email'] as const

export const newMembership: MembershipValues = {
  ...newPerson,
  membershipId: '',
  type: '',
  entryDate: '',
  expirationDate: '',
}

/** A membership as a form holds it. */
export function membershipValuesOf(membership: Membership): MembershipValues {
  return {
    ...personValuesOf(membership),
    membershipId: membership.membershipId,
    type: membership.type ?? '',
    entryDate: dateText(membership.entryDate, 'moment'),
    expirationDate: dateText(membership.expirationDate, 'moment'),
  }
}
