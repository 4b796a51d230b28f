import type { Membership, MembershipCreate, MembershipUpdate } from '../../contract/memberships.ts'
import { membershipDates } from '../../domain/people/dates.ts'
import { newPerson } from '../../domain/people/newPerson.ts'
import { formOf, updateBodyOf, type FormOf } from '../../ui/RowPanel/rowBody.ts'

/** The values of a membership's form: the fields that users can edit (docs/product/memberships.md#fields). */
export type MembershipValues = FormOf<MembershipCreate>

export const newMembership: MembershipValues = {
  ...newPerson,
  membershipId: '',
  type: '',
  entryDate: '',
  expirationDate: '',
}

/** Converts a membership to the values of the form. */
export const membershipValuesOf = (membership: Membership): MembershipValues =>
  formOf(membership, newMembership, membershipDates)

/** The whole payload of an update. */
export const membershipUpdateOf = (
  latest: Membership,
  before: MembershipValues,
  values: MembershipValues,
): MembershipUpdate => updateBodyOf({ latest, before, values }, membershipDates, ['membershipId', 'firstName', 'email'])
