import type { Api } from '../../api/api.ts'
import { preload } from '../../api/preload.ts'
import { contract } from '../../contract/index.ts'

/** Asks for what Home shows first. */
export async function preloadHome(api: Api): Promise<void> {
  const session = api.session.store.getState()
  // A club without a plan sees the plans instead.
  if (session.status !== 'in' || !session.user.billing) return
  const params = { tenant: session.user.tenant }
  await Promise.all([preload(api, contract.club.get, { params }), preload(api, contract.home.stats, { params })])
}
