import { ConnectorType, type Provider, type ProviderInfo } from '../../../src/contract/fields/providers.ts'
import { providers } from '../../../src/contract/fields/providerList.ts'
import type { Catalogue } from '../../../src/contract/system.ts'

/** The name and logo of a provider; the logo is a path below the app's root (docs/contract.md#drawings). */
export function providerInfo(provider: Provider): ProviderInfo {
  return { name: providers[provider].name, logo: `logos/${provider.toLowerCase()}.svg` }
}

const infosOf = (type: ConnectorType) =>
  Object.fromEntries(
    // `Object.keys` gives strings; `providers` has no other keys.
    (Object.keys(providers) as Provider[])
      .filter((provider) => providers[provider].type === type)
      .map((provider) => [provider, providerInfo(provider)]),
  )

/** The providers that a club can connect, by category (docs/contract.md#catalogue). */
export const catalogue = {
  shop: infosOf('shop'),
  ticketing: infosOf('ticketing'),
  fan: infosOf('fan'),
  marketing: infosOf('marketing'),
  analytics: infosOf('analytics'),
  social: infosOf('social'),
} satisfies Catalogue
