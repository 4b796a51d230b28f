import type { BillingPlan } from '../../../src/contract/fields/user.ts'
import type { Database } from '../../db/database.ts'

/**
 * What the payment provider tells: a club has subscribed to a plan, or no longer does. A club keeps its customer id from one plan to the
 * next; without a plan it has none.
 */
export async function subscribe(db: Database, tenant: string, plan: BillingPlan, newCustomer: string) {
  await db.clubs.update((q) => q.where({ id: tenant }), {
    data(club) {
      const paid = plan !== 'none'
      club.billingPlan = plan
      club.billing = paid ? (club.billing ?? newCustomer) : null
      club.portalUrl = paid ? (club.portalUrl ?? `external/portal/?club=${encodeURIComponent(tenant)}`) : null
    },
  })
}
