import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Day, Email, Id, TenantId, Text, Timestamp } from './fields.ts'
import { pageOf, pagingQuery } from './paging.ts'

export const Gender = z.enum(['Male', 'Female'])
export type Gender = z.infer<typeof Gender>

/** A fan of the club (data-side 3). */
export const Fan = z
  .strictObject({
    id: Id,
    firstName: Text,
    lastName: Text.nullable(),
    email: Email,
    birthDay: Day.nullable(),
    age: z.int().min(0).nullable().describe("Full years on the server's clock, from birthDay."),
    address: Text.nullable().describe('Street and number.'),
    zipCode: Text.nullable(),
    city: Text.nullable(),
    country: Text.nullable().describe('A name, free text.'),
    phone: Text.nullable(),
    gender: Gender.nullable(),
    signedUpAt: Timestamp.nullable(),
    acceptsPrivacyPolicy: z.boolean(),
    acceptsCommercialInfo: z.boolean(),
    acceptsCommercialPartners: z.boolean(),
    membership: Text.nullable().describe('Label of the membership.'),
    connectorId: Id.nullable(),
    score: z.number().min(0).max(100).nullable(),
    createdAt: Timestamp,
  })
  .meta({ id: 'Fan' })
export type Fan = z.infer<typeof Fan>

/** One person per distinct e-mail of a club: the fields of a fan, and the id of the fan where there is one (readings 3.1). */
export const FanProfile = Fan.extend({ fanId: Id.nullable() }).meta({ id: 'FanProfile' })
export type FanProfile = z.infer<typeof FanProfile>

/** Sortable columns of Fans and fan profiles (readings 5); `firstName` stands for the name as a whole. */
export const fanColumns = [
  'firstName',
  'email',
  'age',
  'gender',
  'city',
  'country',
  'membership',
  'score',
  'connectorId',
  'signedUpAt',
  'createdAt',
] as const
export type FanColumn = (typeof fanColumns)[number]

const tenant = z.object({ tenant: TenantId })

export const fanProfiles = {
  list: endpoint({
    id: 'fanProfiles.list',
    method: 'GET',
    path: '/fan/:tenant/fan-profiles',
    auth: 'access',
    action: 'getting fan profiles',
    params: tenant,
    query: pagingQuery(fanColumns, 'createdAt'),
    responses: { 200: pageOf(FanProfile) },
    errors: [400, 401, 402, 403],
    source: { doc: 'data-side', section: '7 Fans', stated: true, reading: 'fields as a fan (readings 3.1)' },
  }),
  get: endpoint({
    id: 'fanProfiles.get',
    method: 'GET',
    path: '/fan/:tenant/fan-profiles/:id',
    auth: 'access',
    action: 'getting fan profile',
    params: tenant.extend({ id: Id }),
    responses: { 200: FanProfile },
    errors: [401, 402, 403, 404],
    source: { doc: 'data-side', section: '7 Fans', stated: true, reading: 'fields as a fan (readings 3.1)' },
  }),
}
