import { describe, expect, it } from 'vitest'
import type { Connector } from '../../contract/connectors.ts'
import { knownProvider, providerName, displayedState, refusalOf, typeName } from './labels.ts'

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

describe('How a connector is displayed', () => {
  it('has the state DISABLED whenever it is not enabled', () => {
    expect(displayedState(connector)).toBe('SYNCING')
    for (const state of ['SYNCED', 'SYNCING', 'FAILED', 'REMOVING', 'RESETTING'] as const)
      expect(displayedState({ ...connector, state, config: { ...connector.config, enabled: false } })).toBe('DISABLED')
  })

  it.each([
    ['SYNCED', null, 'Enable this connector to sync it.'],
    ['FAILED', null, 'Enable this connector to sync it.'],
    ['SYNCING', 'This connector is syncing.', 'Enable this connector to sync it.'],
    ['RESETTING', 'This connector is being reset.', 'Enable this connector to sync it.'],
    ['REMOVING', 'This connector is being deleted.', 'This connector is being deleted.'],
  ] as const)('offers no sync that the server would refuse: %s', (state, enabled, disabled) => {
    expect(refusalOf({ ...connector, state }, 'sync')).toBe(enabled)
    const off = { ...connector, state, config: { ...connector.config, enabled: false } }
    expect(refusalOf(off, 'sync')).toBe(disabled)
  })

  it('has the name of its provider, or the id of an unknown provider', () => {
    expect(providerName(connector)).toBe('Shopify')
    // As a newer server may send it.
    const later = { ...connector, provider: 'TICKETWAVE' } as unknown as Connector
    expect(providerName(later)).toBe('TICKETWAVE')
    expect(knownProvider('TICKETWAVE')).toBeNull()
    expect(knownProvider('toString')).toBeNull()
    expect(typeName('loyalty')).toBe('loyalty')
    expect(typeName('toString')).toBe('toString')
  })
})
