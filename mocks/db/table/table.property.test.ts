import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  byId,
  clock,
  generatedFrom,
  makeTable,
  value,
  type Columns,
  type Person,
} from '../../../tests/support/model/peopleTable.ts'
import { finish, type Steps } from '../steps.ts'
import { fold } from '../text/fold.ts'
import type { ListQuery } from './page.ts'
import type { RemovedRows } from './partition.ts'

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

const word = fc.constantFrom(
  'Ana',
  'ana',
  'Ána',
  'Łódź',
  'lodz',
  'Straße',
  'ØRE',
  'ore',
  'Bo',
  'Bob',
  'İz',
  'ΟΔΟΣ',
  'οδοσ',
  '',
  'z',
)
const person = fc.record({
  id: fc.integer({ min: 0, max: 40 }).map((id) => `p${id}`),
  first: word,
  last: fc.option(word),
  city: fc.option(word),
  born: fc.option(fc.integer({ min: 1990, max: 1995 })),
})
const query = fc.record({
  offset: fc.integer({ min: 0, max: 45 }),
  limit: fc.integer({ min: 1, max: 20 }),
  orderBy: fc.constantFrom<Columns>('id', 'name', 'city', 'born', 'age'),
  orderDirection: fc.constantFrom('asc' as const, 'desc' as const),
  searchQuery: fc.constantFrom(
    '',
    'a',
    'AN',
    'odz',
    'ss',
    'ø',
    'ana bo',
    'σ',
    'nowhere',
    '\u0000',
    'bo\u0000',
    '\u0301',
  ),
})
const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), rows: fc.array(person, { maxLength: 30, size: 'max' }) }),
  fc.record({ kind: fc.constant('remove' as const), id: fc.integer({ min: 0, max: 40 }).map((id) => `p${id}`) }),
  fc.record({ kind: fc.constant('update' as const), city: word }),
  fc.record({ kind: fc.constant('removeOf' as const), city: word }),
  fc.record({ kind: fc.constant('restore' as const) }),
  fc.record({ kind: fc.constant('list' as const), query }),
  fc.record({ kind: fc.constant('prepare' as const), query }),
  fc.record({ kind: fc.constant('birthday' as const) }),
)

const byText = (a: string, b: string) => (a < b ? -1 : 1)

it('lists the same rows as a plain filter, sort and slice, after any sequence of writes and preparations', () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 40 }),
      fc.array(query, { minLength: 1, maxLength: 8 }),
      fc.uniqueArray(person, { selector: ({ id }) => id, maxLength: 30 }),
      fc.boolean(),
      (steps, queries, generated, hasGaps) => {
        clock.year = 2026
        const table = makeTable()
        if (generated.length > 0) table.generate('club', () => generatedFrom(generated, hasGaps))
        const rows = new Map<string, Person>(generated.map((row) => [row.id, row]))
        let removed: RemovedRows<Person> | null = null
        // Lists that are being prepared: each action comes between two of their steps.
        let preparing: Steps<void>[] = []
        const check = (listQuery: ListQuery<Columns>) => {
          expect(table.list('club', listQuery)).toEqual(oracle([...rows.values()], listQuery))
        }
        for (const action of steps) {
          preparing = preparing.filter((each) => each.next().done !== true)
          if (action.kind === 'put') {
            table.put('club', action.rows)
            for (const row of action.rows) rows.set(row.id, row)
          } else if (action.kind === 'remove') {
            expect(table.remove('club', action.id)).toBe(rows.delete(action.id))
          } else if (action.kind === 'update') {
            const change = (row: Person) => (row.born === null ? null : { ...row, first: 'Zoe', born: row.born + 1 })
            const changed = [...rows.values()].filter((row) => (row.city ?? '') === action.city && row.born !== null)
            expect(table.update('club', action.city, change)).toBe(changed.length)
            for (const row of changed) rows.set(row.id, change(row) ?? row)
          } else if (action.kind === 'removeOf') {
            const matching = [...rows.values()].filter(({ city }) => city === action.city)
            expect(table.allOf('club', action.city).toSorted(byId)).toEqual(matching.toSorted(byId))
            removed = finish(table.removeOf('club', action.city))
            expect(removed.all().toSorted(byId)).toEqual(matching.toSorted(byId))
            for (const { id } of matching) rows.delete(id)
          } else if (action.kind === 'restore') {
            if (!removed) continue
            for (const row of removed.all()) rows.set(row.id, row)
            finish(table.restore('club', removed))
          } else if (action.kind === 'birthday') clock.year++
          else if (action.kind === 'prepare') {
            const prepared = table.prepareList('club', action.query)
            if (prepared) preparing.push(prepared)
          } else check(action.query)
        }
        for (const listQuery of queries) check(listQuery)
        expect(table.size('club')).toBe(rows.size)
        expect(table.all('club').toSorted(byId)).toEqual([...rows.values()].toSorted(byId))
        for (const row of rows.values()) expect(table.get('club', row.id)).toEqual(row)
        for (const city of new Set([...rows.values()].map((row) => row.city ?? ''))) {
          const found = [...rows.values()].filter((row) => (row.city ?? '') === city)
          expect(table.findAll('club', city).toSorted(byId)).toEqual(found.toSorted(byId))
          expect(table.hasValue('club', city)).toBe(true)
          for (const name of ['id', 'first'] as const)
            expect(table.findFields('club', city, name).toSorted(byText)).toEqual(
              found.map((row) => row[name]).toSorted(byText),
            )
        }
        const sample = table.sample('club', 0.7)
        expect(sample === undefined ? rows.size : rows.get(sample.id)).toEqual(sample ?? 0)
        const fields = sample && { id: sample.id, first: sample.first }
        expect(table.sampleFields('club', ['id', 'first'], 0.7)).toEqual(fields)
        const born = [...rows.values()].filter((row) => row.born !== null && row.born <= 1994)
        expect(table.countUntil('club', 'born', 1994)).toBe(born.length)
      },
    ),
    { numRuns: process.env.FULL ? 20_000 : 400, seed: 7 },
  )
})
