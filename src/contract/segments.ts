import { z } from './zod.ts'
import { segmentColumns } from './fields/columns.ts'
import { endpoint } from './endpoint/endpoint.ts'
import {
  FilledText,
  Id,
  NullableText,
  rowParams,
  TenantId,
  tenantParams,
  Text,
  Timestamp,
  about,
} from './fields/fields.ts'
import { pageOf, pagingQuery } from './endpoint/paging.ts'
import { Provider, ProviderInfo } from './fields/providers.ts'

export const SegmentState = z
  .enum(['SYNCED', 'SYNCING', 'FAILED', 'DISABLED', 'REMOVING', 'WAITING'])
  .meta({ id: 'SegmentState', description: 'The state of a segment.', examples: ['SYNCED'] })
export type SegmentState = z.infer<typeof SegmentState>

const name = FilledText.meta(about('The name that the club gave it.', 'Renewal letter 2026'))
const description = NullableText.meta(about('A free text.', 'Season-ticket holders under 30'))
const enabled = z.boolean().meta(about('False disables the segment.', true))

export const SegmentConfig = z
  .strictObject({
    enabled,
    provider: Provider,
    name: Text.meta(about('Its name at the marketing provider.', 'Renewal letter 2026')),
    description: NullableText.meta(about('Its description there.', 'Season-ticket holders under 30')),
  })
  .meta({ id: 'SegmentConfig', description: 'The settings of a segment at its marketing provider.' })
export type SegmentConfig = z.infer<typeof SegmentConfig>

/** A group of fans that is synced to a marketing provider (docs/product/segments.md#fields). */
export const Segment = z
  .strictObject({
    id: Id,
    tenant: TenantId,
    name,
    description,
    connectorId: Id.meta({ description: 'The marketing connector that it is synced to.' }),
    bookmarkId: Id.meta({ description: 'The view that selects its fans; it may have been deleted.' }),
    config: SegmentConfig,
    state: SegmentState,
    lastSync: Timestamp.nullable().meta({ description: 'The time of the last sync; null if there was none.' }),
    metadata: ProviderInfo,
    createdAt: Timestamp,
  })
  .meta({ id: 'Segment', description: 'A group of fans that is synced to a marketing provider.' })
export type Segment = z.infer<typeof Segment>

const source = { doc: 'docs/contract.md#segment-operations', stated: true } as const

export const list = endpoint({
  id: 'segments.list',
  method: 'GET',
  path: '/marketing/:tenant/segments',
  auth: 'access',
  action: 'getting segments',
  params: tenantParams,
  query: pagingQuery(segmentColumns, 'createdAt'),
  responses: { 200: pageOf(Segment) },
  staleAfter: ['SegmentUpdated', 'SegmentDeleted'],
  source: {
    ...source,
    decisions: { 'docs/contract.md#rows': 'paged; columns and search over name and description are ours' },
  },
})

export const create = endpoint({
  id: 'segments.create',
  method: 'POST',
  path: '/marketing/:tenant/segments',
  auth: 'access',
  action: 'creating segment',
  params: tenantParams,
  body: z.object({
    name,
    description: description.optional(),
    connectorId: Id.meta({ description: 'A connector of type marketing.' }),
    bookmarkId: Id.meta({ description: 'A bookmark of the club.' }),
    config: z
      .object({
        enabled: enabled.optional(),
        provider: Text.optional().meta(about("The connector's provider.", 'MAILCHIMP')),
        name: Text.optional().meta({ description: 'Its name at the provider; defaults to the name.' }),
        description: Text.nullish().meta({ description: 'Its description there; defaults to the description.' }),
      })
      .optional(),
  }),
  responses: { 201: Segment },
  events: ['SegmentUpdated'],
  source: {
    ...source,
    decisions: { 'docs/contract.md#segment-life': 'needs a bookmark and a marketing connector; its states' },
  },
})

export const get = endpoint({
  id: 'segments.get',
  method: 'GET',
  path: '/marketing/:tenant/segments/:id',
  auth: 'access',
  action: 'getting segment',
  params: rowParams,
  responses: { 200: Segment },
  staleAfter: ['SegmentUpdated', 'SegmentDeleted'],
  source,
})

export const update = endpoint({
  id: 'segments.update',
  method: 'PUT',
  path: '/marketing/:tenant/segments/:id',
  auth: 'access',
  action: 'updating segment',
  params: rowParams,
  body: z.object({ name, description }).partial(),
  responses: { 200: Segment },
  events: ['SegmentUpdated'],
  source: { ...source, decisions: { 'docs/contract.md#updates': 'merges' } },
})

export const remove = endpoint({
  id: 'segments.remove',
  method: 'DELETE',
  path: '/marketing/:tenant/segments/:id',
  auth: 'access',
  action: 'deleting segment',
  params: rowParams,
  responses: { 204: z.undefined() },
  events: ['SegmentUpdated', 'SegmentDeleted'],
  source: { ...source, decisions: { 'docs/contract.md#segment-life': 'REMOVING, then gone' } },
})

export const sync = endpoint({
  id: 'segments.sync',
  method: 'POST',
  path: '/marketing/:tenant/segments/:id/sync',
  auth: 'access',
  action: 'syncing segment',
  params: rowParams,
  responses: { 202: Segment },
  errors: [400],
  events: ['SegmentUpdated'],
  source: { ...source, decisions: { 'docs/contract.md#segment-life': 'its states' } },
})
