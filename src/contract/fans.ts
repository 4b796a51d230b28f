import { z } from './zod.ts'
import { fanColumns } from './fields/columns.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { about, Email, FilledText, Id, NullableText, rowParams, tenantParams, Timestamp } from './fields/fields.ts'
import { ImportReport } from './imports/imports.ts'
import { pageOf, pagingQuery } from './endpoint/paging.ts'
import { connectorId, consentFields, personFields } from './fields/person.ts'

const firstName = FilledText.meta(about('Given name.', 'Niamh'))
const lastName = NullableText.meta(about('Family name.', 'Kearney'))
const email = Email.meta(about('Unique in the club, ignoring case.', 'niamh@post.example'))
const signedUpAt = Timestamp.nullable().meta({ description: 'When the person became a fan.' })
const membership = NullableText.meta(about('Label of the membership.', 'Season ticket'))

/** A fan of the club (docs/product/fans.md#fields). */
export const Fan = z
  .strictObject({
    id: Id,
    firstName,
    lastName,
    email,
    ...personFields,
    age: z.int().min(0).nullable().meta(about("Full years on the server's clock, from birthDay.", 37)),
    signedUpAt,
    ...consentFields,
    membership,
    connectorId,
    score: z.number().min(0).max(100).nullable().meta(about('How close the fan is to the club, 0 to 100.', 72)),
    createdAt: Timestamp,
  })
  .meta({ id: 'Fan', description: 'A fan of the club.' })
export type Fan = z.infer<typeof Fan>

/**
 * The writable fields of a fan. Absent fields are null, absent booleans are false
 * (docs/contract.md#required-fields).
 */
export const FanCreate = z
  .object({
    firstName,
    lastName: lastName.optional(),
    email,
    ...z.object(personFields).partial().shape,
    signedUpAt: signedUpAt.optional(),
    ...z.object(consentFields).partial().shape,
    membership: membership.optional(),
    connectorId: connectorId.optional(),
  })
  .meta({
    id: 'FanCreate',
    description: 'The writable fields of a fan. Absent fields are null, absent flags are false.',
  })
export type FanCreate = z.infer<typeof FanCreate>

/** The fields to change of a fan or profile: all but e-mail, age and score. Absent keeps, null clears. */
export const FanUpdate = FanCreate.omit({ email: true })
  .partial()
  .meta({ id: 'FanUpdate', description: 'The fields to change; absent keeps, null clears.' })
export type FanUpdate = z.infer<typeof FanUpdate>

const source = { doc: 'docs/contract.md#fan-operations', stated: true } as const

export const fans = {
  list: endpoint({
    id: 'fans.list',
    method: 'GET',
    path: '/fan/:tenant/fans',
    auth: 'access',
    action: 'getting fans',
    params: tenantParams,
    query: pagingQuery(fanColumns, 'createdAt'),
    responses: { 200: pageOf(Fan) },
    staleAfter: ['FansImported'],
    source,
  }),
  create: endpoint({
    id: 'fans.create',
    method: 'POST',
    path: '/fan/:tenant/fans',
    auth: 'access',
    action: 'creating fan',
    params: tenantParams,
    body: FanCreate,
    responses: { 201: Fan },
    errors: [409],
    source: { ...source, decisions: { 'docs/contract.md#fan-writes': 'every field but id, age and score' } },
  }),
  get: endpoint({
    id: 'fans.get',
    method: 'GET',
    path: '/fan/:tenant/fans/:id',
    auth: 'access',
    action: 'getting fan',
    params: rowParams,
    responses: { 200: Fan },
    staleAfter: ['FansImported'],
    source: { ...source, stated: false, decisions: { 'docs/contract.md#single-fans': 'the operation is ours' } },
  }),
  update: endpoint({
    id: 'fans.update',
    method: 'PUT',
    path: '/fan/:tenant/fans/:id',
    auth: 'access',
    action: 'updating fan',
    params: rowParams,
    body: FanUpdate,
    responses: { 200: Fan },
    source: { ...source, decisions: { 'docs/contract.md#fan-writes': 'e-mail ignored' } },
  }),
  remove: endpoint({
    id: 'fans.remove',
    method: 'DELETE',
    path: '/fan/:tenant/fans/:id',
    auth: 'access',
    action: 'deleting fan',
    params: rowParams,
    responses: { 204: z.undefined() },
    source,
  }),
  upload: endpoint({
    id: 'fans.upload',
    method: 'POST',
    path: '/fan/:tenant/fans/upload-csv',
    auth: 'access',
    action: 'importing fans',
    params: tenantParams,
    upload: { row: FanCreate, required: ['firstName', 'email'], key: { column: 'email', anyCase: true } },
    responses: { 202: ImportReport },
    events: ['FansImported'],
    source: { ...source, decisions: { 'docs/contract.md#csv-imports': 'header, upsert and report' } },
  }),
}
