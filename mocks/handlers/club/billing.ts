import type { BillingPlan } from '../../../src/contract/fields/user.ts'
import type { Database } from '../../db/database.ts'

/**
 * Applies a report of the payment provider: a club has subscribed to a plan, or with `none` has cancelled. A club keeps
 * its customer id when it changes its plan, and loses it without a plan.
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
