import type { Provider } from '../../contract/fields/providers.ts'
import { knownProvider } from './labels.ts'
import { briefWords } from './words.ts'

/** The type requires a line for every provider. */
const briefs: Record<Provider, string> = briefWords

/** What a provider brings, in one line; null for a provider that this version does not know. */
export function briefOf(provider: string): string | null {
  const known = knownProvider(provider)
  return known && briefs[known]
}
