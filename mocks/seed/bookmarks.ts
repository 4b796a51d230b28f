import type { BookmarkRecord, Collections } from '../db/collections.ts'
import { idFrom } from '../db/random/ids.ts'
import { DAY, HOUR, isoText } from './moments.ts'
import { harbour, rovers } from './scenarios/scenarios.ts'

/** The connector id that the dashboard uses for its analytics (docs/contract.md#dashboard-frame). */
const ANALYTICS = 'metabase'

/** A bookmark as data: its name, its query parameters and an optional description. */
type SeedBookmark = readonly [name: string, params: string, description?: string]

const seedBookmarks: Record<string, readonly SeedBookmark[]> = {
  [rovers.id]: [
    ['Season-ticket holders under 30', 'age=18-29&membership=Season+ticket', 'For the renewal letter'],
    ['Fans in Ireland', 'country=Ireland'],
    ['Young fans in Ireland', 'country=Ireland&age=18-29', 'The Dublin coach leaves at six'],
    ['Whole history', 'period=all'],
    ['Last 30 days', 'period=30d', 'Monday meeting'],
    ['Last quarter', 'period=90d'],
    ['The season so far', 'period=365d'],
    ['Members', 'membership=Member'],
    ['Members who joined this quarter', 'period=90d&membership=Member'],
    ['Season tickets, all', 'membership=Season+ticket'],
    ['Season tickets, women', 'membership=Season+ticket&gender=Female', 'For the women’s team launch'],
    ['Hospitality guests', 'membership=Hospitality', 'Lounge and boxes'],
    ['Senior members', 'membership=Senior'],
    ['Youth', 'membership=Youth&age=0-17', 'Academy open day'],
    ['New under-18s', 'period=90d&age=0-17'],
    ['Women, 18 to 29', 'age=18-29&gender=Female'],
    ['Women, 30 to 44', 'age=30-44&gender=Female'],
    ['Fans over 60', 'age=60%2B', 'Heritage evening'],
    ['Supporters in Germany', 'country=Germany'],
    ['Supporters in Norway', 'country=Norway', 'Both branches'],
    ['Members in Norway', 'country=Norway&membership=Member'],
    ['Spain, last year', 'period=365d&country=Spain'],
    ['Home crowd, 45 to 59', 'country=United+Kingdom&age=45-59'],
    ['New fans at home', 'period=30d&country=United+Kingdom', 'Welcome pack'],
  ],
  [harbour.id]: [
    ['Sócios com lugar anual', 'membership=Season+ticket', 'Para a renovação'],
    ['Jovens do último trimestre', 'period=90d&age=0-17'],
    ['Adeptos em Espanha', 'country=Spain'],
    ['Mulheres dos 18 aos 29', 'age=18-29&gender=Female'],
    ['Últimos 30 dias', 'period=30d', 'Reunião de segunda-feira'],
  ],
}

/** The id of a bookmark, by its name. */
export const bookmarkIdOf = (tenant: string, name: string) => idFrom(`${tenant}/bookmark/${name}`)

/** Writes the bookmarks of a club, created a few weeks apart. */
export async function seedBookmarksOf(collections: Collections, tenant: string, anchor: number) {
  const list = seedBookmarks[tenant] ?? []
  for (const [index, [name, params, description]] of list.entries()) {
    const daysAgo = 60 + (list.length - index) * 38
    const record: BookmarkRecord = {
      id: bookmarkIdOf(tenant, name),
      tenant,
      name,
      description: description ?? null,
      connectorId: ANALYTICS,
      params,
      createdAt: isoText(anchor - daysAgo * DAY - ((index * 7) % 5) * HOUR),
    }
    await collections.bookmarks.create(record)
  }
}
