import type { Provider } from '../../../src/contract/fields/providers.ts'
import { harbour, rovers } from '../scenarios/scenarios.ts'

/** A connector as data, without what is derived by rules. */
export interface SeedConnector {
  /** Identifies it in the club; profiles and rows refer to `fan`, `ticketing` and `shop`. */
  key: string
  name: string
  description: string | null
  provider: Provider
  /** Days since it was created. */
  age: number
  /** Minutes since its last sync. */
  synced: number
  autoSync: boolean
  /** In minutes. */
  interval: number
  disabled?: boolean
  failed?: boolean
  /** The probability that a sync fails because the provider is out of order; 0 if absent. */
  outages?: number
  /** Credentials that differ from the provider's examples. */
  credentials?: Record<string, string>
}

/** The connectors that bring rows have existed since the club's first day. */
const FIRST_DAY = 5 * 365

/** The connectors of the clubs of the scenarios, by club. */
export const seedConnectors: Record<string, readonly SeedConnector[]> = {
  [rovers.id]: [
    {
      key: 'fan',
      name: 'Fan register',
      description: 'The sheet that the membership desk keeps',
      provider: 'FANGOOGLESHEETS',
      age: FIRST_DAY,
      synced: 38,
      autoSync: true,
      interval: 60,
    },
    {
      key: 'ticketing',
      name: 'Box office',
      description: 'Match and season tickets',
      provider: 'ONEBOX',
      age: FIRST_DAY - 0.05,
      synced: 17,
      autoSync: true,
      interval: 30,
    },
    {
      key: 'shop',
      name: 'Club shop',
      description: 'Online and in the Quay Stand',
      provider: 'SHOPIFY',
      age: FIRST_DAY - 0.1,
      synced: 24,
      autoSync: true,
      interval: 60,
    },
    {
      key: 'old-shop',
      name: 'Old shop',
      description: 'Until we moved to the new one; kept for its settings',
      provider: 'PRESTASHOP',
      age: 1822,
      synced: 1640 * 24 * 60,
      autoSync: false,
      interval: 1440,
      disabled: true,
    },
    {
      key: 'newsletter',
      name: 'Newsletter',
      description: null,
      provider: 'MAILCHIMP',
      age: 1410,
      synced: 431,
      autoSync: true,
      interval: 1440,
      outages: 0.03,
    },
    {
      key: 'analytics',
      name: 'Club analytics',
      description: 'Feeds the dashboard',
      provider: 'METABASE',
      age: 986,
      synced: 42,
      autoSync: true,
      interval: 180,
      outages: 0.01,
    },
    {
      key: 'social',
      name: 'Club account',
      description: 'Followers and mentions',
      provider: 'TWITTER',
      age: 702,
      synced: 1210,
      autoSync: false,
      interval: 1440,
    },
    {
      key: 'campaigns',
      name: 'Campaign trial',
      description: 'The academy tries out automation',
      provider: 'MAUTIC',
      age: 61,
      synced: 9 * 24 * 60,
      autoSync: true,
      interval: 720,
      failed: true,
      credentials: { password: 'invalid' },
    },
  ],
  [harbour.id]: [
    {
      key: 'fan',
      name: 'Sócios e adeptos',
      description: 'Folha da secretaria',
      provider: 'FANGOOGLESHEETS',
      age: FIRST_DAY,
      synced: 38,
      autoSync: true,
      interval: 60,
      credentials: { fanSheetId: '1Hb9wSociosEAdeptos' },
    },
    {
      key: 'ticketing',
      name: 'Bilheteira',
      description: null,
      provider: 'DEMOTICKETING',
      age: FIRST_DAY - 0.05,
      synced: 31,
      autoSync: true,
      interval: 60,
    },
    {
      key: 'shop',
      name: 'Loja do clube',
      description: 'Loja online e do pavilhão',
      provider: 'DEMOSHOP',
      age: FIRST_DAY - 0.1,
      synced: 42,
      autoSync: true,
      interval: 120,
    },
    {
      key: 'newsletter',
      name: 'Boletim',
      description: null,
      provider: 'DEMOMARKETING',
      age: 840,
      synced: 505,
      autoSync: false,
      interval: 1440,
    },
    {
      key: 'analytics',
      name: 'Painel',
      description: 'Alimenta o painel do clube',
      provider: 'METABASE',
      age: 512,
      synced: 265,
      autoSync: true,
      interval: 360,
      credentials: { url: 'https://metabase.harbour.example', user: 'analise@harbour.example' },
    },
  ],
}
