import { z } from './zod.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { Fan, FanUpdate } from './fans.ts'
import { fanColumns } from './fields/columns.ts'
import { about, Id, rowParams, tenantParams, Timestamp } from './fields/fields.ts'
import { pageOf, pagingQuery } from './endpoint/paging.ts'

/**
 * One person per distinct e-mail of a club: the fields of a fan, and the fan's id if there is a fan
 * (docs/contract.md#fan-profiles).
 */
export const FanProfile = Fan.extend({
  fanId: Id.nullable().meta({
    description: 'The fan with this e-mail; null if the person is known only from a shop or tickets.',
  }),
}).meta({ id: 'FanProfile', description: 'One person per e-mail of a club, made from all of its sources.' })
export type FanProfile = z.infer<typeof FanProfile>

export const SyncState = z.enum(['SYNCED', 'SYNCING', 'FAILED'])
export type SyncState = z.infer<typeof SyncState>

/** The state of the last sync of the fan profiles with their sources (docs/contract.md#sync-status). */
export const TenantStatus = z
  .strictObject({
    status: SyncState.meta({ description: 'The state of the last sync.' }),
    lastSync: Timestamp.nullable().meta({ description: 'The time of the last sync; null if there was none.' }),
  })
  .meta({ id: 'TenantStatus', description: 'The state of the last sync of the fan profiles with their sources.' })
export type TenantStatus = z.infer<typeof TenantStatus>

const Figure = z.number()

/** The purchases of a fan: the orders and tickets with the fan's e-mail (docs/contract.md#fan-statistics). */
export const FanStatistics = z
  .strictObject({
    totalShopOrders: Figure.meta(about('Number of orders.', 3)),
    averageOrderValue: Figure.meta(about('0 without orders; not rounded.', 41.3)),
    totalShopOrdersValue: Figure.meta(about('Sum of their amounts.', 123.9)),
    totalValue: Figure.meta(about('totalShopOrdersValue + totalTicketsValue.', 203.9)),
    totalTickets: Figure.meta(about('Number of tickets.', 2)),
    averageTicketValue: Figure.meta(about('0 without tickets; not rounded.', 40)),
    totalTicketsValue: Figure.meta(about('Sum of their prices.', 80)),
  })
  .meta({ id: 'FanStatistics', description: 'The purchases of a fan.' })
export type FanStatistics = z.infer<typeof FanStatistics>

const source = { doc: 'docs/contract.md#fan-operations', stated: true } as const

export const list = endpoint({
  id: 'fanProfiles.list',
  method: 'GET',
  path: '/fan/:tenant/fan-profiles',
  auth: 'access',
  action: 'getting fan profiles',
  params: tenantParams,
  query: pagingQuery(fanColumns, 'createdAt'),
  responses: { 200: pageOf(FanProfile) },
  staleAfter: ['FansImported'],
  source: { ...source, decisions: { 'docs/contract.md#fan-profiles': 'fields as a fan' } },
})

export const get = endpoint({
  id: 'fanProfiles.get',
  method: 'GET',
  path: '/fan/:tenant/fan-profiles/:id',
  auth: 'access',
  action: 'getting fan profile',
  params: rowParams,
  responses: { 200: FanProfile },
  staleAfter: ['FansImported'],
  source: { ...source, decisions: { 'docs/contract.md#fan-profiles': 'fields as a fan' } },
})

export const update = endpoint({
  id: 'fanProfiles.update',
  method: 'PUT',
  path: '/fan/:tenant/fan-profiles/:id',
  auth: 'access',
  action: 'updating fan profile',
  params: rowParams,
  body: FanUpdate,
  responses: { 200: FanProfile },
  source: {
    ...source,
    decisions: {
      'docs/contract.md#fan-writes': 'e-mail ignored',
      'docs/contract.md#fan-profiles': 'kept over later syncs',
    },
  },
})

export const sync = endpoint({
  id: 'fanProfiles.sync',
  method: 'POST',
  path: '/fan/:tenant/fan-profiles/sync',
  auth: 'access',
  action: 'syncing fan profiles',
  params: tenantParams,
  responses: { 202: TenantStatus },
  errors: [400],
  events: ['TenantStatusUpdated', 'FansImported'],
  source: {
    ...source,
    decisions: {
      'docs/contract.md#sync-status': 'answers the status',
      'docs/contract.md#fan-profiles': 'rebuilds the profiles',
    },
  },
})

export const status = endpoint({
  id: 'fanProfiles.status',
  method: 'GET',
  path: '/fan/:tenant/status',
  auth: 'access',
  action: 'getting sync status',
  params: tenantParams,
  responses: { 200: TenantStatus },
  staleAfter: ['TenantStatusUpdated'],
  source: { ...source, stated: false, decisions: { 'docs/contract.md#sync-status': 'path and shape' } },
})

export const statistics = endpoint({
  id: 'fanProfiles.statistics',
  method: 'GET',
  path: '/stats/:tenant/fans/:id',
  auth: 'access',
  action: 'getting fan statistics',
  params: tenantParams.extend({ id: Id.describe('The id of the fan, `fanId` of its profile.') }),
  responses: { 200: FanStatistics },
  staleAfter: ['FansImported', 'ShopOrdersUpdated', 'TicketingTicketsUpdated'],
  source: { ...source, decisions: { 'docs/contract.md#fan-statistics': 'flat object' } },
})
