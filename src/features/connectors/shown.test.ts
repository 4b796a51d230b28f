import { describe, expect, it } from 'vitest'
import type { Connector } from '../../contract/connectors.ts'
import { knownProvider, providerName, shownState, typeName } from './shown.ts'

const connector: Connector = {
  id: 'c1',
  tenant: 't1',
  name: 'Club shop',
  description: null,
  type: 'shop',
  provider: 'SHOPIFY',
  state: 'SYNCING',
  lastSync: null,
  config: { enabled: true, syncConfig: { autoSync: false, interval: 60 } },
  providerConfig: { provider: 'SHOPIFY', config: {} },
  metadata: { name: 'Shopify', logo: 'logos/shopify.svg' },
  createdAt: '2026-01-15T09:00:00.000Z',
}

describe('A connector as it is shown', () => {
  it('is disabled whenever it is not enabled', () => {
    expect(shownState(connector)).toBe('SYNCING')
    for (const state of ['SYNCED', 'SYNCING', 'FAILED', 'REMOVING', 'RESETTING'] as const)
      expect(shownState({ ...connector, state, config: { ...connector.config, enabled: false } })).toBe('DISABLED')
  })

  it('goes by the name of its provider, and by the id of one that the app does not know', () => {
    expect(providerName(connector)).toBe('Shopify')
    // A server of tomorrow.
    const later = { ...connector, provider: 'TICKETWAVE' } as unknown as Connector
    expect(providerName(later)).toBe('TICKETWAVE')
    expect(knownProvider('TICKETWAVE')).toBeNull()
    expect(knownProvider('toString')).toBeNull()
    expect(typeName('loyalty')).toBe('loyalty')
    expect(typeName('toString')).toBe('toString')
  })
})
