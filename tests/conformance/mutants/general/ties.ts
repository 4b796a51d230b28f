import type { PlainObject } from '../../generated/schema.ts'
import { mutant, type Middleware, type Mutant } from '../mutant.ts'
import { arranged, order } from '../tools/relist.ts'

/** Leaves all calls alone but those for a later page by a column: to arrange all rows takes long. */
const onLaterPages =
  (column: string, arrange: Middleware): Middleware =>
  (call, next, tools) => {
    const { searchParams } = call.url
    const applies = searchParams.get('orderBy') === column && Number(searchParams.get('offset')) > 0
    return applies ? arrange(call, next, tools) : next()
  }

/** Rows with the same value stand the other way round on every page but the first. */
const turnedLater = (column: string) =>
  arranged((rows, { orderBy, offset }) => {
    if (orderBy !== column || offset === 0) return null
    const turned: PlainObject[] = []
    for (let from = 0; from < rows.length;) {
      let to = from + 1
      while (to < rows.length && rows[to]?.[column] === rows[from]?.[column]) to++
      turned.push(...rows.slice(from, to).toReversed())
      from = to
    }
    return turned
  })

/** Rows without a value are sorted by their id downwards, on later pages only. */
const missingTurnedLater = (column: string) =>
  arranged((rows, { orderBy, offset }) => {
    if (orderBy !== column || offset === 0) return null
    const without = rows.filter((row) => row[column] === null)
    return [...rows.filter((row) => row[column] !== null), ...without.toSorted((a, b) => order(b.id, a.id))]
  })

const tied: [operation: string, ...columns: string[]][] = [
  ['users.list', 'role'],
  ['connectors.list', 'state', 'type'],
  ['fanProfiles.list', 'gender'],
  ['fans.list', 'city', 'score', 'membership'],
  ['memberships.list', 'type', 'country'],
  ['shop.customers', 'country'],
  ['shop.orderItems', 'quantity'],
  ['ticketing.customers', 'country'],
  ['ticketing.tickets', 'event'],
]

/** The order of rows that a column cannot tell apart, across pages. */
export const ties: Mutant[] = [
  ...tied.flatMap(([operation, ...columns]) =>
    columns.map((column) =>
      mutant(
        operation,
        `ties by ${column} of ${operation} turn round after the first page`,
        onLaterPages(column, turnedLater(column)),
      ),
    ),
  ),
  mutant(
    'fans.list',
    'fans without a score turn round after the first page',
    onLaterPages('score', missingTurnedLater('score')),
  ),
  mutant(
    'fanProfiles.list',
    'profiles without an age turn round after the first page',
    onLaterPages('age', missingTurnedLater('age')),
  ),
]
