import { z } from 'zod'
import { endpoint } from './endpoint/endpoint.ts'
import { filledText, Id, optionalText, TenantId, tenantParams, Text, text } from './fields/fields.ts'
import { Country, Sport } from './system.ts'
import { BillingPlan } from './fields/user.ts'

const teamIds = z
  .array(Text)
  .max(1000)
  .meta({ description: 'Free tags.', examples: [['First team', 'Women']] })
const defaultAnalyticsConnectorId = Id.nullable().meta({ description: 'One of the connectors of type analytics.' })

export const ClubConfig = z
  .strictObject({
    sport: Sport.nullable(),
    country: Country.nullable(),
    teamIds,
    defaultAnalyticsConnectorId,
    accent: z
      .string()
      .regex(/^#[0-9A-F]{6}$/)
      .nullable()
      .meta({ description: "The club's colour; null uses the colour of the product.", examples: ['#2743B8'] }),
  })
  .meta({ id: 'ClubConfig', description: 'The settings of a club.' })
export type ClubConfig = z.infer<typeof ClubConfig>

/** A club, which is a tenant (docs/product/club.md#fields); `config.accent` is our addition. */
export const Club = z
  .strictObject({
    id: TenantId,
    name: text('The name of the club.', 'Carrick Hockey Club'),
    description: optionalText('A free text.', 'Founded 1898 by the quay.'),
    billingPlan: BillingPlan,
    config: ClubConfig,
  })
  .meta({ id: 'Club', description: 'A club, which is a tenant.' })
export type Club = z.infer<typeof Club>

/**
 * A country or a sport in a request: its id, or the object that the server returned
 * (docs/contract.md#club-update).
 */
export const CountryRef = z
  .union([z.string().max(2), z.object({ cca2: z.string().max(2) })], { error: 'Must be a country code.' })
  .meta({
    id: 'CountryRef',
    description: 'ISO 3166-1 alpha-2, or the country as the server returns it.',
    examples: ['IE'],
  })
export const SportRef = z
  .union([Text, z.object({ id: Text })], { error: 'Must be the id of a sport.' })
  .meta({ id: 'SportRef', description: 'A slug, or the sport as the server returns it.', examples: ['football'] })

const settings = {
  country: CountryRef.nullable(),
  sport: SportRef.nullable(),
  teamIds,
  defaultAnalyticsConnectorId,
}

/** Both forms of a club update in one schema; absent keeps, null clears. */
export const ClubUpdate = z
  .object({
    name: filledText('The name of the club.', 'Carrick Hockey Club'),
    description: optionalText('A free text.', 'By the quay since 1898.'),
    config: z.object(settings).partial(),
    ...settings,
  })
  .partial()
  .meta({ id: 'ClubUpdate', description: 'The fields to change, in either form; absent keeps, null clears.' })
export type ClubUpdate = z.infer<typeof ClubUpdate>

export const get = endpoint({
  id: 'club.get',
  method: 'GET',
  path: '/accounts/:tenant',
  auth: 'access',
  action: 'getting club',
  params: tenantParams,
  responses: { 200: Club },
  source: {
    doc: 'docs/contract.md#club-operations',
    stated: true,
    decisions: { 'docs/contract.md#club-update': 'config.accent is ours' },
  },
})

export const update = endpoint({
  id: 'club.update',
  method: 'PUT',
  path: '/accounts/:tenant',
  auth: 'access',
  role: 'admin',
  action: 'updating club profile',
  params: tenantParams,
  body: ClubUpdate,
  responses: { 200: Club },
  source: {
    doc: 'docs/contract.md#club-operations',
    stated: true,
    decisions: { 'docs/contract.md#club-update': 'takes either form' },
  },
})

export const remove = endpoint({
  id: 'club.remove',
  method: 'DELETE',
  path: '/accounts/:tenant',
  auth: 'access',
  role: 'admin',
  action: 'deleting account',
  params: tenantParams,
  responses: { 204: z.undefined() },
  source: {
    doc: 'docs/contract.md#club-operations',
    stated: true,
    decisions: { 'docs/contract.md#delete-account': 'deletes the club' },
  },
})
