import assert from 'node:assert/strict'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { SEARCH_MAX, type Page } from '../../src/contract/paging.ts'
import { expectError, type Sent, type Session } from './session.ts'
import type { Law } from './law.ts'

type Row = Record<string, unknown> & { id: string; createdAt: string }
type RowOf<E extends Endpoint> = E['responses'][200] extends { _output: { items: (infer R)[] } } ? R & Row : never

/** All rows of a list, page by page. */
export async function walk<E extends Endpoint>(
  session: Session,
  endpoint: E,
  sent: Sent,
  query: Record<string, string | number> = {},
): Promise<RowOf<E>[]> {
  const rows: RowOf<E>[] = []
  for (let offset = 0; ;) {
    // The page has been checked against the schema of its own operation.
    const page = (await session.ok(endpoint, { ...sent, query: { limit: 100, ...query, offset } })) as Page<RowOf<E>>
    rows.push(...page.items)
    offset += page.items.length
    if (!page.moreItems) return rows
    assert.ok(page.items.length > 0, 'a page says that more follows, but is empty')
  }
}

export interface ListSpec {
  endpoint: Endpoint
  /** Each sortable column, and what it sorts by. */
  columns: Record<string, (row: Row) => string | number | null>
  defaultOrder: string
  /** The searchable fields; the full name counts as one. */
  searchable(row: Row): (string | null)[]
  /** Texts to search for, given some row of the list. */
  needles(row: Row): string[]
}

/** Case and accents do not count: the reading of the contract, written apart from the model's own. */
export function plain(text: string): string {
  const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
  return text
    .toLocaleLowerCase('en')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
}

const ordered = (a: string | number, b: string | number) => (a === b ? 0 : a < b ? -1 : 1)

/** The laws of every list: paging, sorting, searching, defaults and bounds (readings 1.8 to 1.10). */
export function listLaws({ endpoint, columns, defaultOrder, searchable, needles }: ListSpec): Law[] {
  const operation = endpoint.id
  const open = async (session: Session) => {
    const { accessToken: bearer, tenant } = await session.signIn(session.target.admin)
    const sent: Sent = { params: { tenant }, bearer }
    const list = async (query: Record<string, string | number> = {}) =>
      (await session.ok(endpoint, { ...sent, query })) as Page<Row>
    return {
      sent,
      list,
      all: (query?: Record<string, string | number>) => walk(session, endpoint, sent, query) as Promise<Row[]>,
    }
  }

  return [
    {
      operation,
      title: 'walking the pages yields every row once, whatever the limit',
      async run(session) {
        const { list, all } = await open(session)
        const { totalItems } = await list()
        const whole = await all({ limit: 1000 })
        assert.equal(whole.length, totalItems)
        for (const limit of [7, 50, 100]) {
          assert.deepEqual(
            (await all({ limit })).map(({ id }) => id),
            whole.map(({ id }) => id),
          )
        }
        assert.equal(new Set(whole.map(({ id }) => id)).size, totalItems)
      },
    },
    {
      operation,
      title: 'counts right at the edges of a page',
      async run(session) {
        const { list } = await open(session)
        const { totalItems: total } = await list()
        assert.ok(total > 20, 'too few rows to judge by')
        for (const [offset, limit] of [
          [0, 1],
          [0, total],
          [0, Math.min(1000, total + 1)],
          [total - 1, 10],
          [total, 10],
          [total + 5, 10],
          [total - 10, 10],
          [total - 11, 10],
        ] as const) {
          const page = await list({ offset, limit })
          const expected = Math.max(0, Math.min(limit, total - offset))
          assert.deepEqual(
            {
              offset: page.offset,
              limit: page.limit,
              items: page.items.length,
              total: page.totalItems,
              more: page.moreItems,
            },
            { offset, limit, items: expected, total, more: offset + expected < total },
          )
        }
      },
    },
    {
      operation,
      title: 'without a query gives the first hundred of the default order',
      async run(session) {
        const { list } = await open(session)
        const page = await list()
        assert.equal(page.offset, 0)
        assert.equal(page.limit, 100)
        assert.deepEqual(
          page.items,
          (await list({ offset: 0, limit: 100, orderBy: defaultOrder, orderDirection: 'desc' })).items,
        )
      },
    },
    ...Object.entries(columns).map(([orderBy, keyOf]): Law => ({
      operation,
      title: `sorts by ${orderBy}: ascending, missing last, ties by id; desc is the reverse among rows with a value`,
      async run(session) {
        const { all } = await open(session)
        const up = await all({ orderBy, orderDirection: 'asc' })
        const down = await all({ orderBy, orderDirection: 'desc' })
        for (const rows of [up, down]) {
          const firstMissing = rows.findIndex((row) => keyOf(row) === null)
          if (firstMissing >= 0)
            assert.ok(
              rows.slice(firstMissing).every((row) => keyOf(row) === null),
              'a missing value before a value',
            )
        }
        const valued = (rows: Row[]) => rows.filter((row) => keyOf(row) !== null)
        valued(up).forEach((row, at) => {
          const before = valued(up)[at - 1]
          if (!before) return
          const order = ordered(keyOf(before) ?? '', keyOf(row) ?? '')
          assert.ok(
            order < 0 || (order === 0 && before.id < row.id),
            `out of order at ${at}: ${String(keyOf(before))}, ${String(keyOf(row))}`,
          )
        })
        assert.deepEqual(
          valued(down).map(({ id }) => id),
          valued(up)
            .toReversed()
            .map(({ id }) => id),
        )
      },
    })),
    {
      operation,
      title: 'finds all that match and nothing else, whatever case and accents',
      async run(session) {
        const { all } = await open(session)
        const rows = await all()
        const asked = new Set(
          rows
            .slice(0, 12)
            .flatMap(needles)
            .filter((needle) => needle.length >= 2),
        )
        for (const needle of [...asked, 'no such text anywhere', '%', '_', '.*', '\\']) {
          const expected = rows.filter((row) =>
            searchable(row).some((text) => text !== null && plain(text).includes(plain(needle))),
          )
          for (const searchQuery of [needle, needle.toUpperCase(), plain(needle)]) {
            assert.deepEqual(
              (await all({ searchQuery })).map(({ id }) => id),
              expected.map(({ id }) => id),
              `search for "${searchQuery}"`,
            )
          }
        }
      },
    },
    {
      operation,
      title: 'takes an empty search for none',
      async run(session) {
        const { list } = await open(session)
        assert.deepEqual(await list({ searchQuery: '' }), await list())
      },
    },
    {
      operation,
      title: 'refuses a limit, an offset, an order or a search that cannot be',
      async run(session) {
        const { sent } = await open(session)
        const refused: [string, string | number][] = [
          ...[-1, 0, '1e9', 'abc', '', 1001, '1.5', ' 5', '0x10', 'NaN'].map((value): [string, string | number] => [
            'limit',
            value,
          ]),
          ...[-1, 'abc', '', '1e3', '99999999999999999999'].map((value): [string, string | number] => [
            'offset',
            value,
          ]),
          ...['__proto__', 'constructor', 'nope', 'id; drop', ''].map((value): [string, string] => ['orderBy', value]),
          ...['up', 'DESC', ''].map((value): [string, string] => ['orderDirection', value]),
          ...['x'.repeat(SEARCH_MAX + 1), 'x'.repeat(10_240)].map((value): [string, string] => ['searchQuery', value]),
        ]
        for (const [field, value] of refused) {
          expectError(await session.send(endpoint, { ...sent, query: { [field]: value } }), 400, { field })
        }
      },
    },
    {
      operation,
      title: 'takes the largest that is allowed',
      async run(session) {
        const { list } = await open(session)
        assert.equal((await list({ limit: 1000 })).limit, 1000)
        assert.equal((await list({ searchQuery: 'x'.repeat(SEARCH_MAX) })).totalItems, 0)
        assert.equal((await list({ offset: 9_007_199_254_740_991 })).items.length, 0)
      },
    },
  ]
}
