import { constantFrom, array, assert, asyncProperty, string, oneof } from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { countries } from '../../../../mocks/seed/system.ts'
import { countryFinder } from './countryFinder.ts'
import { nameCountries } from './nameCountries.ts'

const find = countryFinder(countries)

describe('the country that a text means', () => {
  it.each([
    ['GB', 'GB'],
    ['gbr', 'GB'],
    ['uk', 'GB'],
    ['U.K.', 'GB'],
    ['England', 'GB'],
    ['  northern  ireland ', 'GB'],
    ['USA', 'US'],
    ['The Netherlands', 'NL'],
    ['Deutschland', 'DE'],
    ['España', 'ES'],
    ['espana', 'ES'],
    ["Côte d'Ivoire", 'CI'],
    ['Ivory Coast', 'CI'],
    ['Czech Republic', 'CZ'],
    ['Trinidad & Tobago', 'TT'],
  ])('%s is %s', (text, cca2) => {
    expect(find(text)?.cca2).toBe(cca2)
  })

  it.each(['Narnia', 'X', 'constructor', '', '12'])('of %j is not known', (text) => {
    expect(find(text)).toBeNull()
  })

  it('is its own for every name and code of the server', () => {
    for (const country of countries) for (const text of [country.name, country.cca2]) expect(find(text)).toBe(country)
  })

  it('has one code of three letters for every country', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
    const known = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => find(a + b + c)?.cca2)))
    expect(new Set(known.filter((cca2) => cca2 !== undefined)).size).toBe(countries.length)
  })
})

describe('the country column of a file', () => {
  const { signal } = new AbortController()
  const columns = ['email', 'country']
  const name = (rows: string[][], unclosed: number[] = []) =>
    nameCountries({ columns, rows, delimiter: ';', unclosed }, countries, signal)

  it('has names in place of codes, in the rows and in the text that is sent', async () => {
    const named = await name([['a', 'GB'], ['b', 'Ireland'], ['c', ''], ['d'], ['e', 'Narnia'], ['f', 'england']])
    expect(named?.rows.map(([, country]) => country)).toEqual([
      'United Kingdom',
      'Ireland',
      '',
      undefined,
      'Narnia',
      'United Kingdom',
    ])
    expect(named?.found).toEqual({
      codes: new Map([
        ['United Kingdom', 'GB'],
        ['Ireland', 'IE'],
      ]),
      replaced: { rows: 2, example: ['GB', 'United Kingdom'] },
      unknown: { rows: [5], texts: ['Narnia'] },
    })
    expect(named?.text?.split('\r\n').slice(0, 2)).toEqual(['email;country', 'a;United Kingdom'])
  })

  it('is left as it is if nothing is to be replaced, or if a quotation mark is never closed', async () => {
    expect((await name([['a', 'Ireland']]))?.text).toBeNull()
    const broken = await name([['a', 'GB']], [1])
    expect(broken).toMatchObject({ rows: [['a', 'GB']], text: null, found: { replaced: null } })
  })

  it('is nothing without the column or without countries', async () => {
    const rows = [['GB']]
    expect(await nameCountries({ columns: ['city'], rows, delimiter: ',', unclosed: [] }, countries, signal)).toBeNull()
    expect(await nameCountries({ columns: ['country'], rows, delimiter: ',', unclosed: [] }, [], signal)).toBeNull()
  })

  it('keeps every other cell, whatever is in it', async () => {
    const cell = oneof(string(), constantFrom('a;b', '"', 'x\ny', ' é ', 'GB', '=1'))
    await assert(
      asyncProperty(array(cell, { minLength: 1, maxLength: 8 }), async (cells) => {
        const rows = cells.map((one) => [`${one}.`, 'GB'])
        const named = await name(rows)
        const sent = Papa.parse<string[]>(named?.text ?? '', { skipEmptyLines: 'greedy' }).data
        expect(sent).toEqual([columns, ...rows.map(([one]) => [one, 'United Kingdom'])])
      }),
    )
  })
})
