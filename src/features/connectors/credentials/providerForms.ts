import type { Provider } from '../../../contract/fields/providers.ts'
import { credentialFields, providers } from '../../../contract/fields/providerList.ts'
import { fieldWords } from '../words.ts'

export type FieldKind = 'text' | 'secret' | 'url' | 'select'

/** A field of a provider's form, ready to render. */
export interface ProviderField {
  name: string
  label: string
  kind: FieldKind
  help?: string
  placeholder?: string
}

interface FieldTexts {
  label: string
  help?: string
  placeholder?: string
}

/** The type requires texts for every field of the contract, which also defines which fields are secret. */
const texts: {
  readonly [P in Provider]: { readonly [F in keyof (typeof providers)[P]['fields']]: FieldTexts }
} = fieldWords

/** The fields that are neither plain text nor secret. */
const kinds: Readonly<Record<string, FieldKind>> = { apiUrl: 'url', url: 'url', shopUrl: 'url', timeZone: 'select' }

/** The fields of a provider's form, in order; none for the DEMO providers. */
export function providerFields(provider: Provider): ProviderField[] {
  const described: Readonly<Record<string, FieldTexts>> = texts[provider]
  return Object.entries(credentialFields(provider)).map(([name, { secret }]) => {
    const kind = secret ? 'secret' : (kinds[name] ?? 'text')
    return { name, ...(described[name] ?? { label: name }), kind }
  })
}

/** The values of an empty form, by field name. */
export const emptyCredentials = (provider: Provider): Record<string, string> =>
  Object.fromEntries(providerFields(provider).map(({ name }) => [name, '']))

let zones: { value: string; label: string }[] | undefined

/** The choices for a time zone: the region/city names that the browser supports. */
export const timeZones = () =>
  (zones ??= Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone.includes('/'))
    .map((zone) => ({ value: zone, label: zone })))
