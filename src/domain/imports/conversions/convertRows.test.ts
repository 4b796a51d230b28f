import { constantFrom, array, assert, asyncProperty, string, oneof } from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { countries } from '../../../../mocks/seed/system.ts'
import { countryFinder } from './countryFinder.ts'
import { csvText } from '../../../contract/imports/csvText.ts'
import { convertRows, writeTable } from './convertRows.ts'

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

const { signal } = new AbortController()
const convert = (rows: string[][], columns = ['email', 'country'], known = countries) =>
  convertRows({ columns, rows }, { dates: { birthDay: 'day' }, countries: known, signal })

describe('the country column of a file', () => {
  it('gets names in place of codes', async () => {
    const rows = [['a', 'GB'], ['b', 'Ireland'], ['c', ''], ['d'], ['e', 'Narnia'], ['f', 'england']]
    expect(await convert(rows)).toEqual({
      rows: rows.map((cells) =>
        cells[1] === 'GB' || cells[1] === 'england' ? cells.with(1, 'United Kingdom') : cells,
      ),
      conversions: [{ column: 'country', rows: 2, example: ['GB', 'United Kingdom'] }],
      countries: {
        codes: new Map([
          ['United Kingdom', 'GB'],
          ['Ireland', 'IE'],
        ]),
        unknown: { rows: [5], texts: ['Narnia'] },
      },
    })
  })

  it('stays as it is if the countries are not known', async () => {
    expect(await convert([['a', 'GB']], undefined, [])).toMatchObject({ rows: [['a', 'GB']], countries: null })
    expect(await convert([['a', 'GB']], ['email', 'city'])).toMatchObject({ conversions: [], countries: null })
  })
})

describe('a date column of a file', () => {
  it('is read in the order that one of its cells decides', async () => {
    const { rows, conversions } = await convert([['03/04/1972'], [' 03/14/1972 '], ['1972-01-02']], ['birthDay'])
    expect(rows).toEqual([['1972-03-04'], ['1972-03-14'], ['1972-01-02']])
    expect(conversions).toEqual([{ column: 'birthDay', rows: 2, example: ['03/04/1972', '1972-03-04'] }])
  })

  it('stays as it is if no cell decides', async () => {
    expect(await convert([['03/04/1972']], ['birthDay'])).toMatchObject({ rows: [['03/04/1972']], conversions: [] })
  })
})

it('reads a date without the apostrophe before it', async () => {
  expect(await convert([["'14.03.1972"], ["'03/04/1972"], ["'14/03/1972"]], ['birthDay'])).toMatchObject({
    rows: [['1972-03-14'], ['1972-04-03'], ['1972-03-14']],
  })
})

it('writes a table whose cells are read back as they are, whatever delimiters are in them', async () => {
  const cell = oneof(string(), constantFrom('a;b', 'a,b,c', 'x\ty', '|', '"', 'x\ny', 'x\r\ny', ' é ', 'GB', '=1'))
  const pair = array(cell, { minLength: 2, maxLength: 2 })
  await assert(
    asyncProperty(pair, array(pair, { minLength: 1, maxLength: 8 }), async (columns, cells) => {
      const table = {
        columns: columns.map((name) => `${name}.`),
        rows: cells.map((row) => row.map((one) => `${one}.`)),
      }
      const { text } = csvText(await writeTable(table, signal))
      const { data } = Papa.parse<string[]>(text, { newline: '\n', skipEmptyLines: 'greedy' })
      expect(data).toEqual([table.columns, ...table.rows])
    }),
  )
})

it('writes cells that are full of another delimiter so that nobody takes it for that of the file', async () => {
  const table = {
    columns: ['a;b;c', 'note'],
    rows: [
      ['1;2;3', 'x'],
      ['4;5;6', 'y'],
    ],
  }
  const { data } = Papa.parse<string[]>(await writeTable(table, signal), { skipEmptyLines: 'greedy' })
  expect(data).toEqual([table.columns, ...table.rows])
})
