import { isPlainObject, type PlainObject } from '../../generated/schema.ts'
import { asked, read, withUrl, write } from './combine.ts'
import type { Middleware, Call } from '../mutant.ts'

export interface PageRequest {
  orderBy: string
  descending: boolean
  search: string
  offset: number
  limit: number
}

type Next = Parameters<Middleware>[1]

/** All rows of a list, regardless of the page that the call asks for. */
export async function allRows(call: Call, next: Next, change: (query: URLSearchParams) => void = () => {}) {
  const rows: PlainObject[] = []
  for (;;) {
    const url = new URL(call.url)
    change(url.searchParams)
    url.searchParams.set('offset', String(rows.length))
    url.searchParams.set('limit', '1000')
    const { status, body } = await read(await next(withUrl(call, url)))
    if (status !== 200 || !isPlainObject(body) || !Array.isArray(body.items)) return rows
    rows.push(...body.items.filter(isPlainObject))
    if (body.moreItems !== true) return rows
  }
}

/** The parameters of the requested page, with the offset and limit of a correct reply. */
function pageRequestOf({ url: { searchParams } }: Call, page: PlainObject): PageRequest {
  return {
    orderBy: searchParams.get('orderBy') ?? '',
    descending: searchParams.get('orderDirection') !== 'asc',
    search: searchParams.get('searchQuery') ?? '',
    offset: Number(page.offset),
    limit: Number(page.limit),
  }
}

/** Cuts a page out of all rows. */
export function pageOf(rows: readonly PlainObject[], { offset, limit }: Pick<PageRequest, 'offset' | 'limit'>) {
  const items = rows.slice(offset, offset + limit)
  return { items, offset, limit, moreItems: offset + items.length < rows.length, totalItems: rows.length }
}

/** Rearranges all rows of a list, then cuts the page out of them; null leaves the page unchanged. */
export const arranged =
  (arrange: (rows: PlainObject[], pageRequest: PageRequest) => PlainObject[] | null): Middleware =>
  async (call, next) => {
    const answered = await read(await next())
    if (answered.status !== 200 || !isPlainObject(answered.body)) return write(answered)
    const pageRequest = pageRequestOf(call, answered.body)
    const rows = arrange(await allRows(call, next), pageRequest)
    return write({ ...answered, body: rows ? pageOf(rows, pageRequest) : answered.body })
  }

/** Sorts by one column in a wrong way; ties by id. */
export const sortedBy = (column: string, compare: (a: PlainObject, b: PlainObject) => number): Middleware =>
  arranged((rows, { orderBy, descending }) => {
    if (orderBy !== column) return null
    const sorted = rows.toSorted((a, b) => compare(a, b) || order(a.id, b.id))
    return descending ? sorted.toReversed() : sorted
  })

/** Replaces the search by a wrong one that runs over all rows. */
export const foundBy =
  (finds: (row: PlainObject, search: string) => boolean): Middleware =>
  async (call, next) => {
    const answered = await read(await next())
    if (answered.status !== 200 || !isPlainObject(answered.body)) return write(answered)
    const pageRequest = pageRequestOf(call, answered.body)
    if (pageRequest.search === '') return write(answered)
    const rows = await allRows(call, next, (query) => query.delete('searchQuery'))
    return write({
      ...answered,
      body: pageOf(
        rows.filter((row) => finds(row, pageRequest.search)),
        pageRequest,
      ),
    })
  }

/** Keeps only some of the rows that a search finds. */
export const foundOnlyBy = (finds: (row: PlainObject, search: string) => boolean): Middleware =>
  arranged((rows, { search }) => (search === '' ? null : rows.filter((row) => finds(row, search))))

/** A search that ignores some fields. */
export const blindTo = (...fields: string[]): Middleware =>
  foundOnlyBy(
    (row, search) =>
      Object.entries(row).some(([key, value]) => !fields.includes(key) && fold(value).includes(fold(search))) ||
      `${fold(row.firstName)} ${fold(row.lastName)}`.includes(fold(search)),
  )

export const order = (a: unknown, b: unknown) => {
  const [left, right] = [String(a), String(b)]
  return left === right ? 0 : left < right ? -1 : 1
}

/** A text without case and accents; empty for other values. */
export const fold = (value: unknown) =>
  typeof value === 'string' ? value.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '') : ''

/** Changes the value of a query parameter; null means that it is absent. */
export const parameter = (
  name: string,
  change: (value: string | null, query: URLSearchParams) => string | null,
): Middleware =>
  asked((query) => {
    const value = change(query.get(name), query)
    if (value === null) query.delete(name)
    else query.set(name, value)
  })
