import { describe, expect, it } from 'vitest'
import { contract } from '../../../src/contract/index.ts'
import { openWorld, tenantOf } from '../../../tests/support/world/world.ts'
import { createPopulation } from '../fans/populations.ts'
import { sports } from '../system.ts'
import { placeOf, poolOf } from './places/atlas.ts'
import { opponentTowns } from './places/opponentTowns.ts'
import { prospectCountries, type ClubData } from './clubData.ts'
import { prospectOf } from './prospect.ts'
import { resolveClub } from './resolve.ts'

const club: ClubData = {
  name: 'HC Rheinufer Köln',
  shortName: 'Rheinufer',
  sport: 'hockey',
  country: 'DE',
  city: 'Hürth',
  stadium: 'Rheinufer-Arena',
  colours: ['#8A1538', '#F3C742'],
  crest: 'sash',
  teams: ['Damen', 'Herren'],
  fans: 2000,
  members: 0.4,
  products: [{ name: 'Rheinufer-Schal', price: 19.9 }],
  connectors: ['ONEBOX', 'SHOPIFY', 'MAILCHIMP', 'MAUTIC', 'METABASE'],
  admin: { firstName: 'Lena', lastName: 'Vogt' },
}

async function open(data: ClubData) {
  const world = await openWorld({ club: data })
  const params = { tenant: tenantOf(world) }
  const all = { limit: 100 } as const
  const figures = await world.backend.control.figures(params.tenant, {})
  if (!figures) throw new Error('the club has figures')
  return { ...world, params, all, figures }
}

describe('a prospect', () => {
  it('is what its data says', async () => {
    const { api, params, all, figures } = await open(club)
    const found = await api.call(contract.club.get, { params })
    expect(found).toMatchObject({
      name: club.name,
      description: 'Hockey in Hürth, at Rheinufer-Arena.',
      billingPlan: 'pro',
      config: {
        sport: { id: 'hockey' },
        country: { cca2: 'DE' },
        teamIds: club.teams,
        accent: '#8A1538',
        crest: { pattern: 'sash', second: '#F3C742', image: null },
      },
    })
    expect(await api.call(contract.account.me, {})).toMatchObject({
      firstName: 'Lena',
      lastName: 'Vogt',
      email: 'admin@rheinufer.example',
    })
    const connectors = await api.call(contract.connectors.list, { params, query: all })
    expect(connectors.items.map(({ provider, name }) => `${provider} ${name}`).toSorted()).toEqual([
      'FANGOOGLESHEETS Fan register',
      'MAILCHIMP Newsletter',
      'MAUTIC Mautic',
      'METABASE Club analytics',
      'ONEBOX Box office',
      'SHOPIFY Club shop',
    ])
    expect(figures.totals.fans.value).toBe(2000)
    expect(figures.club).toMatchObject({ name: club.name, country: 'DE', crest: { pattern: 'sash' } })
    // The share is drawn for each person.
    expect(Math.abs(figures.totals.members / 2000 - 0.4)).toBeLessThan(0.04)
  })

  it('has fans mostly of its town, then of its country, then of those around it', async () => {
    const { api, params, figures } = await open(club)
    const [first, ...others] = figures.countries
    expect(first).toMatchObject({ name: 'Germany' })
    expect(first?.count).toBeGreaterThan(2000 * 0.7)
    expect(others.map(({ name }) => name)).toEqual(expect.arrayContaining(['Austria', 'Switzerland', 'Netherlands']))
    const { totalItems } = await api.call(contract.fanProfiles.list, {
      params,
      query: { limit: 1, searchQuery: 'Hürth' },
    })
    expect(totalItems / 2000).toBeGreaterThan(0.35)
  })

  it('sells its goods, and tickets for its ground against opponents that are not itself', async () => {
    const { api, params, all } = await open(club)
    const items = await api.call(contract.shop.orderItems, {
      params,
      query: { ...all, searchQuery: 'Rheinufer-Schal' },
    })
    expect(items.items.every(({ price }) => price === 19.9)).toBe(true)
    expect(items.totalItems).toBeGreaterThan(20)
    const { items: tickets } = await api.call(contract.ticketing.tickets, { params, query: all })
    expect(new Set(tickets.map(({ stadium }) => stadium))).toEqual(new Set(['Rheinufer-Arena']))
    const games = tickets.filter(({ event }) => !event.startsWith('Season ticket'))
    expect(games.length).toBeGreaterThan(0)
    for (const { event } of games) expect(event).toMatch(/^HC Rheinufer Köln v (?!HC Rheinufer)/)
  })

  it.each([
    { sport: 'cricket', country: 'GB', season: /^Season ticket 20\d\d$/, ends: /-12-31T/ },
    { sport: 'cricket', country: 'NZ', season: /^Season ticket 20\d\d\/\d\d$/, ends: /-06-30T/ },
    { sport: 'football', country: 'DE', season: /^Season ticket 20\d\d\/\d\d$/, ends: /-06-30T/ },
  ])('has the seasons of its sport: $sport in $country', async ({ sport, country, season, ends }) => {
    const { api, params, all } = await open({ sport, country, fans: 2000, members: 0.6 })
    const tickets = await api.call(contract.ticketing.tickets, {
      params,
      query: { ...all, searchQuery: 'Season ticket' },
    })
    expect(tickets.items.length).toBeGreaterThan(20)
    for (const { event } of tickets.items) expect(event).toMatch(season)
    const { items: memberships } = await api.call(contract.memberships.list, { params, query: all })
    for (const { expirationDate } of memberships) if (expirationDate) expect(expirationDate).toMatch(ends)
  })

  it('has no orders without a shop, no tickets without a box office, and no segments without marketing', async () => {
    const { api, params, all } = await open({ ...club, connectors: [] })
    const totals = await Promise.all([
      api.call(contract.fanProfiles.list, { params, query: all }),
      api.call(contract.shop.orders, { params, query: all }),
      api.call(contract.ticketing.tickets, { params, query: all }),
      api.call(contract.segments.list, { params, query: all }),
      api.call(contract.connectors.list, { params, query: all }),
    ])
    expect(totals.map(({ totalItems }) => totalItems)).toEqual([2000, 0, 0, 0, 1])
  })

  it('begins with nothing if it has no fans, as a club that has just signed up', async () => {
    const { api, params, all } = await open({ ...club, fans: 0 })
    const connectors = await api.call(contract.connectors.list, { params, query: all })
    const fans = await api.call(contract.fanProfiles.list, { params, query: all })
    expect([connectors.totalItems, fans.totalItems]).toEqual([0, 0])
  })

  it('grows with time like any other club', async () => {
    const { api, params, all, backend } = await open({ ...club, country: 'NZ', city: 'Dunedin' })
    const before = await api.call(contract.fans.list, { params, query: all })
    await backend.control.advance(14 * 86_400_000)
    const after = await api.call(contract.fans.list, {
      params,
      query: { ...all, orderBy: 'createdAt', orderDirection: 'desc' },
    })
    expect(after.totalItems).toBeGreaterThan(before.totalItems)
    const newest = after.items.slice(0, after.totalItems - before.totalItems)
    expect(newest.map(({ country }) => country)).toEqual(expect.arrayContaining(['New Zealand']))
  })

  it.each([
    ['Royal Football Club of the Valley and Its Hills', 'Royal Football Club'],
    ['Sporting Clube de Matosinhos do Norte', 'Sporting Clube'],
    ['Short', 'Short'],
    ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsge'],
  ])('calls %s %s for short', (name, shortName) => {
    expect(resolveClub({ name }).shortName).toBe(shortName)
  })

  it('has its own product in place of a general one of the same name', () => {
    const { content } = prospectOf({ products: [{ name: 'Crest mug', price: 123 }] })
    expect(content.setting.goods.filter(({ name }) => name === 'Crest mug').map(({ price }) => price)).toEqual([123])
  })

  it('has the same share of members among those who join later', async () => {
    const { api, params, all, backend } = await open({ ...club, fans: 20_000, members: 0.5, connectors: [] })
    const before = await api.call(contract.fans.list, { params, query: all })
    await backend.control.advance(28 * 86_400_000)
    const count = (await api.call(contract.fans.list, { params, query: all })).totalItems - before.totalItems
    expect(count).toBeGreaterThan(150)
    let members = 0
    for (let offset = 0; offset < count; offset += 100) {
      const query = { ...all, offset, orderBy: 'createdAt', orderDirection: 'desc' } as const
      const { items } = await api.call(contract.fans.list, { params, query })
      members += items.slice(0, count - offset).filter(({ membership }) => membership !== null).length
    }
    expect(Math.abs(members / count - 0.5)).toBeLessThan(0.08)
  })

  it('keeps its defaults when another field is named', () => {
    const { words: _, ...whole } = resolveClub({ name: 'Kestrel Bay' })
    expect(resolveClub({ name: 'Kestrel Bay', teams: ['One'], fans: 7 })).toMatchObject({
      ...whole,
      teams: ['One'],
      fans: 7,
    })
  })

  it.each(prospectCountries)('has opponents from several towns of its country: %s', (country) => {
    const fromFans = placeOf(country).towns.map(([town]) => town)
    const known = [...fromFans, ...(opponentTowns[country]?.split(', ') ?? [])]
    expect(new Set(known).size).toBe(known.length)
    for (const sport of ['football', 'handball', 'swimming']) {
      const { content } = prospectOf({ sport, country })
      const towns = content.setting.opponents.map((opponent) => opponent.split(' ').slice(0, -1).join(' '))
      expect(towns.length).toBe(24)
      expect(known).toEqual(expect.arrayContaining(towns))
      for (const [town, same] of Object.entries(Object.groupBy(towns, (each) => each)))
        expect(same?.length, town).toBeLessThanOrEqual(2)
    }
  })

  it('names Polish people so that the names fit women and men', () => {
    expect(poolOf('PL').last.length).toBeGreaterThan(50)
    expect(poolOf('PL').last.filter((name) => /(?:sk|ck|dzk)[iy]$|n[yi]$/.test(name))).toEqual([])
  })

  it('shows a last name with a particle as one word in e-mails', () => {
    const { last, inMails } = createPopulation('NL', placeOf('NL'), poolOf('NL'))
    expect(inMails('de Vos')).toBe('devos')
    expect(inMails('van den Heuvel')).toBe('vandenheuvel')
    expect(last.map(inMails).filter((text) => ['de', 'den', 'van'].includes(text))).toEqual([])
  })

  it.each([
    ['DE', 'Jürgen', 'juergen'],
    ['AT', 'König', 'koenig'],
    ['DK', 'Søren', 'soeren'],
    ['ES', 'Nuñez García', 'nunez'],
    ['PL', 'Łucja', 'lucja'],
  ])('writes names in e-mails as people of %s do: %s', (country, name, shown) => {
    expect(createPopulation(country, placeOf(country), poolOf(country)).inMails(name)).toBe(shown)
  })

  it.each(sports.map(({ id }) => id))('has at least as many opponents and goods as a season needs: %s', (sport) => {
    for (const country of ['GB', 'NZ', 'TR']) {
      const { content } = prospectOf({ sport, country })
      expect(new Set(content.setting.opponents).size).toBeGreaterThan(20)
      expect(new Set(content.setting.goods.map(({ name }) => name)).size).toBe(content.setting.goods.length)
      expect(content.setting.shirts.length).toBe(4)
    }
  })
})
