import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fold } from '../text/fold.ts'
import { textColumn, type SortKey } from './columns.ts'
import { finish, once, ready, type Steps } from '../steps.ts'
import { codeKeys } from './digits.ts'
import { NO_KEY, type GeneratedRows } from './generated.ts'
import type { ListQuery } from './page.ts'
import type { RemovedRows } from './partition.ts'
import { slotStates } from './slots/facts.ts'
import { createTable } from './table.ts'

interface Person {
  id: string
  first: string
  last: string | null
  city: string | null
  born: number | null
}
type Columns = 'id' | 'name' | 'city' | 'born' | 'age'
interface PersonFacts {
  names: readonly (string | undefined)[]
}

let year = 2026
const makeTable = () =>
  createTable<Person, Columns, PersonFacts>({
    columns: {
      id: { field: 'id', ...textColumn((row: Person) => row.id) },
      name: textColumn((row) => `${row.first}\u0000${row.last ?? ''}`),
      city: { field: 'city', ...textColumn((row: Person) => row.city) },
      born: { field: 'born', key: (row) => row.born },
      age: { key: (row, today) => (row.born === null ? null : Number(today.slice(0, 4)) - row.born), daily: true },
    },
    search: textsOf,
    source: ({ city }) => city,
    lookup: ({ city }) => city ?? '',
    today: () => `${year}-01-15`,
  })
const textsOf = (row: Person) => [`${row.first} ${row.last ?? ''}`, row.city]

/** Rows that stand for generated ones; with gaps, every third number has no row. */
function generatedFrom(people: readonly Person[], hasGaps = true): GeneratedRows<Person, Columns, PersonFacts> {
  const rows = people.toSorted(byId).flatMap((row, at) => (hasGaps && at % 2 === 0 ? [null, row] : [row]))
  const row = (n: number) => {
    const found = rows[n]
    if (!found) throw new Error(`no row ${n}`)
    return found
  }
  const keyOf = (column: Columns, n: number): SortKey => value(row(n), column)
  const numbers = Uint32Array.from(rows.keys()).filter((n) => rows[n] != null)
  const numberOf = (id: string) => {
    const n = rows.findIndex((each) => each?.id === id)
    return n < 0 ? undefined : n
  }
  return {
    key: JSON.stringify(rows),
    count: rows.length,
    ...(hasGaps && {
      numbers: once(function* () {
        yield
        yield
        return numbers
      }),
    }),
    row: (n) => ({ ...row(n) }),
    fields: { first: (n) => row(n).first, city: (n) => row(n).city },
    id: (n) => row(n).id,
    numberOf,
    facts: {
      *names() {
        yield
        return rows.map((each) => each?.first)
      },
    },
    source: (n) => row(n).city,
    findAll: (city) => rows.flatMap((each, n) => (each && (each.city ?? '') === city ? [n] : [])),
    *sortKeys(column) {
      yield
      if (column === 'id') return null
      const keys = rows.flatMap((each, n) => (each ? [keyOf(column, n)] : []))
      const order: SortKey[] = [...new Set(keys.filter((key) => key !== null))].toSorted((a, b) => (a < b ? -1 : 1))
      const rankOf = (each: Person | null) => (each ? order.indexOf(value(each, column)) : 0)
      if (column === 'name') {
        // Every row has one.
        const ranks = Uint16Array.from(rows, rankOf)
        return {
          digits: [
            { values: ranks.map((rank) => rank % 3), size: 3 },
            { values: ranks.map((rank) => Math.floor(rank / 3)), size: Math.max(1, order.length) },
          ],
        }
      }
      if (column === 'city') {
        const [size, codes] = [
          order.length,
          Uint8Array.from(rows, (each) => (each?.city == null ? 0 : 1 + rankOf(each))),
        ]
        return codeKeys(codes, [NO_KEY, ...order.keys()], size)
      }
      return {
        // Keys of this size take four rounds.
        size: 2 ** 47,
        of(n) {
          const key = keyOf(column, n)
          return key === null ? NO_KEY : 2 ** 40 * order.indexOf(key)
        },
      }
    },
    search(needle, marks) {
      for (const [n, each] of rows.entries())
        // A number without a row may be marked.
        if (!each || textsOf(each).some((text) => text !== null && fold(text).includes(needle))) marks[n] = 1
    },
  }
}

/** The value by which a row is sorted. */
function value(row: Person, orderBy: Columns): string | number | null {
  if (orderBy === 'name') return `${fold(row.first)}\u0000${fold(row.last ?? '')}`
  if (orderBy === 'id') return row.id
  if (orderBy === 'city') return row.city === null ? null : fold(row.city)
  if (orderBy === 'born' || row.born === null) return row.born
  return year - row.born
}

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

/** Runs steps; returns their number and the result. */
function stepsOf<T>(steps: Steps<T>): [count: number, result: T] {
  for (let count = 0; ; count++) {
    const next = steps.next()
    if (next.done) return [count, next.value]
  }
}

const byText = (a: string, b: string) => (a < b ? -1 : 1)
const byId = (a: Person, b: Person) => (a.id < b.id ? -1 : 1)

describe('table', () => {
  it('lists the same rows as a plain filter, sort and slice, after any sequence of writes and preparations', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 40 }),
        fc.array(query, { minLength: 1, maxLength: 8 }),
        fc.uniqueArray(person, { selector: ({ id }) => id, maxLength: 30 }),
        fc.boolean(),
        (steps, queries, generated, hasGaps) => {
          year = 2026
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
            } else if (action.kind === 'birthday') year++
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
          const born = [...rows.values()].filter((row) => row.born !== null && row.born > 1991 && row.born <= 1994)
          expect(table.countBetween('club', 'born', 1991, 1994)).toBe(born.length)
        },
      ),
      { numRuns: process.env.FULL ? 20_000 : 400, seed: 7 },
    )
  })

  it('reads, removes and restores many written rows in steps', () => {
    const table = makeTable()
    const ana = { first: 'Ana', last: null, city: 'Faro', born: null }
    const rows = Array.from({ length: 5000 }, (_, at): Person => ({ ...ana, id: `p${at}` }))
    table.put('one', rows)
    const [touched, values] = stepsOf(table.touched('one'))
    expect(values).toEqual(new Set(['Faro']))
    const [removing, removed] = stepsOf(table.removeOf('one', 'Faro'))
    expect(table.size('one')).toBe(0)
    const [restoring] = stepsOf(table.restore('one', removed))
    expect(table.all('one').toSorted(byId)).toEqual(rows.toSorted(byId))
    expect(touched).toBeGreaterThanOrEqual(50)
    // They are read first, and then removed.
    expect(removing).toBeGreaterThanOrEqual(150)
    expect(restoring).toBeGreaterThanOrEqual(10)
  })

  it('creates generated rows at the first use, and includes them in its digest', () => {
    const row = { id: 'p1', first: 'Ana', last: null, city: null, born: null }
    const table = makeTable()
    let calls = 0
    table.generate('one', () => {
      calls++
      return generatedFrom([row])
    })
    expect(calls).toBe(0)
    const digest = finish(table.digest())
    expect(calls).toBe(1)
    table.put('one', [{ ...row, city: 'Faro' }])
    expect(finish(table.digest())).not.toEqual(digest)
    table.put('one', [row])
    expect(finish(table.digest())).toEqual(digest)
    expect(table.dump()).toEqual({ one: [row] })
  })

  it('gives generated rows as facts, with what became of them, and written rows', () => {
    const people = ['Ana', 'Bo', 'Cy'].map((first, at) => ({ id: `p${at}`, first, last: null, city: null, born: at }))
    const table = makeTable()
    table.generate('one', () => generatedFrom(people))
    const { states, read, written, row } = table.facts('one')
    const { absent, generated, removed, written: replaced } = slotStates
    const facts = () => finish(read('names'))?.map((name, slot) => [name, states[slot]])
    expect(facts()).toEqual([
      [undefined, absent],
      ['Ana', generated],
      ['Bo', generated],
      [undefined, absent],
      ['Cy', generated],
    ])
    expect([...written()]).toEqual([])
    table.remove('one', 'p1')
    table.put('one', [
      { id: 'p2', first: 'Dee', last: null, city: null, born: 7 },
      { id: 'p9', first: 'Eve', last: null, city: null, born: 8 },
    ])
    expect(facts()).toEqual([
      [undefined, absent],
      ['Ana', generated],
      ['Bo', removed],
      [undefined, absent],
      ['Cy', replaced],
    ])
    expect(Array.from(written(), ([slot, { first }]) => [slot, first])).toEqual([
      [4, 'Dee'],
      [5, 'Eve'],
    ])
    expect([1, 2, 4].map((slot) => row(slot)?.first)).toEqual(['Ana', undefined, 'Dee'])
  })

  it('has the same digest for the same rows, regardless of how they were written and when it was read', () => {
    const personOf = (id: number, city: string) => ({ id: `p${id}`, first: 'Ana', last: null, city, born: id })
    const change = fc.record({ id: fc.nat(20), city: fc.constantFrom('Lisboa', 'Porto'), removed: fc.boolean() })
    fc.assert(
      fc.property(fc.array(fc.tuple(change, fc.nat(3))), (changes) => {
        const table = makeTable()
        let reading = table.digest()
        for (const [{ id, city, removed }, count] of changes) {
          if (removed) table.remove('one', `p${id}`)
          else table.put('one', [personOf(id, city)])
          // Some writes fall between two steps of a digest, some between two digests.
          for (let done = 0; done < count; done++) if (reading.next().done) reading = table.digest()
        }
        const fresh = makeTable()
        fresh.put('one', table.all('one').toReversed())
        const digest = finish(table.digest())
        expect(digest).toEqual(finish(fresh.digest()))
        expect(Object.keys(digest)).toEqual(table.size('one') > 0 ? ['one'] : [])
        fresh.put('one', [personOf(99, 'Faro')])
        expect(finish(fresh.digest())).not.toEqual(digest)
      }),
    )
  })

  it('loses no other row from a list if generated rows are not in the order that they claim', () => {
    const people = ['Zoe', 'Ana', 'Mia', 'Bea'].map((first, at) => ({
      id: `p${at}`,
      first,
      last: null,
      city: null,
      born: at,
    }))
    const table = makeTable()
    table.generate('one', () => ({ ...generatedFrom(people, false), sortKeys: () => ready(null) }))
    const listed = () =>
      table
        .list('one', { offset: 0, limit: 9, orderBy: 'name', orderDirection: 'asc', searchQuery: '' })
        .items.map(({ first }) => first)
        .toSorted()
    expect(listed()).toEqual(['Ana', 'Bea', 'Mia', 'Zoe'])
    table.remove('one', 'p0')
    expect(listed()).toEqual(['Ana', 'Bea', 'Mia'])
  })

  it('keeps the rows of tenants separate', () => {
    const table = makeTable()
    const row = { id: 'p1', first: 'Ana', last: null, city: null, born: null }
    table.put('one', [row])
    expect(table.get('two', 'p1')).toBeUndefined()
    expect(table.all('two')).toEqual([])
    expect(table.remove('two', 'p1')).toBe(false)
    expect(table.all('one')).toEqual([row])
  })

  it('prepares the first search of generated rows, and no other', () => {
    const [table, people] = [makeTable(), [{ id: 'p1', first: 'Ana', last: null, city: null, born: 1990 }]]
    table.generate('club', () => generatedFrom(people, false))
    const search = { offset: 0, limit: 3, orderBy: 'id', orderDirection: 'asc', searchQuery: 'an' } as const
    for (const tenant of ['club', 'without rows']) table.list(tenant, { ...search, searchQuery: '' })
    const steps = table.prepareList('club', search)
    if (!steps) throw new Error('the first search has to be prepared')
    finish(steps)
    expect(table.prepareList('club', { ...search, searchQuery: 'bo' })).toBeNull()
    expect(table.prepareList('without rows', search)).toBeNull()
  })

  it('sorts once if a list is prepared, however many prepare it, and again for another day', () => {
    year = 2026
    const table = makeTable()
    const people = Array.from({ length: 9 }, (_, n) => ({
      id: `p${n}`,
      first: 'Ana',
      last: null,
      city: null,
      born: 1990 + n,
    }))
    const generated = generatedFrom(people, false)
    const sortKeys = vi.spyOn(generated, 'sortKeys')
    table.generate('club', () => generated)
    const byAge = { offset: 0, limit: 3, orderBy: 'age', orderDirection: 'asc', searchQuery: '' } as const
    const [one, other] = [table.prepareList('club', byAge), table.prepareList('club', byAge)]
    for (const steps of [one, other]) if (steps) finish(steps)
    expect(table.list('club', byAge).items.map(({ id }) => id)).toEqual(['p8', 'p7', 'p6'])
    expect(sortKeys).toHaveBeenCalledTimes(1)
    expect(sortKeys).toHaveBeenCalledWith('age', '2026-01-15')
    expect(table.prepareList('club', byAge)).toBeNull()
    year++
    expect(table.prepareList('club', byAge)).not.toBeNull()
    table.list('club', byAge)
    expect(sortKeys).toHaveBeenCalledTimes(2)
    expect(sortKeys).toHaveBeenLastCalledWith('age', '2027-01-15')
  })

  it('prepares the keys of a sort in steps', () => {
    const table = makeTable()
    const people = [{ id: 'p1', first: 'Ana', last: null, city: null, born: 1990 }]
    const done: string[] = []
    table.generate('club', () => ({
      ...generatedFrom(people, false),
      *sortKeys() {
        done.push('half')
        yield
        done.push('all')
        return { order: Uint32Array.of(0) }
      },
    }))
    const steps = table.prepareList('club', { orderBy: 'born', searchQuery: '' })
    expect(steps?.next().done).toBe(false)
    expect(done).toEqual(['half'])
    if (steps) finish(steps)
    expect(done).toEqual(['half', 'all'])
  })

  it('prepares which numbers have a row before a first list, unless a write needs them at once', () => {
    const table = makeTable()
    const people = ['Ana', 'Bo'].map((first, at) => ({ id: `p${at}`, first, last: null, city: null, born: 1990 + at }))
    const found: string[] = []
    const generated = generatedFrom(people)
    table.generate('club', () => ({
      ...generated,
      numbers: once(function* () {
        found.push('half')
        yield
        found.push('all')
        return yield* generated.numbers?.() ?? ready(new Uint32Array())
      }),
    }))
    const byBirth = { offset: 0, limit: 3, orderBy: 'born', orderDirection: 'asc', searchQuery: '' } as const
    const steps = table.prepareList('club', byBirth)
    steps?.next()
    expect(found).toEqual(['half'])
    table.put('club', [{ id: 'p2', first: 'Cy', last: null, city: null, born: 1980 }])
    expect(found).toEqual(['half', 'all'])
    if (steps) finish(steps)
    expect(table.list('club', byBirth).items.map(({ first }) => first)).toEqual(['Cy', 'Ana', 'Bo'])
    expect(found).toEqual(['half', 'all'])
  })
})
