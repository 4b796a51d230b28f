import { Collection } from '@msw/data'
import sqlite3InitModule from '@sqlite.org/sqlite-wasm'
import Loki from 'lokijs'
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

/** LokiJS, with the folded texts stored in each row and an index of the names. */
export function loki(rows: readonly FanProfileRow[]): Ask {
  const people = new Loki('bench').addCollection<{ id: string; name: string; text: string }>('people', {
    indices: ['name'],
    disableMeta: true,
  })
  people.insert(rows.map((row) => ({ id: row.id, name: nameOf(row), text: textOf(row) })))
  return (needle) => {
    const found = people.chain().where(({ text }) => text.includes(needle))
    const page = found
      .copy()
      .compoundsort([
        ['name', false],
        ['id', false],
      ])
      .offset(OFFSET)
      .limit(LIMIT)
      .data()
    return { ids: page.map(({ id }) => id), total: found.count() }
  }
}

/** SQLite in WebAssembly, in memory, with the folded texts stored in each row and an index of the names. */
export async function sqlite(rows: readonly FanProfileRow[]): Promise<Ask> {
  const { oo1 } = await sqlite3InitModule()
  const db = new oo1.DB(':memory:')
  db.exec('CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT, text TEXT); CREATE INDEX by_name ON people (name, id)')
  const insert = db.prepare('INSERT INTO people VALUES (?, ?, ?)')
  db.transaction(() => {
    for (const row of rows) insert.bind([row.id, nameOf(row), textOf(row)]).stepReset()
  })
  insert.finalize()
  return (needle) => ({
    ids: db
      .selectValues(
        `SELECT id FROM people WHERE instr(text, ?) > 0 ORDER BY name, id LIMIT ${LIMIT} OFFSET ${OFFSET}`,
        [needle],
      )
      .map(String),
    total: Number(db.selectValue('SELECT count(*) FROM people WHERE instr(text, ?) > 0', [needle])),
  })
}
