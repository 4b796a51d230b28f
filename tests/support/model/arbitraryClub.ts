import * as fc from 'fast-check'
import { CrestPattern } from '../../../src/contract/club.ts'
import type { Provider } from '../../../src/contract/fields/providers.ts'
import { providers } from '../../../src/contract/fields/providerList.ts'
import { prospectCountries, type ClubData } from '../../../mocks/seed/prospect/clubData.ts'
import { sports } from '../../../mocks/seed/system.ts'

/** Names that break careless code: long ones, from right to left, with markup, without any Latin letter. */
const trickyNames = [
  'Hockey-Gemeinschaft Großenkneten-Ahlhorn-Sage & Wardenburg e',
  'نادي الفجر الرياضي',
  'מועדון הכדורגל',
  '<img src=x onerror=alert(1)>',
  '"; DROP TABLE clubs; --',
  '{{name}} ${name} %s',
  'O’Brien & Søns, “The Reds”',
  '💥',
  'FC 1904',
  'Harbour',
  'constructor',
]
const name = fc.oneof(
  fc.constantFrom(...trickyNames),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((text) => /\p{L}/u.test(text) && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)),
)
const shortName = name.filter((text) => Array.from(text.trim()).length <= 24)
const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)
const picture = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`

// `Object.keys` gives strings; `providers` has no other keys.
const allProviders = Object.keys(providers) as Provider[]
/** At most one provider of a type, except for marketing. */
const connectors = fc.subarray(allProviders).map((chosen) => {
  const types = new Set<string>()
  return chosen.filter((provider) => {
    const { type } = providers[provider]
    const isNew = type === 'marketing' || !types.has(type)
    types.add(type)
    return isNew
  })
})

/** Any valid club of up to 5,000 fans; each field may be left out. */
export const arbitraryClub = fc.record<ClubData, never>(
  {
    name,
    shortName,
    sport: fc.constantFrom(...sports.map(({ id }) => id)),
    country: fc.constantFrom(...prospectCountries),
    city: name,
    stadium: name,
    colours: fc.tuple(hex, hex),
    crest: fc.constantFrom(...CrestPattern.options, picture),
    teams: fc.array(name, { maxLength: 4 }),
    fans: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 400 }) }, fc.constantFrom(0, 1, 2, 25, 5000)),
    members: fc.constantFrom(0, 0.3, 1),
    products: fc.uniqueArray(fc.record({ name, price: fc.constantFrom(0.01, 9.99, 1_000_000) }), {
      maxLength: 14,
      selector: (product) => product.name.trim(),
    }),
    connectors,
    admin: fc.record({ firstName: name, lastName: name }),
  },
  { requiredKeys: [] },
)
