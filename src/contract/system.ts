import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Text } from './fields.ts'

export const Country = z
  .strictObject({
    cca2: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .describe('ISO 3166-1 alpha-2.'),
    name: Text,
    flag: Text.describe('The flag as emoji.'),
  })
  .meta({ id: 'Country' })
export type Country = z.infer<typeof Country>

export const Sport = z
  .strictObject({
    id: Text.describe('A slug such as `football`.'),
    name: Text,
    icon: Text.describe('The sport as emoji.'),
  })
  .meta({ id: 'Sport' })
export type Sport = z.infer<typeof Sport>

export const countries = endpoint({
  id: 'system.countries',
  method: 'GET',
  path: '/system/countries',
  auth: 'none',
  action: 'getting countries',
  responses: { 200: z.strictObject({ countries: z.array(Country) }) },
  errors: [],
  source: { doc: 'account-side', section: '7', stated: true, reading: 'open without a token (readings 2.3)' },
})

export const sports = endpoint({
  id: 'system.sports',
  method: 'GET',
  path: '/system/sports',
  auth: 'none',
  action: 'getting sports',
  responses: { 200: z.strictObject({ sports: z.array(Sport) }) },
  errors: [],
  source: { doc: 'account-side', section: '7', stated: true, reading: 'open without a token (readings 2.3)' },
})

/** The body of the event stream; its events are `LiveEvent` (events.ts). */
export const EventStream = z.instanceof(ReadableStream).meta({ id: 'EventStream' })

export const sse = endpoint({
  id: 'system.sse',
  method: 'GET',
  path: '/system/sse',
  auth: 'access',
  action: 'listening',
  responses: { 200: EventStream },
  errors: [401],
  source: { doc: 'data-side', section: '7 Live events', stated: true, reading: 'format and resuming (readings 4)' },
})
