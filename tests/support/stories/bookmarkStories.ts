import { tenantOf } from '../world/world.ts'
import type { Api } from '../../../src/api/api.ts'
import { contract } from '../../../src/contract/index.ts'

/** The seeded bookmarks of the signed-in club, so that no story hard-codes an id. */
export async function seededBookmarks({ api }: { api: Api }) {
  const tenant = tenantOf({ api })
  const { items } = await api.call(contract.bookmarks.list, { params: { tenant } })
  return { tenant, items }
}

export const LONG_NAME =
  'Season-ticket holders of the north stand who have not renewed by the first of May and were sent neither the letter nor the reminder, without the families of players, staff and honorary members of the club'
export const LONG_PARAMS = `country=United+Kingdom&age=18-29&${'membership=Season+ticket&'.repeat(12)}period=all`
