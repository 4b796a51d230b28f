import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  byId,
  clock,
  generatedFrom,
  makeTable,
  type Columns,
  type Person,
  type PersonFacts,
} from '../../../tests/support/model/peopleTable.ts'
import type { GeneratedRows } from './generated.ts'
import { finish, once, ready, type Steps } from '../steps.ts'
import { slotStates } from './slots/facts.ts'

/** Runs steps; returns their number and the result. */
function stepsOf<T>(steps: Steps<T>): [count: number, result: T] {
  for (let count = 0; ; count++) {
    const next = steps.next()
    if (next.done) return [count, next.value]
  }
}

describe('table', () => {
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

  it('prepares a large table ahead, once: what searches and sorts read, and its orders', () => {
    const count = 50_000
    const [keyOf, prepareSearch, prepareSorts] = [vi.fn(), vi.fn(), vi.fn()]
    const generated = (length: number): GeneratedRows<Person, Columns, PersonFacts> => ({
      ...generatedFrom([], false),
      count: length,
      row: (n) => ({ id: `p${100_000 + n}`, first: 'Ana', last: null, city: null, born: 1950 + (n % 50) }),
      id: (n) => `p${100_000 + n}`,
      fields: {},
      source: () => null,
      sortKeys: () =>
        ready({
          size: 50,
          of(n) {
            keyOf()
            return n % 50
          },
        }),
      prepareSearch: () => ready(prepareSearch()),
      prepareSorts: () => ready(prepareSorts()),
    })
    const table = makeTable()
    table.generate('club', () => generated(count))
    table.generate('small club', () => generated(count - 1))
    const inOrder = { offset: 0, limit: 3, orderBy: 'id', orderDirection: 'asc', searchQuery: '' } as const
    // Nobody has listed it yet.
    expect(table.prepareAhead('club')).toBeNull()
    for (const tenant of ['club', 'small club']) table.list(tenant, inOrder)
    expect(table.prepareAhead('small club')).toBeNull()
    keyOf.mockClear()
    const steps = table.prepareAhead('club')
    if (!steps) throw new Error('a large table has to be prepared')
    finish(steps)
    for (const prepared of [prepareSearch, prepareSorts]) expect(prepared).toHaveBeenCalledTimes(1)
    // By all columns but the one that it has been listed by.
    expect(keyOf).toHaveBeenCalledTimes(4 * count)
    // Rows may be written between.
    table.put('club', [{ id: 'new', first: 'Bo', last: null, city: null, born: 1940 }])
    const { items } = table.list('club', { ...inOrder, orderBy: 'born' })
    expect(items.map(({ born }) => born)).toEqual([1940, 1950, 1950])
    expect(keyOf).toHaveBeenCalledTimes(4 * count)
    expect(table.prepareAhead('club')).toBeNull()
  })

  it('sorts once if a list is prepared, however many prepare it, and again for another day', () => {
    clock.year = 2026
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
    clock.year++
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
