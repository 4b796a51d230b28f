import { entryOf } from '../../../api/entryOf.ts'
import { plansWords } from '../words.ts'

/** The sidebar's group of each path that needs a plan, by the first part of the path. */
const groups: Readonly<Record<string, string>> = {
  home: plansWords.groups.home,
  integrations: plansWords.groups.integrations,
  fans: plansWords.groups.fans,
  analytics: plansWords.groups.analytics,
  dashboard: plansWords.groups.analytics,
  bookmarks: plansWords.groups.analytics,
  segments: plansWords.groups.marketing,
}

/**
 * The group of the sidebar that somebody wanted to open before the guard sent them to the plans; null if nobody was
 * sent (docs/product/app.md#guards).
 *
 * @param state the state of the location, which the guard sets
 */
export function lockedGroup(state: unknown): string | null {
  const path = entryOf(state, 'lockedPath')
  const [, first = ''] = typeof path === 'string' ? path.split('/') : []
  return Object.hasOwn(groups, first) ? (groups[first] ?? null) : null
}
