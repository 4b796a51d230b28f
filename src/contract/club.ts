import { z } from './zod.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { about, FilledText, Id, NullableText, TenantId, tenantParams, Text } from './fields/fields.ts'
import { Country, Sport } from './system.ts'
import { BillingPlan } from './fields/user.ts'
import { fieldWords } from './fields/words.ts'

const teamIds = z
  .array(Text)
  .max(1000)
  .meta({ description: 'Free tags.', examples: [['First team', 'Women']] })
const defaultAnalyticsConnectorId = Id.nullable().meta({ description: 'One of the connectors of type analytics.' })

export const CrestPattern = z
  .enum(['stripes', 'hoops', 'halves', 'quarters', 'sash', 'chevron', 'cross', 'line-and-arc'])
  .meta({
    id: 'CrestPattern',
    description: 'How a drawn crest divides its shield between the two colours of the club.',
  })
export type CrestPattern = z.infer<typeof CrestPattern>

const colour = z.string().regex(/^#[0-9A-F]{6}$/)

/** A crest: a picture, or a pattern in the accent and a second colour. */
export const ClubCrest = z
  .strictObject({
    pattern: CrestPattern,
    second: colour.meta(about('The colour beside the accent.', '#F3C742')),
    image: z
      .string()
      .regex(/^data:image\/(png|svg\+xml);base64,/)
      .max(400_000)
      .nullable()
      .meta(about('A picture to show instead, as a data URL.', null)),
  })
  .meta({ id: 'ClubCrest', description: 'The crest of a club; a picture takes precedence over the pattern.' })
export type ClubCrest = z.infer<typeof ClubCrest>

export const ClubConfig = z
  .strictObject({
    sport: Sport.nullable(),
    country: Country.nullable(),
    teamIds,
    defaultAnalyticsConnectorId,
    accent: colour.nullable().meta(about("The club's colour; null uses the colour of the product.", '#2743B8')),
    crest: ClubCrest.optional().meta({
      description: 'Absent for a club without a crest of its own, which gets a striped shield in the accent.',
    }),
  })
  .meta({ id: 'ClubConfig', description: 'The settings of a club.' })
export type ClubConfig = z.infer<typeof ClubConfig>

/** A club, which is a tenant (docs/product/club.md#fields); `config.accent` and `config.crest` are our additions. */
export const Club = z
  .strictObject({
    id: TenantId,
    name: Text.meta(about('The name of the club.', 'Carrick Hockey Club')),
    description: NullableText.meta(about('A free text.', 'Founded 1898 by the quay.')),
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
  .union([z.string().max(2), z.object({ cca2: z.string().max(2) })], { error: fieldWords.country })
  .meta({
    id: 'CountryRef',
    description: 'ISO 3166-1 alpha-2, or the country as the server returns it.',
    examples: ['IE'],
  })
export const SportRef = z
  .union([Text, z.object({ id: Text })], { error: fieldWords.sport })
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
    name: FilledText.meta(about('The name of the club.', 'Carrick Hockey Club')),
    description: NullableText.meta(about('A free text.', 'By the quay since 1898.')),
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
    decisions: { 'docs/contract.md#club-update': 'config.accent and config.crest are ours' },
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
