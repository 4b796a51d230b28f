import { Collection } from '@msw/data'
import { z } from 'zod'
import type { FanProfileRow } from '../../mocks/db/database.ts'
import type { Table } from '../../mocks/db/table/table.ts'
import { fold } from '../../mocks/db/text/fold.ts'
import type { FanColumn } from '../../src/contract/fields/columns.ts'

export type TextColumn = 'email' | 'city' | 'country' | 'gender' | 'membership' | 'connectorId'

/** The query of a list: ten profiles that contain a text, in the order of a column. */
export interface Asked {
  searchQuery: string
  orderBy: TextColumn
  offset: number
}

/** A store of the profiles of one club. */
export interface Store {
  list(asked: Asked): { ids: string[]; total: number }
  put(row: FanProfileRow): Promise<unknown> | void
}

const LIMIT = 10

export const tableStore = (table: Table<FanProfileRow, FanColumn>, tenant: string): Store => ({
  list(asked) {
    const { items, totalItems } = table.list(tenant, { ...asked, limit: LIMIT, orderDirection: 'asc' })
    return { ids: items.map(({ id }) => id), total: totalItems }
  },
  put: (row) => table.put(tenant, [row]),
})

const textOf = ({ firstName, lastName, email, city, country, phone }: FanProfileRow) =>
  fold([`${firstName} ${lastName ?? ''}`, email, city, country, phone].filter((text) => text !== null).join('\u0000'))

/** Sorts and slices rows that were found. */
function pageOf(found: FanProfileRow[], { orderBy, offset }: Asked) {
  const keyOf = (row: FanProfileRow) => (row[orderBy] === null ? '\uffff' : fold(row[orderBy]))
  const sorted = found.toSorted((a, b) => {
    const [x, y] = [keyOf(a), keyOf(b)]
    return x === y ? (a.id < b.id ? -1 : 1) : x < y ? -1 : 1
  })
  return { ids: sorted.slice(offset, offset + LIMIT).map(({ id }) => id), total: found.length }
}

/** An array that is filtered, sorted and sliced for every list. */
export function naiveArray(given: readonly FanProfileRow[]): Store {
  const rows = [...given]
  return {
    list: (asked) =>
      pageOf(
        rows.filter((row) => textOf(row).includes(asked.searchQuery)),
        asked,
      ),
    put(row) {
      rows[rows.findIndex(({ id }) => id === row.id)] = row
    },
  }
}

/** The same with the library that stores the model's small records. */
export async function mswData(rows: readonly FanProfileRow[]): Promise<Store> {
  const collection = new Collection({ schema: z.custom<FanProfileRow>() })
  for (const row of rows) await collection.create(row)
  return {
    list: (asked) =>
      pageOf(
        collection.findMany((q) => q.where((row) => textOf(row).includes(asked.searchQuery))),
        asked,
      ),
    put: (row) =>
      collection.update((q) => q.where({ id: row.id }), { data: (record) => void Object.assign(record, row) }),
  }
}
