import type { PlainObject } from '../../generated/schema.ts'
import { mutant, statefulMutant, type Mutant } from '../mutant.ts'
import { arranged, fold, order, parameter, sortedBy } from '../tools/relist.ts'

const byCodeUnit = (column: string) => (a: PlainObject, b: PlainObject) => order(a[column], b[column])
const missing = (row: PlainObject, column: string) => row[column] === null

/** Puts the rows without a value first. */
const missingFirst = (rows: PlainObject[], column: string) => [
  ...rows.filter((row) => missing(row, column)),
  ...rows.filter((row) => !missing(row, column)),
]

export const sorting: Mutant[] = [
  mutant('shop.orders', 'amounts are sorted as text', sortedBy('amount', byCodeUnit('amount'))),
  mutant('shop.orderItems', 'prices are sorted as text', sortedBy('price', byCodeUnit('price'))),
  mutant(
    'shop.orderItems',
    'totals are sorted by the price',
    sortedBy('total', (a, b) => Number(a.price) - Number(b.price)),
  ),
  mutant(
    'fans.list',
    'missing values come first, ascending',
    arranged((rows, { orderBy, descending }) => (orderBy === '' || descending ? null : missingFirst(rows, orderBy))),
  ),
  mutant(
    'memberships.list',
    'missing values come first, descending',
    arranged((rows, { orderBy, descending }) => (orderBy !== '' && descending ? missingFirst(rows, orderBy) : null)),
  ),
  mutant(
    'fanProfiles.list',
    'ties are in the reverse order of their ids',
    arranged((rows, { orderBy, descending }) =>
      orderBy === 'gender'
        ? rows.toSorted(
            (a, b) =>
              Number(missing(a, 'gender')) - Number(missing(b, 'gender')) ||
              (descending ? order(b.gender, a.gender) : order(a.gender, b.gender)) ||
              (descending ? order(a.id, b.id) : order(b.id, a.id)),
          )
        : null,
    ),
  ),
  statefulMutant('memberships.list', 'ties change from call to call', () => {
    let calls = 0
    return (call, next, tools) => {
      const odd = calls++ % 2 === 1
      return arranged((rows, { orderBy, descending }) => {
        if (orderBy !== 'type' || !odd) return null
        const byId = (a: PlainObject, b: PlainObject) => (descending ? order(a.id, b.id) : order(b.id, a.id))
        const places = new Map(rows.map((row, at) => [row, at]))
        const place = (row: PlainObject) => places.get(row) ?? 0
        return rows.toSorted((a, b) => (order(a.type, b.type) === 0 ? byId(a, b) : place(a) - place(b)))
      })(call, next, tools)
    }
  }),
  mutant(
    'ticketing.customers',
    'the direction is ignored',
    parameter('orderDirection', (value) => (value === 'asc' ? 'desc' : value)),
  ),
  mutant('shop.customers', 'names are sorted with case and accents', sortedBy('lastName', byCodeUnit('lastName'))),
  mutant(
    'ticketing.tickets',
    'timestamps are sorted by their day of the month',
    sortedBy('timestamp', (a, b) => order(String(a.timestamp).slice(8), String(b.timestamp).slice(8))),
  ),
  mutant(
    'users.list',
    'users are sorted by the last name first',
    sortedBy('firstName', (a, b) => order(fold(a.lastName), fold(b.lastName))),
  ),
  mutant(
    'fanProfiles.list',
    'sorting by name ignores the last name',
    sortedBy('firstName', (a, b) => order(fold(a.firstName), fold(b.firstName))),
  ),
  mutant(
    'fans.list',
    'ages are sorted by the birthday',
    arranged((rows, { orderBy, descending }) => {
      if (orderBy !== 'age') return null
      const born = rows.filter((row) => !missing(row, 'age')).toSorted((a, b) => order(a.birthDay, b.birthDay))
      return [...(descending ? born.toReversed() : born), ...rows.filter((row) => missing(row, 'age'))]
    }),
  ),
  mutant(
    'connectors.list',
    'connectors are always sorted by name',
    parameter('orderBy', () => 'name'),
  ),
  mutant(
    'segments.list',
    'segments are always sorted by createdAt',
    parameter('orderBy', () => 'createdAt'),
  ),
]
