import { describe, expect, it } from 'vitest'
import { Bookmark } from '../../../src/contract/analytics.ts'
import { Connector } from '../../../src/contract/connectors.ts'
import { Provider } from '../../../src/contract/fields/providers.ts'
import { credentialFields } from '../../../src/contract/fields/providerList.ts'
import { Segment } from '../../../src/contract/segments.ts'
import { Catalogue } from '../../../src/contract/system.ts'
import { catalogue, providerInfo } from './catalogue.ts'
import { connectorIdOf } from './connectorIds.ts'
import { newclub, rovers } from '../scenarios/scenarios.ts'
import { payingClubs, seeded, unique } from '../seeded.ts'

describe('connectors, bookmarks and segments', () => {
  it('match the contract, and keep secrets out of replies', async () => {
    const { connectors, bookmarks, segments } = await seeded('two-clubs')
    for (const { secrets, ...connector } of connectors.all()) {
      Connector.parse({ ...connector, metadata: providerInfo(connector.provider) })
      const fields = Object.entries(credentialFields(connector.provider))
      const of = (secret: boolean) => fields.filter(([, field]) => field.secret === secret).map(([name]) => name)
      expect(Object.keys(secrets).toSorted()).toEqual(of(true).toSorted())
      expect(Object.keys(connector.providerConfig.config).toSorted()).toEqual(of(false).toSorted())
    }
    const metadata = providerInfo('METABASE')
    for (const bookmark of bookmarks.all()) Bookmark.parse({ ...bookmark, metadata })
    for (const segment of segments.all()) Segment.parse({ ...segment, metadata })
    expect(unique([...connectors.all(), ...bookmarks.all(), ...segments.all()].map(({ id }) => id))).toBe(true)
  })

  it('refer to each other, and fail if the credentials are refused', async () => {
    const { clubs, connectors, bookmarks, segments } = await seeded('two-clubs')
    for (const { name, tenant, bookmarkId, connectorId, config, createdAt } of segments.all()) {
      const bookmark = bookmarks.findFirst((q) => q.where({ id: bookmarkId, tenant }))
      const connector = connectors.findFirst((q) => q.where({ id: connectorId, tenant }))
      expect(connector).toMatchObject({ type: 'marketing', provider: config.provider })
      expect(createdAt > (bookmark?.createdAt ?? '9') && createdAt > (connector?.createdAt ?? '9'), name).toBe(true)
    }
    for (const { state, secrets } of connectors.all())
      expect(state).toBe(Object.values(secrets).includes('invalid') ? 'FAILED' : 'SYNCED')
    for (const { id } of payingClubs) {
      const club = clubs.findFirst((q) => q.where({ id }), { strict: true })
      const analytics = connectors.findFirst((q) => q.where({ id: club.config.defaultAnalyticsConnectorId ?? '' }))
      expect(analytics).toMatchObject({ tenant: id, type: 'analytics' })
      for (const key of ['fan', 'ticketing', 'shop'])
        expect(connectors.findFirst((q) => q.where({ id: connectorIdOf(id, key) }))?.type).toBe(key)
    }
    expect(connectors.findMany((q) => q.where({ tenant: newclub.id }))).toEqual([])
  })

  it('contain filters that the dashboard can show', async () => {
    const { bookmarks, tables } = await seeded('two-clubs')
    const values: Record<string, string[]> = {
      period: ['30d', '90d', '365d', 'all'],
      age: ['0-17', '18-29', '30-44', '45-59', '60+'],
      gender: ['Male', 'Female'],
    }
    const all = bookmarks.all()
    expect(all.filter(({ tenant }) => tenant === rovers.id)).toHaveLength(24)
    for (const { name, params, tenant } of all) {
      const people = tables.fanProfiles.all(tenant)
      values['country'] = [...new Set(people.map(({ country }) => country ?? ''))]
      values['membership'] = [...new Set(people.map(({ membership }) => membership ?? ''))]
      for (const [key, value] of new URLSearchParams(params)) expect(values[key], `${name}: ${params}`).toContain(value)
      expect(new URLSearchParams(params).toString()).toBe(params)
    }
  })
})

describe('the catalogue', () => {
  it('contains every provider once, by category', () => {
    expect(Catalogue.parse(catalogue)).toEqual(catalogue)
    const listed = Object.values(catalogue).flatMap((infos) => Object.keys(infos))
    expect(listed.toSorted()).toEqual(Provider.options.toSorted())
    expect(catalogue.shop['SHOPIFY']).toEqual({ name: 'Shopify', logo: 'logos/shopify.svg' })
  })
})
