import { useUser } from '../../../api/ApiProvider.tsx'
import { CustomerPortal } from './CustomerPortal.tsx'
import { PlanPicker } from './PlanPicker.tsx'

/** The plans for a club that has never paid, its subscription for one that has (docs/product/club.md#billing). */
export function BillingTab() {
  const user = useUser()
  if (!user.billing) return <PlanPicker user={user} />
  return <CustomerPortal customer={user.billing} plan={user.billingPlan} />
}
