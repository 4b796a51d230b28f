import { Collection } from '@msw/data'
import { z } from 'zod'
import { User } from '../../src/contract/account.ts'
import { Club } from '../../src/contract/club.ts'
import { TenantStatus } from '../../src/contract/fans.ts'
import { Timestamp } from '../../src/contract/fields.ts'

/** A club as the model keeps it: what the contract shows, and its side of the billing. */
export const ClubRecord = Club.extend({
  billing: z.string().nullable(),
  portalUrl: z.string().nullable(),
  fanSync: TenantStatus,
  createdAt: Timestamp,
})
export type ClubRecord = z.infer<typeof ClubRecord>

/** A user as the model keeps it; billing belongs to the club. */
export const UserRecord = User.omit({ billing: true, billingPlan: true }).extend({
  password: z.string(),
  epoch: z.int(),
  createdAt: Timestamp,
})
export type UserRecord = z.infer<typeof UserRecord>

/** The small kinds of record, kept and validated by @msw/data; lists of them go through `table.ts`. */
export function createCollections() {
  return {
    clubs: new Collection({ schema: ClubRecord }),
    users: new Collection({ schema: UserRecord }),
  }
}
export type Collections = ReturnType<typeof createCollections>
