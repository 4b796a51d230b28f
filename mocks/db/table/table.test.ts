import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../text/fold.ts'
import { textColumn } from './columns.ts'
import { createTable, type ListQuery } from './table.ts'

interface Person {
  id: string
  first: string
  last: string | null
  city: string | null
  born: number | null
}
type Columns = 'id' | 'name' | 'city' | 'born' | 'age'

/** The current year, by which people have an age. */
const clock = { year: 2026 }

/** A table of people with columns of every kind. */
const makeTable = () =>
  createTable<Person, Columns>({
    columns: {
      id: textColumn((row) => row.id),
      name: textColumn((row) => `${row.first}\u0000${row.last ?? ''}`),
      city: textColumn((row) => row.city),
      born: { key: (row) => row.born },
      age: { key: (row, day) => (row.born === null ? null : Number(day.slice(0, 4)) - row.born), daily: true },
    },
    search: (row) => [`${row.first} ${row.last ?? ''}`, row.city],
    source: ({ city }) => city,
    lookup: ({ city }) => city ?? '',
    today: () => `${clock.year}-01-15`,
  })

/** The value by which a row is sorted. */
function value(row: Person, orderBy: Columns): string | number | null {
  if (orderBy === 'name') return `${fold(row.first)}\u0000${fold(row.last ?? '')}`
  if (orderBy === 'id') return row.id
  if (orderBy === 'city') return row.city === null ? null : fold(row.city)
  if (orderBy === 'born' || row.born === null) return row.born
  return clock.year - row.born
}

const byId = (a: Person, b: Person) => (a.id < b.id ? -1 : 1)

/** A slow, obvious implementation of the same list: filter, sort and slice an array. */
function oracle(rows: Person[], { offset, limit, orderBy, orderDirection, searchQuery }: ListQuery<Columns>) {
  const needle = fold(searchQuery)
  const found = rows.filter(({ first, last, city }) =>
    [`${first} ${last ?? ''}`, city].some((text) => text !== null && fold(text).includes(needle)),
  )
  const present = found
    .filter((row) => value(row, orderBy) !== null)
    .toSorted((a, b) => {
      const [x, y] = [value(a, orderBy) ?? 0, value(b, orderBy) ?? 0]
      return x === y ? byId(a, b) : x < y ? -1 : 1
    })
  if (orderDirection === 'desc') present.reverse()
  const all = [...present, ...found.filter((row) => value(row, orderBy) === null).toSorted(byId)]
  const items = all.slice(offset, offset + limit)
  return { items, offset, limit, moreItems: offset + items.length < all.length, totalItems: all.length }
}

const words = ['Ana', 'ana', 'Ána', 'Łódź', 'lodz', 'Straße', 'ØRE', 'ore', 'Bo', 'Bob', 'İz', 'ΟΔΟΣ', 'οδοσ', '', 'z']
const word = fc.constantFrom(...words)
const id = fc.integer({ min: 0, max: 40 }).map((number) => `p${number}`)
const person = fc.record({
  id,
  first: word,
  last: fc.option(word),
  city: fc.option(word),
  born: fc.option(fc.integer({ min: 1990, max: 1995 })),
})
const needles = ['', 'a', 'AN', 'odz', 'ss', 'ø', 'ana bo', 'σ', 'nowhere', '\u0000', 'bo\u0000', '\u0301']
const query = fc.record({
  offset: fc.integer({ min: 0, max: 45 }),
  limit: fc.integer({ min: 1, max: 20 }),
  orderBy: fc.constantFrom<Columns>('id', 'name', 'city', 'born', 'age'),
  orderDirection: fc.constantFrom('asc' as const, 'desc' as const),
  searchQuery: fc.constantFrom(...needles),
})
const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), rows: fc.array(person, { maxLength: 30, size: 'max' }) }),
  fc.record({ kind: fc.constant('remove' as const), id }),
  fc.record({ kind: fc.constant('removeOf' as const), city: word }),
  fc.record({ kind: fc.constant('list' as const), query }),
  fc.record({ kind: fc.constant('birthday' as const) }),
)

describe('table', () => {
  it('lists the same rows as a plain filter, sort and slice, after any sequence of writes', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 40 }),
        fc.array(query, { minLength: 1, maxLength: 8 }),
        fc.uniqueArray(person, { selector: (each) => each.id, maxLength: 30 }),
        (steps, queries, generated) => {
          clock.year = 2026
          const table = makeTable()
          table.generate('club', () => generated)
          const rows = new Map<string, Person>(generated.map((row) => [row.id, row]))
          const check = (asked: ListQuery<Columns>) => {
            expect(table.list('club', asked)).toEqual(oracle([...rows.values()], asked))
          }
          for (const action of steps) {
            if (action.kind === 'put') {
              table.put('club', action.rows)
              for (const row of action.rows) rows.set(row.id, row)
            } else if (action.kind === 'remove') {
              expect(table.remove('club', action.id)).toBe(rows.delete(action.id))
            } else if (action.kind === 'removeOf') {
              const matching = [...rows.values()].filter(({ city }) => city === action.city)
              expect(table.removeOf('club', action.city).toSorted(byId)).toEqual(matching.toSorted(byId))
              for (const row of matching) rows.delete(row.id)
            } else if (action.kind === 'birthday') clock.year++
            else check(action.query)
          }
          for (const asked of queries) check(asked)
          expect(table.all('club').toSorted(byId)).toEqual([...rows.values()].toSorted(byId))
          for (const row of rows.values()) expect(table.get('club', row.id)).toEqual(row)
          for (const city of new Set([...rows.values()].map((row) => row.city ?? ''))) {
            const found = [...rows.values()].filter((row) => (row.city ?? '') === city)
            expect(table.find('club', city).toSorted(byId)).toEqual(found.toSorted(byId))
          }
          expect(table.find('club', 'nowhere')).toEqual([])
        },
      ),
      { numRuns: process.env.FULL ? 20_000 : 400, seed: 7 },
    )
  })

  it('makes generated rows at the first use, also for its hashes', () => {
    const row = { id: 'p1', first: 'Ana', last: null, city: null, born: null }
    const table = makeTable()
    let calls = 0
    table.generate('one', () => {
      calls++
      return [row]
    })
    expect(calls).toBe(0)
    const before = table.hashes()
    expect(Object.keys(before)).toEqual(['one'])
    expect(table.get('one', 'p1')).toBe(row)
    expect(calls).toBe(1)
    table.put('one', [{ ...row, city: 'Faro' }])
    expect(table.hashes()).not.toEqual(before)
    table.put('one', [row])
    expect(table.hashes()).toEqual(before)
  })

  it('has the same hashes for the same rows, regardless of how they were written', () => {
    const personOf = (number: number, city: string) => ({
      id: `p${number}`,
      first: 'Ana',
      last: null,
      city,
      born: number,
    })
    const change = fc.record({ id: fc.nat(20), city: fc.constantFrom('Lisboa', 'Porto'), removed: fc.boolean() })
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const table = makeTable()
        for (const { id: number, city, removed } of changes) {
          if (removed) table.remove('one', `p${number}`)
          else table.put('one', [personOf(number, city)])
          // It is known from here on, and must change with the next write.
          table.hashes()
        }
        const fresh = makeTable()
        fresh.put('one', table.all('one').toReversed())
        expect(fresh.hashes()).toEqual(table.hashes())
        fresh.put('one', [personOf(99, 'Faro')])
        expect(fresh.hashes()).not.toEqual(table.hashes())
      }),
    )
  })

  it('keeps the rows of tenants separate', () => {
    const table = makeTable()
    const row = { id: 'p1', first: 'Ana', last: null, city: null, born: null }
    table.put('one', [row])
    expect(table.get('two', 'p1')).toBeUndefined()
    expect(table.all('two')).toEqual([])
    expect(table.remove('two', 'p1')).toBe(false)
    table.clear('two')
    expect(table.all('one')).toEqual([row])
    table.clear('one')
    expect(table.all('one')).toEqual([])
  })
})
