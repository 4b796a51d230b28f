import { useUser } from '../../../api/ApiProvider.tsx'
import { CustomerPortal } from './CustomerPortal.tsx'
import { PlanPicker } from './PlanPicker.tsx'

/** The plans for a club without a subscription, otherwise its subscription (docs/product/club.md#billing). */
export function BillingTab() {
  const user = useUser()
  if (!user.billing) return <PlanPicker user={user} />
  return <CustomerPortal customer={user.billing} plan={user.billingPlan} />
}
