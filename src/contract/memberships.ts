import { z } from './zod.ts'
import { membershipColumns } from './fields/columns.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { about, Email, FilledText, Id, NullableText, rowParams, tenantParams, Timestamp } from './fields/fields.ts'
import { ImportReport } from './imports/imports.ts'
import { pageOf, pagingQuery } from './endpoint/paging.ts'
import { connectorId, consentFields, personFields } from './fields/person.ts'

const membershipId = FilledText.meta(about("The club's own number, unique in the club.", 'WR-2019-00412'))
const type = NullableText.meta(about('The kind of membership.', 'Season ticket'))
const firstName = FilledText.meta(about('Given name.', 'Niamh'))
const lastName = NullableText.meta(about('Family name.', 'Kearney'))
const email = Email.meta(about('Of the member; several memberships may share it.', 'niamh@post.example'))
const entryDate = Timestamp.nullable().meta({ description: 'The day on which the membership began, at 00:00 UTC.' })
const expirationDate = Timestamp.nullable().meta({
  description: 'Its last day, at 00:00 UTC; null if it does not end.',
})

/** A membership of the club (docs/product/memberships.md#fields). */
export const Membership = z
  .strictObject({
    id: Id,
    membershipId,
    type,
    firstName,
    lastName,
    email,
    ...personFields,
    entryDate,
    expirationDate,
    ...consentFields,
    connectorId,
    createdAt: Timestamp,
  })
  .meta({ id: 'Membership', description: 'A membership of the club.' })
export type Membership = z.infer<typeof Membership>

export const MembershipCreate = z
  .object({
    membershipId,
    type: type.optional(),
    firstName,
    lastName: lastName.optional(),
    email,
    ...z.object(personFields).partial().shape,
    entryDate: entryDate.optional(),
    expirationDate: expirationDate.optional(),
    ...z.object(consentFields).partial().shape,
    connectorId: connectorId.optional(),
  })
  .meta({
    id: 'MembershipCreate',
    description: 'The writable fields of a membership. Absent fields are null, absent flags are false.',
  })
export type MembershipCreate = z.infer<typeof MembershipCreate>

export const MembershipUpdate = MembershipCreate.partial().meta({
  id: 'MembershipUpdate',
  description: 'The fields to change; absent keeps, null clears.',
})
export type MembershipUpdate = z.infer<typeof MembershipUpdate>

const source = { doc: 'docs/contract.md#membership-operations', stated: true } as const

export const list = endpoint({
  id: 'memberships.list',
  method: 'GET',
  path: '/membership/:tenant/memberships',
  auth: 'access',
  action: 'getting memberships',
  params: tenantParams,
  query: pagingQuery(membershipColumns, 'createdAt'),
  responses: { 200: pageOf(Membership) },
  staleAfter: ['MembershipsImported'],
  source,
})

export const create = endpoint({
  id: 'memberships.create',
  method: 'POST',
  path: '/membership/:tenant/memberships',
  auth: 'access',
  action: 'creating membership',
  params: tenantParams,
  body: MembershipCreate,
  responses: { 201: Membership },
  errors: [409],
  source: { ...source, decisions: { 'docs/contract.md#required-fields': 'what is required' } },
})

export const update = endpoint({
  id: 'memberships.update',
  method: 'PUT',
  path: '/membership/:tenant/memberships/:id',
  auth: 'access',
  action: 'updating membership',
  params: rowParams,
  body: MembershipUpdate,
  responses: { 200: Membership },
  errors: [409],
  source: { ...source, decisions: { 'docs/contract.md#updates': 'merges' } },
})

export const remove = endpoint({
  id: 'memberships.remove',
  method: 'DELETE',
  path: '/membership/:tenant/memberships/:id',
  auth: 'access',
  action: 'deleting membership',
  params: rowParams,
  responses: { 204: z.undefined() },
  source,
})

export const upload = endpoint({
  id: 'memberships.upload',
  method: 'POST',
  path: '/membership/:tenant/memberships/upload-csv',
  auth: 'access',
  action: 'importing memberships',
  params: tenantParams,
  upload: {
    row: MembershipCreate,
    required: ['membershipId', 'firstName', 'email'],
    key: { column: 'membershipId', anyCase: false },
  },
  responses: { 202: ImportReport },
  events: ['MembershipsImported'],
  source: { ...source, decisions: { 'docs/contract.md#csv-imports': 'header, upsert and report' } },
})
