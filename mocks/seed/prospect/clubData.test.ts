import { describe, expect, it } from 'vitest'
import { places } from '../fans/places.ts'
import { sports } from '../system.ts'
import { CREST_MAX, prospectCountries, readClubData } from './clubData.ts'
import { neighboursOf, placeOf, poolOf } from './places/atlas.ts'
import { pricesIn } from './prices.ts'
import { sportWords } from './sports.ts'

const svg = (bytes: number) => `data:image/svg+xml;base64,${btoa('<svg/>'.padEnd(bytes))}`

describe('a club as data', () => {
  it.each<[string, unknown, string]>([
    ['a wrong type', 7, 'club must be an object.'],
    ['an unknown field', { colour: '#8A1538' }, 'club has no colour.'],
    ['an empty name', { name: '  ' }, 'club.name must not be empty.'],
    ['a long name', { name: 'x'.repeat(61) }, 'club.name must have at most 60 characters.'],
    ['a name of two lines', { name: 'a\nb' }, 'club.name must be a text of one line.'],
    ['half a character', { name: '\uD83D' }, 'club.name must be a text of one line.'],
    ['an invisible name', { name: '\u200B\u3164\u2800' }, 'club.name must not be empty.'],
    ['a name that turns what follows', { name: 'abc\u202E' }, 'club.name must be a text of one line.'],
    [
      'a product twice',
      { products: [1, 2].map((price) => ({ name: 'Scarf', price })) },
      'club.products must not name a product twice.',
    ],
    ['a number as a city', { city: 7 }, 'club.city must be a text.'],
    ['an unknown sport', { sport: 'quidditch' }, 'club.sport must be one of football, basketball,'],
    ['an unknown country', { country: 'XX' }, 'club.country must be one of AR, AT,'],
    ['one colour', { colours: ['#8A1538'] }, 'club.colours must be two colours, such as ["#8A1538", "#F3C742"].'],
    ['a colour by name', { colours: ['red', '#F3C742'] }, 'club.colours[0] must be a colour, such as #8A1538.'],
    [
      'an unknown pattern',
      { crest: 'dots' },
      'club.crest must be an SVG or PNG file of at most 256 kB as a data URL, or',
    ],
    ['a large crest', { crest: svg(CREST_MAX + 1) }, 'club.crest must be an SVG or PNG file of at most 256 kB'],
    ['a PNG that is none', { crest: `data:image/png;base64,${btoa('GIF89a')}` }, 'club.crest must be an SVG or PNG'],
    ['an SVG that is none', { crest: `data:image/svg+xml;base64,${btoa('<p>')}` }, 'club.crest must be an SVG or PNG'],
    ['too many teams', { teams: Array.from({ length: 21 }, String) }, 'club.teams must be at most 20.'],
    ['half a fan', { fans: 0.5 }, 'club.fans must be a whole number.'],
    ['a million fans', { fans: 1e6 }, 'club.fans must be at most 100,000.'],
    ['members in percent', { members: 40 }, 'club.members must be a number from 0 to 1.'],
    ['a free product', { products: [{ name: 'Scarf', price: 0 }] }, 'club.products[0].price must be at least 0.01.'],
    ['an unknown provider', { connectors: ['FAX'] }, 'club.connectors[0] must be one of'],
    ['a provider twice', { connectors: ['MAUTIC', 'MAUTIC'] }, 'club.connectors must not name a provider twice.'],
    ['two shops', { connectors: ['SHOPIFY', 'PRESTASHOP'] }, 'club.connectors must have at most one of a type,'],
    ['half an admin', { admin: { firstName: 'Ada' } }, 'club.admin.lastName must be a text.'],
  ])('refuses %s with a sentence that names the field', (_, value, sentence) => {
    expect(() => readClubData(value)).toThrow(sentence)
  })

  it('says everything that is wrong at once', () => {
    expect(() => readClubData({ name: '', fans: -1 })).toThrow(
      'club.name must not be empty. club.fans must not be negative.',
    )
  })

  it('takes what fits just so, and tidies it', () => {
    const crest = svg(CREST_MAX)
    const given = {
      name: ` ${'💥'.repeat(60)} `,
      crest,
      colours: ['#8a1538', '#F3C742'],
      connectors: ['MAUTIC', 'MAILCHIMP'],
    }
    expect(readClubData(given)).toEqual({ ...given, name: '💥'.repeat(60), colours: ['#8A1538', '#F3C742'] })
    expect(readClubData({})).toEqual({})
  })
})

describe('what a club is made of', () => {
  it.each(prospectCountries)('has people, towns, streets and neighbours for %s', (country) => {
    const { male, female, last } = poolOf(country)
    for (const names of [male, female, last]) expect(new Set(names).size).toBeGreaterThanOrEqual(20)
    const { towns, streets } = placeOf(country)
    expect(towns.length).toBeGreaterThanOrEqual(5)
    for (const [name, weight, zip] of towns) expect([name !== '', weight > 0, zip !== '']).toEqual([true, true, true])
    expect(streets.length).toBeGreaterThanOrEqual(5)
    expect(neighboursOf(country).length).toBeGreaterThanOrEqual(3)
    expect(prospectCountries).toEqual(expect.arrayContaining([...neighboursOf(country)]))
    expect(neighboursOf(country)).not.toContain(country)
    expect(pricesIn(country)(59.9)).toBeGreaterThan(50)
  })

  it('has more than twenty countries, those of the seed among them, and no e-mail host twice', () => {
    expect(prospectCountries.length).toBeGreaterThan(20)
    expect(prospectCountries).toEqual(expect.arrayContaining(Object.keys(places)))
    const hosts = prospectCountries.flatMap((country) => placeOf(country).mail)
    expect(hosts).toHaveLength(new Set(hosts).size)
  })

  it.each(sports.map(({ id }) => id))('has words for %s', (sport) => {
    const words = sportWords[sport]
    expect(words?.nicknames.length).toBeGreaterThanOrEqual(6)
    expect(words?.goods.length).toBeGreaterThan(0)
  })
})
