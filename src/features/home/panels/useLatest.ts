import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'

/** What one sync usually brings at most: enough to tell how much was new. */
const MANY = 100
const newest = { limit: MANY, orderBy: 'createdAt', orderDirection: 'desc' } as const

/** The fans who joined last. */
export function useLatestFans() {
  const { tenant } = useUser()
  return useEndpoint(contract.fanProfiles.list, { params: { tenant }, query: newest }, { live: true })
}

/** The orders and tickets that arrived last. */
export function useLatestSales() {
  const params = { tenant: useUser().tenant }
  return {
    orders: useEndpoint(contract.shop.orders, { params, query: newest }, { live: true }),
    tickets: useEndpoint(contract.ticketing.tickets, { params, query: newest }, { live: true }),
  }
}

/** The segments that were sent last. */
export function useLatestSegments() {
  const { tenant } = useUser()
  const query = { limit: MANY, orderBy: 'lastSync', orderDirection: 'desc' } as const
  return useEndpoint(contract.segments.list, { params: { tenant }, query }, { live: true })
}
