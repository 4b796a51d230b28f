import { Collection } from '@msw/data'
import { z } from 'zod'
import type { FanProfileRow } from '../../mocks/db/database.ts'
import { fold } from '../../mocks/db/text/fold.ts'

/** What a list asks for: the third page of the rows that contain a text, by name, and how many there are. */
export interface Found {
  ids: string[]
  total: number
}
export type Ask = (needle: string) => Found

const OFFSET = 20
const LIMIT = 10

const nameOf = ({ firstName, lastName }: FanProfileRow) => fold(`${firstName}\u0000${lastName ?? ''}`)
const textOf = ({ firstName, lastName, email, city, country, phone }: FanProfileRow) =>
  fold([`${firstName} ${lastName ?? ''}`, email, city, country, phone].filter((text) => text !== null).join('\u0000'))

function compare(a: FanProfileRow, b: FanProfileRow): number {
  const [x, y] = [nameOf(a), nameOf(b)]
  if (x === y) return a.id < b.id ? -1 : 1
  return x < y ? -1 : 1
}

const pageOf = (rows: FanProfileRow[]): Found => ({
  ids: rows
    .toSorted(compare)
    .slice(OFFSET, OFFSET + LIMIT)
    .map(({ id }) => id),
  total: rows.length,
})

/** An array that is filtered, sorted and sliced for every list. */
export const naiveArray =
  (rows: readonly FanProfileRow[]): Ask =>
  (needle) =>
    pageOf(rows.filter((row) => textOf(row).includes(needle)))

/** The same with the library that stores the model's small records. */
export async function mswData(rows: readonly FanProfileRow[]): Promise<Ask> {
  const collection = new Collection({ schema: z.custom<FanProfileRow>() })
  for (const row of rows) await collection.create(row)
  return (needle) => pageOf(collection.findMany((q) => q.where((row) => textOf(row).includes(needle))))
}
