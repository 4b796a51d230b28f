import { z } from '../zod.ts'
import { SEARCH_MAX } from './limits.ts'
import { fieldWords } from '../fields/words.ts'

/**
 * Query values are strings. Only plain digits become a number, so that `abc`, `1e9`, `-1` and `` fail the integer
 * check.
 */
function queryInteger(min: number, max: number) {
  const error = fieldWords.integer(min, max)
  return z.preprocess<unknown, z.ZodInt, number>(
    (value: unknown) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
    z.int({ error }).min(min, { error }).max(max, { error }),
  )
}

export const OrderDirection = z.enum(['asc', 'desc'], { error: fieldWords.order })
export type OrderDirection = z.infer<typeof OrderDirection>

const offset = queryInteger(0, Number.MAX_SAFE_INTEGER).default(0).describe('Rows to skip, 0 or more.')
const limit = queryInteger(1, 1000).default(100).describe('Rows to return, 1 to 1000.')
const orderDirection = OrderDirection.default('desc').describe('Missing values come last in both.')

/** The search text of a list. */
export const SearchText = z.string().max(SEARCH_MAX, { error: () => fieldWords.tooLong(SEARCH_MAX) })
const searchQuery = SearchText.default('').describe(
  'Substring to search for, ignoring case and accents; empty means no search.',
)

/**
 * The query of a list (docs/contract.md#paging, docs/contract.md#sorting, docs/contract.md#searching).
 *
 * @param columns the fields that a caller may sort by; others get 400 with `fields.orderBy`
 * @param orderBy the default sort of this list (docs/contract.md#tables)
 */
export function pagingQuery<const C extends readonly [string, ...string[]]>(columns: C, orderBy: NoInfer<C[number]>) {
  return z.object({
    offset,
    limit,
    orderBy: z
      .enum(columns, { error: fieldWords.oneOf(columns) })
      .default(orderBy)
      .describe('The field to sort by.'),
    orderDirection,
    searchQuery,
  })
}

/** What a page of rows has beside them. */
const pageFields = {
  offset: z.int().min(0).describe('As requested.'),
  limit: z.int().min(1).describe('As requested.'),
  moreItems: z.boolean().describe('True if more rows follow this page.'),
  totalItems: z.int().min(0).describe('Number of matching rows.'),
}

/** A page of rows: `moreItems` is true if more rows follow, `totalItems` counts all matching rows. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.strictObject({ items: z.array(item), ...pageFields })
}

/** A page as a type, for code that is generic over its rows. */
export interface Page<T> {
  items: T[]
  offset: number
  limit: number
  moreItems: boolean
  totalItems: number
}
