import { z } from './zod.ts'
import { connectorColumns } from './fields/columns.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { about, rowParams, Id, NullableText, tenantParams, TenantId, Text, Timestamp, Empty } from './fields/fields.ts'
import type { LiveEventType } from './endpoint/stream.ts'
import { pageOf, pagingQuery } from './endpoint/paging.ts'
import { ConnectorType, ProviderConfig, ProviderConfigInput, Provider, ProviderInfo } from './fields/providers.ts'
import { fieldWords } from './fields/words.ts'

export const ConnectorState = z
  .enum(['SYNCED', 'SYNCING', 'FAILED', 'DISABLED', 'REMOVING', 'RESETTING'])
  .meta({ id: 'ConnectorState', description: 'The state of a connector.', examples: ['SYNCED'] })
export type ConnectorState = z.infer<typeof ConnectorState>

const enabled = z.boolean().meta(about('False disables the connector.', true))
const autoSync = z.boolean().meta(about('True if it syncs automatically.', false))
const interval = z.int().min(1).max(525_600).meta(about('Minutes between two syncs.', 60))

export const ConnectorConfig = z
  .strictObject({ enabled, syncConfig: z.strictObject({ autoSync, interval }) })
  .meta({ id: 'ConnectorConfig', description: 'The settings of a connector.' })
export type ConnectorConfig = z.infer<typeof ConnectorConfig>

/**
 * The settings in a request. An absent one keeps its value, or takes the default on create
 * (docs/contract.md#new-connectors).
 */
export const ConnectorConfigInput = z
  .object({ enabled, syncConfig: z.object({ autoSync, interval }).partial() })
  .partial()
  .meta({ id: 'ConnectorConfigInput', description: 'Settings to change; absent ones keep their values.' })
export type ConnectorConfigInput = z.infer<typeof ConnectorConfigInput>

const name = Text.meta(about('The name that the club gave it.', 'Club shop'))
const description = NullableText.meta(about('A free text.', 'Orders since 2021'))

/** A connection of a club to one of its sources (docs/product/connectors.md#fields). */
export const Connector = z
  .strictObject({
    id: Id,
    tenant: TenantId,
    name,
    description,
    type: ConnectorType,
    provider: Provider,
    state: ConnectorState,
    lastSync: Timestamp.nullable().meta({ description: 'The time of the last sync; null if there was none.' }),
    config: ConnectorConfig,
    providerConfig: ProviderConfig,
    metadata: ProviderInfo,
    createdAt: Timestamp,
  })
  .meta({ id: 'Connector', description: 'A connection of a club to one of its sources.' })
export type Connector = z.infer<typeof Connector>

/** The events sent when the rows of a connector change, by its type (docs/contract.md#row-events). */
export const rowEvents = {
  shop: ['ShopCustomersUpdated', 'ShopOrdersUpdated', 'ShopOrderItemsUpdated'],
  ticketing: ['TicketingCustomersUpdated', 'TicketingTicketsUpdated'],
  fan: ['FansImported'],
  marketing: [],
  analytics: [],
  social: [],
} as const satisfies Record<ConnectorType, readonly LiveEventType[]>

/** A fan source reports memberships as well, if it knows of new or renewed ones. */
const anyRowEvent = [...rowEvents.shop, ...rowEvents.ticketing, ...rowEvents.fan, 'MembershipsImported'] as const
const source = { doc: 'docs/contract.md#connector-operations', stated: true } as const

export const list = endpoint({
  id: 'connectors.list',
  method: 'GET',
  path: '/integrations/:tenant/connectors',
  auth: 'access',
  action: 'getting connectors',
  params: tenantParams,
  query: pagingQuery(connectorColumns, 'createdAt').extend({
    type: z
      .enum(ConnectorType.options, { error: fieldWords.connectorType })
      .optional()
      .describe('Only connectors of this type.'),
  }),
  responses: { 200: pageOf(Connector) },
  staleAfter: ['ConnectorUpdated', 'ConnectorDeleted'],
  source: {
    ...source,
    decisions: { 'docs/contract.md#rows': 'paged; columns and search over name and description are ours' },
  },
})

export const create = endpoint({
  id: 'connectors.create',
  method: 'POST',
  path: '/integrations/:tenant/connectors',
  auth: 'access',
  action: 'creating connector',
  params: tenantParams,
  body: z.object({
    name: Text.optional().meta(about("Defaults to the provider's name if empty or absent.", 'Club shop')),
    description: description.optional(),
    config: ConnectorConfigInput.optional(),
    providerConfig: ProviderConfigInput,
  }),
  responses: { 201: Connector },
  events: ['ConnectorUpdated', ...anyRowEvent],
  source: {
    ...source,
    decisions: {
      'docs/contract.md#provider-credentials': 'shape of the credentials',
      'docs/contract.md#new-connectors': 'settings',
      'docs/contract.md#connector-life': 'states',
    },
  },
})

export const get = endpoint({
  id: 'connectors.get',
  method: 'GET',
  path: '/integrations/:tenant/connectors/:id',
  auth: 'access',
  action: 'getting connector',
  params: rowParams,
  responses: { 200: Connector },
  staleAfter: ['ConnectorUpdated', 'ConnectorDeleted'],
  source,
})

export const update = endpoint({
  id: 'connectors.update',
  method: 'PUT',
  path: '/integrations/:tenant/connectors/:id',
  auth: 'access',
  action: 'updating connector',
  params: rowParams,
  body: z.object({ name, description, config: ConnectorConfigInput }).partial(),
  responses: { 200: Connector },
  events: ['ConnectorUpdated'],
  source: { ...source, decisions: { 'docs/contract.md#updates': 'merges' } },
})

export const remove = endpoint({
  id: 'connectors.remove',
  method: 'DELETE',
  path: '/integrations/:tenant/connectors/:id',
  auth: 'access',
  action: 'deleting connector',
  params: rowParams,
  responses: { 204: z.undefined() },
  events: ['ConnectorUpdated', 'ConnectorDeleted', ...anyRowEvent],
  source: { ...source, decisions: { 'docs/contract.md#connector-life': 'REMOVING, then gone with its rows' } },
})

export const setup = endpoint({
  id: 'connectors.setup',
  method: 'POST',
  path: '/integrations/:tenant/connectors/:id/setup',
  auth: 'access',
  action: 'updating connector',
  params: rowParams,
  body: z.object({ providerConfig: ProviderConfigInput }),
  responses: { 200: Connector },
  errors: [400],
  events: ['ConnectorUpdated'],
  source: {
    ...source,
    decisions: { 'docs/contract.md#refused-credentials': 'refuses what Ping refuses, and another provider' },
  },
})

export const test = endpoint({
  id: 'connectors.test',
  method: 'POST',
  path: '/integrations/:tenant/connectors/test',
  auth: 'access',
  safe: true,
  action: 'testing connector',
  params: tenantParams,
  body: z.object({ providerConfig: ProviderConfigInput }),
  responses: { 200: Empty },
  unread: true,
  errors: [400],
  source: { ...source, decisions: { 'docs/contract.md#refused-credentials': 'what is refused' } },
})

export const reset = endpoint({
  id: 'connectors.reset',
  method: 'POST',
  path: '/integrations/:tenant/connectors/:id/reset',
  auth: 'access',
  action: 'resetting connector',
  params: rowParams,
  responses: { 202: Connector },
  errors: [400],
  events: ['ConnectorUpdated', ...anyRowEvent],
  source: { ...source, decisions: { 'docs/contract.md#connector-life': 'ticketing, shop and fan only; its states' } },
})

export const sync = endpoint({
  id: 'connectors.sync',
  method: 'POST',
  path: '/integrations/:tenant/connectors/:id/sync',
  auth: 'access',
  action: 'syncing connector',
  params: rowParams,
  responses: { 202: Connector },
  errors: [400],
  events: ['ConnectorUpdated', ...anyRowEvent],
  source: { ...source, decisions: { 'docs/contract.md#connector-life': 'its states' } },
})
