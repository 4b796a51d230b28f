import type { Api } from '../../api/api.ts'
import { preload } from '../../api/preload.ts'
import { contract } from '../../contract/index.ts'
import { nextTask } from '../../loading/nextTask.ts'
import { formatCount } from '../../ui/values/values.tsx'

/** Asks for what Home shows first. */
export async function preloadHome(api: Api): Promise<void> {
  const session = api.session.store.getState()
  // A club without a plan sees the plans instead.
  if (session.status !== 'in' || !session.user.billing) return
  const params = { tenant: session.user.tenant }
  const answers = Promise.all([
    preload(api, contract.club.get, { params }),
    preload(api, contract.home.stats, { params }),
  ])
  // The first format of numbers takes a browser a few dozen milliseconds to load: here it would be waiting.
  await nextTask()
  formatCount(0)
  await answers
}
