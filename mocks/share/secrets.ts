import { isWrite } from '../../src/contract/endpoint/endpoint.ts'
import { Provider } from '../../src/contract/fields/providers.ts'
import { credentialFields } from '../../src/contract/fields/providerList.ts'
import { endpoints } from '../../src/contract/index.ts'
import type { JournalEntry } from '../db/journal/journal.ts'
import { PASSWORD } from '../seed/scenarios/scenarios.ts'

/** Stands for a secret of a provider in a link. */
const HIDDEN = 'hidden'
/** Credentials that every provider refuses are no secret, and decide what happens. */
const REFUSED = 'invalid'

const writes = new Set(endpoints.filter(isWrite).map(({ id }) => id))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Replaces the secrets in journal entries: passwords by the demo's own, and the credentials of providers. Also gives
 * the number of values that it has replaced; without any, the entries lead to the same state.
 */
export function withoutSecrets(entries: readonly JournalEntry[]): { entries: JournalEntry[]; hidden: number } {
  let hidden = 0
  const hide = (value: unknown, by: string) => {
    if (value !== by) hidden++
    return by
  }
  const inBody = (body: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(body).map(([key, value]) => {
        if (/password$/i.test(key) && typeof value === 'string') return [key, hide(value, PASSWORD)]
        if (key === 'providerConfig' && isRecord(value)) return [key, inProvider(value)]
        return [key, value]
      }),
    )
  const inProvider = (given: Record<string, unknown>): Record<string, unknown> => {
    const provider = Provider.safeParse(given.provider).data
    if (!provider || !isRecord(given.config)) return given
    const fields = credentialFields(provider)
    const config = Object.entries(given.config).map(([name, value]) =>
      fields[name]?.secret && typeof value === 'string' && value.trim() !== '' && value !== REFUSED
        ? [name, hide(value, HIDDEN)]
        : [name, value],
    )
    return { ...given, config: Object.fromEntries(config) }
  }
  const checked = entries.map((entry) => {
    if (!writes.has(entry.endpoint) || !isRecord(entry.input) || !isRecord(entry.input.body)) return entry
    return { ...entry, input: { ...entry.input, body: inBody(entry.input.body) } }
  })
  return { entries: checked, hidden }
}
