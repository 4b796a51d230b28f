import { z } from './zod.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { about, tenantParams } from './fields/fields.ts'

/** A figure of the home page: a count, and its change in percent (12.3 means 12.3 %), null without earlier data. */
export const Figure = z
  .strictObject({
    value: z.int().min(0).meta(about('The count.', 12000)),
    delta: z
      .number()
      .nullable()
      .meta(about('Change in percent from the previous period; null without earlier data.', 12.3)),
  })
  .meta({ id: 'Figure', description: 'A count and its change in percent.' })
export type Figure = z.infer<typeof Figure>

export const HomeStats = z
  .strictObject({
    totalFans: Figure.describe('All profiles, compared with 30 days ago.'),
    lastYearFans: Figure.describe('Signed up in the last 365 days, compared with the 365 days before.'),
    lastMonthFans: Figure.describe('Signed up in the last 30 days, compared with the 30 days before.'),
    lastWeekFans: Figure.describe('Signed up in the last 7 days, compared with the 7 days before.'),
  })
  .meta({ id: 'HomeStats', description: 'The four figures of the home page.' })
export type HomeStats = z.infer<typeof HomeStats>

export const stats = endpoint({
  id: 'home.stats',
  method: 'GET',
  path: '/stats/:tenant/fans',
  auth: 'access',
  action: 'getting statistics',
  params: tenantParams,
  responses: { 200: HomeStats },
  staleAfter: ['FansImported'],
  source: {
    doc: 'docs/contract.md#home-operations',
    stated: false,
    decisions: { 'docs/contract.md#home-figures': 'path and spans' },
  },
})
