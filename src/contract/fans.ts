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
const profile = tenant.extend({ id: Id })

/** What may be changed of a profile: every field of a fan but its e-mail, its age and its score; absent keeps, null clears. */
export const FanProfileUpdate = z
  .object({
    firstName: Text.min(1, { error: 'Must not be empty.' }),
    lastName: Text.nullable(),
    birthDay: Day.nullable(),
    address: Text.nullable(),
    zipCode: Text.nullable(),
    city: Text.nullable(),
    country: Text.nullable(),
    phone: Text.nullable(),
    gender: Gender.nullable(),
    signedUpAt: Timestamp.nullable(),
    acceptsPrivacyPolicy: z.boolean(),
    acceptsCommercialInfo: z.boolean(),
    acceptsCommercialPartners: z.boolean(),
    membership: Text.nullable(),
    connectorId: Id.nullable(),
  })
  .partial()
  .meta({ id: 'FanProfileUpdate' })
export type FanProfileUpdate = z.infer<typeof FanProfileUpdate>

export const SyncState = z.enum(['SYNCED', 'SYNCING', 'FAILED'])
export type SyncState = z.infer<typeof SyncState>

/** How far the fan profiles of a club are in step with their sources (readings 3.3). */
export const TenantStatus = z
  .strictObject({ status: SyncState, lastSync: Timestamp.nullable() })
  .meta({ id: 'TenantStatus' })
export type TenantStatus = z.infer<typeof TenantStatus>

/** What a fan has bought, by the orders and tickets of the e-mail (readings 3.5). */
export const FanStatistics = z
  .strictObject({
    totalShopOrders: z.number(),
    averageOrderValue: z.number().describe('0 without orders; not rounded.'),
    totalShopOrdersValue: z.number(),
    totalValue: z.number().describe('totalShopOrdersValue + totalTicketsValue.'),
    totalTickets: z.number(),
    averageTicketValue: z.number().describe('0 without tickets; not rounded.'),
    totalTicketsValue: z.number(),
  })
  .meta({ id: 'FanStatistics' })
export type FanStatistics = z.infer<typeof FanStatistics>

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
    params: profile,
    responses: { 200: FanProfile },
    errors: [401, 402, 403, 404],
    source: { doc: 'data-side', section: '7 Fans', stated: true, reading: 'fields as a fan (readings 3.1)' },
  }),
  update: endpoint({
    id: 'fanProfiles.update',
    method: 'PUT',
    path: '/fan/:tenant/fan-profiles/:id',
    auth: 'access',
    action: 'updating fan profile',
    params: profile,
    body: FanProfileUpdate,
    responses: { 200: FanProfile },
    errors: [400, 401, 402, 403, 404],
    source: { doc: 'data-side', section: '7 Fans', stated: true, reading: 'e-mail ignored (readings 3.7)' },
  }),
  sync: endpoint({
    id: 'fanProfiles.sync',
    method: 'POST',
    path: '/fan/:tenant/fan-profiles/sync',
    auth: 'access',
    action: 'syncing fan profiles',
    params: tenant,
    responses: { 202: TenantStatus },
    errors: [400, 401, 402, 403],
    source: { doc: 'data-side', section: '7 Fans', stated: true, reading: 'answers the status (readings 6)' },
  }),
  status: endpoint({
    id: 'fanProfiles.status',
    method: 'GET',
    path: '/fan/:tenant/status',
    auth: 'access',
    action: 'getting sync status',
    params: tenant,
    responses: { 200: TenantStatus },
    errors: [401, 402, 403],
    source: { doc: 'data-side', section: '7 Fans', stated: false, reading: 'path and shape (readings 3.3)' },
  }),
  statistics: endpoint({
    id: 'fanProfiles.statistics',
    method: 'GET',
    path: '/stats/:tenant/fans/:id',
    auth: 'access',
    action: 'getting fan statistics',
    params: tenant.extend({ id: Id.describe('The id of the fan, `fanId` of its profile.') }),
    responses: { 200: FanStatistics },
    errors: [401, 402, 403, 404],
    source: { doc: 'data-side', section: '7 Fans', stated: true, reading: 'flat object (readings 3.5)' },
  }),
}
