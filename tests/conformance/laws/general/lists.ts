import assert from 'node:assert/strict'
import type { Endpoint } from '../../../../src/contract/endpoint/endpoint.ts'
import { SEARCH_MAX } from '../../../../src/contract/endpoint/limits.ts'
import type { Page } from '../../../../src/contract/endpoint/paging.ts'
import type { Law } from '../../law.ts'
import { foldText } from './foldText.ts'
import { untilStill } from '../../tools/leaving.ts'
import { expectError } from '../../tools/replies.ts'
import type { Sent, Session } from '../../tools/session.ts'
import { expectRows } from '../../tools/violation.ts'
import { ordered, sortKeyOf, textOf, type Row } from './sortKey.ts'
import { tables, type TableSpec } from './tables.ts'

type RowOf<E extends Endpoint> = E['responses'][200] extends { _output: { items: (infer R)[] } } ? R & Row : never
type Query = Record<string, string | number>

/** Reads all rows of a list, page by page. */
export async function walk<E extends Endpoint>(
  session: Session,
  endpoint: E,
  sent: Sent,
  query: Query = {},
): Promise<RowOf<E>[]> {
  const rows: RowOf<E>[] = []
  for (let offset = 0; ;) {
    // ok() has checked the page against the schema of its operation.
    const page = (await session.ok(endpoint, { ...sent, query: { limit: 1000, ...query, offset } })) as Page<RowOf<E>>
    rows.push(...page.items)
    offset += page.items.length
    if (!page.moreItems) return rows
    assert.ok(page.items.length > 0, 'a page reports more items, but is empty')
  }
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const nameOf = (row: Row) => `${textOf(row.firstName) ?? ''} ${textOf(row.lastName) ?? ''}`

const searchedTexts = ({ searched }: TableSpec, row: Row) =>
  searched.map((field) => (field === 'name' && 'firstName' in row ? nameOf(row) : textOf(row[field])))

/** Texts to search for: the searched fields of some rows, whole and in part. */
function needlesOf(spec: TableSpec, rows: readonly Row[]): string[] {
  const accented = rows.filter((row) =>
    searchedTexts(spec, row).some((text) => text !== null && /[à-öø-ÿł]/.test(text)),
  )
  const picked = [
    ...[0, 0.37, 0.71].flatMap((share) => rows[Math.floor(share * rows.length)] ?? []),
    ...accented.slice(0, 1),
  ]
  const texts = picked.flatMap((row) => searchedTexts(spec, row)).flatMap((text) => (text ? [text.trim()] : []))
  // By characters: a server cannot find half of one.
  const characters = texts.map((text) => Array.from(text)).filter(({ length }) => length > 6)
  const parts = characters.map((text) => text.slice(2, 6).join('').trim())
  return [...new Set([...texts, ...parts])].filter((text) => text.length >= 2 && text.length <= SEARCH_MAX)
}

async function openList(session: Session, { endpoint }: TableSpec) {
  const { sent } = await session.asAdmin()
  await untilStill(session, endpoint)
  return {
    sent,
    list: async (query: Query = {}): Promise<Page<Row>> => session.ok(endpoint, { ...sent, query }),
    all: (query?: Query): Promise<Row[]> => walk(session, endpoint, sent, query),
  }
}

function pagingLaws(spec: TableSpec): Law[] {
  const { endpoint, defaultOrder } = spec
  const law = (title: string, run: Law['run']): Law => ({ operation: endpoint.id, title, check: 'paging', run })
  return [
    law('yields every row once when walking the pages, with any limit', async (session) => {
      const { list, all } = await openList(session, spec)
      const { totalItems } = await list()
      const whole = await all({ limit: 1000 })
      assert.equal(whole.length, totalItems)
      assert.equal(new Set(ids(whole)).size, totalItems)
      for (const limit of [7, 100]) assert.deepEqual(ids(await all({ limit })), ids(whole))
      // The same holds if many rows have the same sort key.
      for (const column of spec.columns.slice(0, 3)) {
        assert.deepEqual(ids(await all({ limit: 9, orderBy: column })).toSorted(), ids(whole).toSorted())
      }
    }),
    law('keeps the order of rows with the same value from page to page, by every column', async (session) => {
      const { list, all } = await openList(session, spec)
      const { totalItems } = await list({ limit: 1 })
      for (const orderBy of spec.columns)
        for (const orderDirection of ['asc', 'desc'])
          assert.deepEqual(
            ids(await all({ orderBy, orderDirection, limit: Math.max(1, Math.ceil(Math.min(1000, totalItems) / 4)) })),
            ids(await all({ orderBy, orderDirection })),
            `pages by ${orderBy}, ${orderDirection}`,
          )
    }),
    law('counts correctly at the edges of a page', async (session) => {
      const { list } = await openList(session, spec)
      const { totalItems: total } = await list()
      expectRows(total, `the list has ${total} of the 4 rows that are needed`, 4)
      for (const [offset, limit] of [
        [0, 1],
        [0, Math.min(1000, total)],
        [0, Math.min(1000, total + 1)],
        [1, Math.min(1000, total)],
        [total - 1, 10],
        [total, 10],
        [total + 5, 10],
        [total - 3, 3],
        [total - 3, 2],
      ] as const) {
        const page = await list({ offset, limit })
        const expected = Math.max(0, Math.min(limit, total - offset))
        assert.deepEqual(
          { ...page, items: page.items.length },
          { items: expected, offset, limit, moreItems: offset + expected < total, totalItems: total },
        )
      }
    }),
    law('without a query returns the first hundred rows in the default order', async (session) => {
      const { list } = await openList(session, spec)
      const page = await list()
      assert.equal(page.offset, 0)
      assert.equal(page.limit, 100)
      const explicit = await list({ offset: 0, limit: 100, orderBy: defaultOrder, orderDirection: 'desc' })
      assert.deepEqual(page.items, explicit.items)
    }),
    law('refuses an invalid limit, offset, order or search', async (session) => {
      const { sent } = await openList(session, spec)
      const refused: Record<string, (string | number)[]> = {
        limit: [-1, 0, '1e9', 'abc', '', 1001, '1.5', ' 5', '0x10', 'NaN'],
        offset: [-1, 'abc', '', '1e3', '9007199254740992', '99999999999999999999'],
        orderBy: ['__proto__', 'constructor', 'nope', 'id; drop', ''],
        orderDirection: ['up', 'DESC', ''],
        searchQuery: ['x'.repeat(SEARCH_MAX + 1), 'x'.repeat(10_240)],
      }
      for (const [field, values] of Object.entries(refused)) {
        for (const value of values) {
          expectError(await session.send(endpoint, { ...sent, query: { [field]: value } }), 400, { field })
        }
      }
    }),
    law('accepts the largest allowed values', async (session) => {
      const { list } = await openList(session, spec)
      assert.equal((await list({ limit: 1000 })).limit, 1000)
      assert.equal((await list({ searchQuery: 'x'.repeat(SEARCH_MAX) })).totalItems, 0)
      assert.equal((await list({ offset: 9_007_199_254_740_991 })).items.length, 0)
    }),
  ]
}

function sortingLaw(spec: TableSpec, orderBy: string): Law {
  const key = (row: Row) => sortKeyOf(spec, orderBy, row)
  const valued = (rows: Row[]) => rows.filter((row) => key(row) !== null)
  return {
    operation: spec.endpoint.id,
    title: `sorts by ${orderBy}: ascending, missing last, ties by id; desc is the reverse among rows with a value`,
    check: 'sorting',
    async run(session) {
      const { all } = await openList(session, spec)
      const up = await all({ orderBy, orderDirection: 'asc' })
      const down = await all({ orderBy, orderDirection: 'desc' })
      for (const rows of [up, down]) {
        const firstMissing = rows.findIndex((row) => key(row) === null)
        if (firstMissing >= 0)
          assert.ok(
            rows.slice(firstMissing).every((row) => key(row) === null),
            'a missing value comes before a value',
          )
      }
      valued(up).forEach((row, at, rows) => {
        const before = rows[at - 1]
        if (!before) return
        const order = ordered(key(before) ?? '', key(row) ?? '')
        assert.ok(
          order < 0 || (order === 0 && before.id < row.id),
          `out of order at ${at}: ${String(key(before))}, ${String(key(row))}`,
        )
      })
      assert.deepEqual(ids(valued(down)), ids(valued(up)).toReversed())
    },
  }
}

function searchLaws(spec: TableSpec): Law[] {
  const law = (title: string, run: Law['run']): Law => ({
    operation: spec.endpoint.id,
    title,
    check: 'search',
    run,
  })
  return [
    law('finds all matching rows and no others, ignoring case and accents', async (session) => {
      const { all } = await openList(session, spec)
      const rows = await all()
      for (const needle of [...needlesOf(spec, rows), 'no such text anywhere', '%', '_', '.*', '\\']) {
        const expected = rows.filter((row) =>
          searchedTexts(spec, row).some((text) => text !== null && foldText(text).includes(foldText(needle))),
        )
        const disguised = foldText(needle).replace('a', 'á').replace('e', 'É')
        for (const searchQuery of new Set([needle, needle.toUpperCase(), foldText(needle), disguised])) {
          assert.deepEqual(ids(await all({ searchQuery })), ids(expected), `search for "${searchQuery}"`)
        }
      }
    }),
    law('pages and counts only what the search finds', async (session) => {
      const { list, all } = await openList(session, spec)
      // The text that finds the most rows: few rows may be in the same order by every column.
      let [needle, most] = ['', 0]
      for (const text of needlesOf(spec, await all()).filter(({ length }) => length === 4)) {
        const { totalItems } = await list({ searchQuery: text, limit: 1 })
        if (totalItems > most) [needle, most] = [text, totalItems]
      }
      const found = await all({ searchQuery: needle })
      for (const offset of [0, 1, found.length]) {
        const page = await list({ searchQuery: needle, offset, limit: 1 })
        assert.deepEqual(ids(page.items), ids(found.slice(offset, offset + 1)))
        assert.equal(page.totalItems, found.length)
        assert.equal(page.moreItems, offset + 1 < found.length)
      }
      const among = new Set(ids(found))
      for (const orderBy of spec.columns.slice(0, 4)) {
        const order = { orderBy, orderDirection: 'asc' }
        const expected = ids(await all(order)).filter((id) => among.has(id))
        assert.deepEqual(ids(await all({ ...order, searchQuery: needle })), expected, `found, by ${orderBy}`)
      }
    }),
    law('treats an empty search as no search', async (session) => {
      const { list } = await openList(session, spec)
      assert.deepEqual(await list({ searchQuery: '' }), await list())
    }),
  ]
}

function isolationLaw(spec: TableSpec): Law {
  return {
    operation: spec.endpoint.id,
    title: 'shows no rows of another club',
    check: 'isolation',
    needs: ['otherTenant'],
    async run(session) {
      const { all } = await openList(session, spec)
      const { accessToken: bearer, tenant } = await session.signIn(session.target.otherTenant ?? session.target.admin)
      const theirs = new Set(ids(await walk(session, spec.endpoint, { params: { tenant }, bearer })))
      assert.deepEqual(
        ids(await all()).filter((id) => theirs.has(id)),
        [],
      )
    },
  }
}

/**
 * The laws of every list: paging, sorting, searching, defaults, bounds and isolation (docs/contract.md#paging,
 * docs/contract.md#sorting, docs/contract.md#searching).
 */
export const lists: Law[] = tables.flatMap((spec) => [
  ...pagingLaws(spec),
  ...spec.columns.map((column) => sortingLaw(spec, column)),
  ...searchLaws(spec),
  isolationLaw(spec),
])
