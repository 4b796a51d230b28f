import type { ConnectorType, Provider } from '../../../src/contract/fields/providers.ts'
import { providers } from '../../../src/contract/fields/providerList.ts'
import { FIRST_DAY, type SeedConnector } from '../clubs/content.ts'
import type { ResolvedClub } from './resolve.ts'

type Template = Omit<SeedConnector, 'provider'>

/** What a connector of each type is called, and how it syncs; the first three bring rows. */
const templates = ({ words }: ResolvedClub): Record<ConnectorType, Template> => ({
  fan: {
    key: 'fan',
    name: 'Fan register',
    description: 'The sheet that the membership desk keeps',
    age: FIRST_DAY,
    synced: 38,
    autoSync: true,
    interval: 60,
  },
  ticketing: {
    key: 'ticketing',
    name: 'Box office',
    description: `${words.game} and season tickets`,
    age: FIRST_DAY - 0.05,
    synced: 17,
    autoSync: true,
    interval: 30,
  },
  shop: {
    key: 'shop',
    name: 'Club shop',
    description: 'Online and at the ground',
    age: FIRST_DAY - 0.1,
    synced: 24,
    autoSync: true,
    interval: 60,
  },
  marketing: {
    key: 'newsletter',
    name: 'Newsletter',
    description: null,
    age: 1410,
    synced: 431,
    autoSync: true,
    interval: 1440,
    outages: 0.03,
  },
  analytics: {
    key: 'analytics',
    name: 'Club analytics',
    description: 'Feeds the dashboard',
    age: 986,
    synced: 42,
    autoSync: true,
    interval: 180,
    outages: 0.01,
  },
  social: {
    key: 'social',
    name: 'Club account',
    description: 'Followers and mentions',
    age: 702,
    synced: 1210,
    autoSync: false,
    interval: 1440,
  },
})

/** The connectors of a club; it always has one for fans. */
export function connectorsOf(club: ResolvedClub): SeedConnector[] {
  const template = templates(club)
  const hasFans = club.connectors.some((provider) => providers[provider].type === 'fan')
  const all: Provider[] = hasFans ? club.connectors : ['FANGOOGLESHEETS', ...club.connectors]
  const mailing = all.filter((provider) => providers[provider].type === 'marketing')
  return all.map((provider): SeedConnector => {
    const connector = { ...template[providers[provider].type], provider }
    const turn = mailing.indexOf(provider)
    return turn <= 0
      ? connector
      : { ...connector, key: `newsletter-${turn + 1}`, name: providers[provider].name, age: connector.age - turn * 97 }
  })
}
