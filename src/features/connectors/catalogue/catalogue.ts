import type { ProviderInfo } from '../../../contract/fields/providers.ts'
import type { Catalogue } from '../../../contract/system.ts'
import { catalogueWords, connectorsWords } from '../words.ts'

/** The tabs of the catalogue. Social providers appear only under All (docs/contract.md#catalogue). */
export const categories = [
  { id: 'all', label: catalogueWords.all },
  { id: 'shop', label: connectorsWords.types.shop },
  { id: 'ticketing', label: connectorsWords.types.ticketing },
  { id: 'fan', label: connectorsWords.types.fan },
  { id: 'marketing', label: connectorsWords.types.marketing },
  { id: 'analytics', label: connectorsWords.types.analytics },
] as const
export type Category = (typeof categories)[number]['id']

export const isCategory = (id: string): id is Category => categories.some((category) => category.id === id)

export interface CatalogueEntry extends ProviderInfo {
  provider: string
}

/** The providers of a category as the server lists them; those of every category for `all`. */
export function entriesOf(modules: Catalogue, category: Category): CatalogueEntry[] {
  const chosen = category === 'all' ? Object.values(modules) : [modules[category]]
  return chosen.flatMap((infos) => Object.entries(infos).map(([provider, info]) => ({ provider, ...info })))
}

/** The entries whose name contains the text, ignoring case. */
export function matching(entries: readonly CatalogueEntry[], text: string): CatalogueEntry[] {
  const query = text.trim().toLowerCase()
  return entries.filter(({ name }) => name.toLowerCase().includes(query))
}
