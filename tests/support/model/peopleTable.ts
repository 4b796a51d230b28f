import { once } from '../../../mocks/db/steps.ts'
import { textColumn, type SortKey } from '../../../mocks/db/table/columns.ts'
import { codeKeys } from '../../../mocks/db/table/digits.ts'
import { NO_KEY, type GeneratedRows } from '../../../mocks/db/table/generated.ts'
import { createTable } from '../../../mocks/db/table/table.ts'
import { fold } from '../../../mocks/db/text/fold.ts'

/** A row of the table that its tests use. */
export interface Person {
  id: string
  first: string
  last: string | null
  city: string | null
  born: number | null
}
export type Columns = 'id' | 'name' | 'city' | 'born' | 'age'
export interface PersonFacts {
  names: readonly (string | undefined)[]
}

/** The current year, by which people have an age. */
export const clock = { year: 2026 }

/** A table of people with columns of every kind. */
export const makeTable = () =>
  createTable<Person, Columns, PersonFacts>({
    columns: {
      id: { field: 'id', ...textColumn((row: Person) => row.id) },
      name: textColumn((row) => `${row.first}\u0000${row.last ?? ''}`),
      city: { field: 'city', ...textColumn((row: Person) => row.city) },
      born: { field: 'born', key: (row) => row.born },
      age: { key: (row, day) => (row.born === null ? null : Number(day.slice(0, 4)) - row.born), daily: true },
    },
    search: textsOf,
    source: ({ city }) => city,
    lookup: ({ city }) => city ?? '',
    today: () => `${clock.year}-01-15`,
  })
const textsOf = (row: Person) => [`${row.first} ${row.last ?? ''}`, row.city]

/** Rows that stand for generated ones; with gaps, every third number has no row. */
export function generatedFrom(people: readonly Person[], hasGaps = true): GeneratedRows<Person, Columns, PersonFacts> {
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
        const ranks = Uint32Array.from(rows, rankOf)
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
export function value(row: Person, orderBy: Columns): string | number | null {
  if (orderBy === 'name') return `${fold(row.first)}\u0000${fold(row.last ?? '')}`
  if (orderBy === 'id') return row.id
  if (orderBy === 'city') return row.city === null ? null : fold(row.city)
  if (orderBy === 'born' || row.born === null) return row.born
  return clock.year - row.born
}

/** Compares people by id. */
export const byId = (a: Person, b: Person) => (a.id < b.id ? -1 : 1)
