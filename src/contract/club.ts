import { z } from 'zod'
import { BillingPlan } from './account.ts'
import { endpoint } from './endpoint.ts'
import { Id, TenantId, Text } from './fields.ts'
import { Country, Sport } from './system.ts'

export const ClubConfig = z
  .strictObject({
    sport: Sport.nullable(),
    country: Country.nullable(),
    teamIds: z.array(Text).describe('Free tags (readings 2.17).'),
    defaultAnalyticsConnectorId: Id.nullable(),
    accent: z
      .string()
      .regex(/^#[0-9A-F]{6}$/)
      .nullable()
      .describe("The club's colour; null leaves the product's own."),
  })
  .meta({ id: 'ClubConfig' })
export type ClubConfig = z.infer<typeof ClubConfig>

/** A club, which is a tenant (account-side 3); `config.accent` is ours. */
export const Club = z
  .strictObject({
    id: TenantId,
    name: Text,
    description: Text.nullable(),
    billingPlan: BillingPlan,
    config: ClubConfig,
  })
  .meta({ id: 'Club' })
export type Club = z.infer<typeof Club>

export const get = endpoint({
  id: 'club.get',
  method: 'GET',
  path: '/accounts/:tenant',
  auth: 'access',
  action: 'getting club',
  params: z.object({ tenant: TenantId }),
  responses: { 200: Club },
  errors: [401, 403],
  source: { doc: 'account-side', section: '7', stated: true, reading: 'config.accent is ours' },
})
