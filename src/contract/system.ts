import { z } from './zod.ts'
import { ConnectorType, Provider, ProviderInfo } from './fields/providers.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { about, Text } from './fields/fields.ts'
import { liveEventTypes, STREAM_PATH } from './endpoint/stream.ts'

export const Country = z
  .strictObject({
    cca2: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .meta(about('ISO 3166-1 alpha-2.', 'IE')),
    name: Text.meta(about('Its name in English.', 'Ireland')),
    flag: Text.meta(about('The flag as emoji.', '🇮🇪')),
  })
  .meta({ id: 'Country', description: 'A country of ISO 3166-1.' })
export type Country = z.infer<typeof Country>

export const Sport = z
  .strictObject({
    id: Text.meta(about('A slug.', 'football')),
    name: Text.meta(about('Its name in English.', 'Football')),
    icon: Text.meta(about('The sport as emoji.', '⚽')),
  })
  .meta({ id: 'Sport', description: 'A sport that a club may play.' })
export type Sport = z.infer<typeof Sport>

export const countries = endpoint({
  id: 'system.countries',
  method: 'GET',
  path: '/system/countries',
  auth: 'none',
  action: 'getting countries',
  responses: { 200: z.strictObject({ countries: z.array(Country) }).describe('All countries of ISO 3166-1.') },
  source: {
    doc: 'docs/contract.md#system-operations',
    stated: true,
    decisions: { 'docs/contract.md#onboarding': 'open without a token' },
  },
})

export const sports = endpoint({
  id: 'system.sports',
  method: 'GET',
  path: '/system/sports',
  auth: 'none',
  action: 'getting sports',
  responses: { 200: z.strictObject({ sports: z.array(Sport) }).describe('All sports that a club may play.') },
  source: {
    doc: 'docs/contract.md#system-operations',
    stated: true,
    decisions: { 'docs/contract.md#onboarding': 'open without a token' },
  },
})

/** Name and logo of each provider, by category (docs/product/connectors.md#providers). */
export const Catalogue = z
  .record(ConnectorType, z.partialRecord(Provider, ProviderInfo))
  .meta({ id: 'Catalogue', description: 'The providers that a club can connect, by category.' })
export type Catalogue = z.infer<typeof Catalogue>

export const connectors = endpoint({
  id: 'system.connectors',
  method: 'GET',
  path: '/system/connectors',
  auth: 'access',
  action: 'getting system connectors',
  responses: { 200: z.strictObject({ modules: Catalogue }).describe('The catalogue of providers.') },
  source: {
    doc: 'docs/contract.md#system-operations',
    stated: true,
    decisions: { 'docs/contract.md#catalogue': 'six categories' },
  },
})

/** The body of the event stream; its events are `LiveEvent` (events.ts). */
export const EventStream = z.instanceof(ReadableStream).meta({ id: 'EventStream' })

export const sse = endpoint({
  id: 'system.sse',
  method: 'GET',
  path: STREAM_PATH,
  auth: 'access',
  action: 'listening',
  responses: { 200: EventStream },
  events: liveEventTypes,
  source: {
    doc: 'docs/contract.md#system-operations',
    stated: true,
    decisions: { 'docs/contract.md#event-format': 'format', 'docs/contract.md#resuming': 'resuming' },
  },
})
