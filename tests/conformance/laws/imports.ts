import assert from 'node:assert/strict'
import { contract } from '../../../src/contract/index.ts'
import type { Page } from '../../../src/contract/endpoint/paging.ts'
import type { Law } from '../law.ts'
import type { Row } from './general/sortKey.ts'
import { removeFound } from '../tools/rows.ts'
import { expectError } from '../tools/replies.ts'
import type { Sent, Session } from '../tools/session.ts'
import { eventsOf, eventSummary } from '../tools/stream.ts'

const { fans, memberships } = contract

/** The cells of a row by column. */
type Cells = Record<string, string>

/** A list that accepts CSV files: the cells of a valid row, and its key column. */
interface Import {
  upload: typeof fans.upload | typeof memberships.upload
  table: typeof fans | typeof memberships
  event: string
  key: string
  /** The cells of row n in the required columns. */
  row(mark: string, n: number): Cells
}

const imports: Import[] = [
  {
    upload: fans.upload,
    table: fans,
    event: 'FansImported',
    key: 'email',
    row: (mark, n) => ({ email: `${mark}.${n}@post.example`, firstName: `Fan ${n}` }),
  },
  {
    upload: memberships.upload,
    table: memberships,
    event: 'MembershipsImported',
    key: 'membershipId',
    row: (mark, n) => ({ membershipId: `${mark}.${n}`, firstName: `Member ${n}`, email: `member${n}@post.example` }),
  },
]

/** CSV text of rows with the same keys. */
function csvOf(rows: readonly Cells[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const cell = (text: string) => (/[",\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]
    .map((cells) => `${cells.map(cell).join(',')}\n`)
    .join('')
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

function lawsOf({ upload, table, event, key, row }: Import): Law[] {
  /** Prepares a law: `mark` is a text that occurs in the keys of its rows only. */
  const begin = async (session: Session) => {
    const { sent } = await session.asAdmin()
    const mark = session.fresh('csv')
    removeFound(session, table, sent, `${mark}.`)
    const found = async (query: Record<string, string | number> = {}): Promise<Page<Row>> =>
      session.ok(table.list, { ...sent, query: { searchQuery: `${mark}.`, ...query } })
    return {
      sent,
      mark,
      found,
      send: (text: string, more: object = {}) => session.send(upload, { ...sent, file: { text }, ...more }),
    }
  }
  const law = (title: string, run: Law['run'], needs: Law['needs'] = []): Law => ({
    operation: upload.id,
    title,
    check: 'imports',
    needs,
    run,
  })
  const take = async (session: Session, sent: Sent, text: string) => session.ok(upload, { ...sent, file: { text } })

  return [
    law('imports every valid row, ignores unknown columns, and reads dates and flags', async (session) => {
      const { sent, mark, found } = await begin(session)
      const rows = range(5).map((n): Cells => ({
        shoeSize: '44',
        ...row(mark, n),
        lastName: 'O’Hara, "the cat"\nsecond line',
        birthDay: '1990-05-17',
        acceptsPrivacyPolicy: n % 2 === 0 ? 'true' : 'false',
        city: '',
      }))
      assert.deepEqual(await take(session, sent, csvOf(rows)), { received: 5, imported: 5, failed: 0, errors: [] })
      const { items, totalItems } = await found()
      assert.equal(totalItems, 5)
      for (const given of rows) {
        const item = items.find((known) => known[key] === given[key])
        assert.ok(item, `${given[key]} is missing`)
        assert.equal(item.firstName, given.firstName)
        assert.equal(item.lastName, given.lastName)
        assert.equal(item.birthDay, '1990-05-17')
        assert.equal(item.acceptsPrivacyPolicy, given.acceptsPrivacyPolicy === 'true')
        assert.equal(item.acceptsCommercialInfo, false)
        assert.equal(item.city, null)
      }
    }),
    law('imports the valid rows of a mixed file, and reports the errors of the others', async (session) => {
      const { sent, mark, found } = await begin(session)
      const rows = [
        row(mark, 1),
        { ...row(mark, 2), email: 'no address' },
        row(mark, 3),
        { ...row(mark, 4), firstName: '' },
        { ...row(mark, 5), birthDay: '1990-13-01', gender: 'Robot' },
        row(mark, 6),
      ].map((cells): Cells => ({ birthDay: '', gender: '', ...cells }))
      const { errors, ...counts } = await take(session, sent, csvOf(rows))
      assert.deepEqual(counts, { received: 6, imported: 3, failed: 3 })
      assert.deepEqual(errors.map((error) => `${error.row} ${error.field}`).toSorted(), [
        '2 email',
        '4 firstName',
        '5 birthDay',
        '5 gender',
      ])
      assert.ok(errors.every(({ message }) => message !== ''))
      const { items } = await found()
      assert.deepEqual(
        new Set(items.map((item) => item.firstName)),
        new Set([rows[0], rows[2], rows[5]].map((cells) => cells?.firstName)),
      )
    }),
    law(
      'updates the row with the same key: given cells are written, empty cells keep the old value',
      async (session) => {
        const { sent, mark, found } = await begin(session)
        await take(
          session,
          sent,
          csvOf([
            { ...row(mark, 1), city: 'Sligo', phone: '1' },
            { ...row(mark, 2), city: 'Cork', phone: '2' },
          ]),
        )
        const before = (await found({ orderBy: 'firstName', orderDirection: 'asc' })).items
        const again: Cells = { ...row(mark, 1), city: 'Galway', phone: '' }
        if (key === 'email') again[key] = again[key]?.toUpperCase() ?? ''
        assert.deepEqual(await take(session, sent, csvOf([again])), { received: 1, imported: 1, failed: 0, errors: [] })
        const after = (await found({ orderBy: 'firstName', orderDirection: 'asc' })).items
        assert.deepEqual(after, [{ ...before[0], city: 'Galway' }, before[1]])
      },
    ),
    law('keeps the last of two rows with the same key', async (session) => {
      const { sent, mark, found } = await begin(session)
      const text = csvOf([
        { ...row(mark, 1), city: 'Sligo' },
        { ...row(mark, 1), city: 'Cork' },
      ])
      assert.deepEqual(await take(session, sent, text), { received: 2, imported: 2, failed: 0, errors: [] })
      const { items } = await found()
      assert.deepEqual(
        items.map(({ city }) => city),
        ['Cork'],
      )
    }),
    law('takes the apostrophe off a formula or a number, and reads others as they are', async (session) => {
      const { sent, mark, found } = await begin(session)
      const texts = new Map([
        ["'=1+1", '=1+1'],
        ["'+a", '+a'],
        ["'@a", '@a'],
        ["''=1", "'=1"],
        ["'tis", "'tis"],
        ['+44 7700 900123', '+44 7700 900123'],
        ["'+353861234567", '+353861234567'],
        ["'01234", '01234'],
      ])
      const rows = [...texts.keys()].map((lastName, at) => ({ ...row(mark, at + 1), lastName }))
      assert.equal((await take(session, sent, csvOf(rows))).imported, texts.size)
      const { items } = await found()
      assert.deepEqual(new Set(items.map(({ lastName }) => lastName)), new Set(texts.values()))
    }),
    law('reads a byte order mark, semicolons and other line ends', async (session) => {
      const { sent, mark, found } = await begin(session)
      const text = csvOf(range(2).map((n) => row(mark, n)))
      const dressed = `\uFEFF${text.replaceAll(',', ';').replaceAll('\n', '\r\n')}\r\n`
      assert.equal((await take(session, sent, dressed)).imported, 2)
      assert.equal((await found()).totalItems, 2)
    }),
    law('splits rows at every line end of a file that mixes them', async (session) => {
      const { sent, mark, found } = await begin(session)
      const [header = '', ...rows] = csvOf(range(4).map((n) => row(mark, n))).split('\n')
      const [one, two, three, four] = rows
      const text = `${header}\r\n${one}\n${two}\r${three}\r\n${four}\n`
      assert.deepEqual(await take(session, sent, text), { received: 4, imported: 4, failed: 0, errors: [] })
      assert.equal((await found()).totalItems, 4)
    }),
    law('takes the separator that the first line names', async (session) => {
      const { sent, mark, found } = await begin(session)
      const text = csvOf([{ ...row(mark, 1), city: 'Sligo' }]).replaceAll(',', ';')
      // More commas than semicolons: a guess would split the city.
      const commas = `${'a,'.repeat(20)}b`
      const named = `sep=;\r\n${text.replace('Sligo', commas)}`
      assert.deepEqual(await take(session, sent, named), { received: 1, imported: 1, failed: 0, errors: [] })
      assert.deepEqual(
        (await found()).items.map(({ city }) => city),
        [commas],
      )
    }),
    law('trims invisible characters from the ends of cells', async (session) => {
      const { sent, mark, found } = await begin(session)
      const city = '\u200BSligo\u00A0\uFEFF'
      const cells: Cells = { ...row(mark, 1), city }
      cells[key] = `\u200B${cells[key] ?? ''}\u200B`
      assert.equal((await take(session, sent, csvOf([cells]))).imported, 1)
      assert.deepEqual(
        (await found()).items.map((item) => [item[key], item.city]),
        [[row(mark, 1)[key], 'Sligo']],
      )
    }),
    law('reports a row with more filled cells than columns', async (session) => {
      const { sent, mark, found } = await begin(session)
      const [header = '', one = '', two = ''] = csvOf(range(2).map((n) => row(mark, n))).split('\n')
      const { errors, ...counts } = await take(session, sent, `${header}\n${one},more\n${two},\n`)
      assert.deepEqual(counts, { received: 2, imported: 1, failed: 1 })
      assert.deepEqual([...new Set(errors.map((error) => error.row))], [1])
      assert.equal((await found()).totalItems, 1)
    }),
    law('refuses a file that is not CSV, has no rows, or lacks a column', async (session) => {
      const { mark, send, sent, found } = await begin(session)
      const good = csvOf([row(mark, 1)])
      expectError(await send('', { file: { text: good, field: 'document' } }), 400, { field: 'file' })
      expectError(await send(good.split('\n')[0] ?? ''), 400, { field: 'file' })
      expectError(await send(''), 400)
      for (const column of Object.keys(row(mark, 1)))
        expectError(await send(good.replace(column, `x${column}`)), 400, { field: 'file' })
      expectError(await send('', { file: { text: good, name: 'rows.png', type: 'image/png' } }), 415)
      expectError(await send('', { file: { text: '\u0089PNG\r\n\u001A\u0000\u0000', name: 'rows.csv' } }), 415)
      expectError(await session.send(upload, { ...sent, raw: { body: good, type: 'text/csv' } }), 415)
      expectError(await session.send(upload, { ...sent, body: { file: good } }), 415)
      assert.equal((await found()).totalItems, 0)
    }),
    law('counts correctly in lists of any length', async (session) => {
      const { sent, mark, found } = await begin(session)
      assert.deepEqual(await found({ limit: 10 }), { items: [], offset: 0, limit: 10, moreItems: false, totalItems: 0 })
      let length = 0
      for (const [total, last] of [
        [1, 0],
        [9, 0],
        [10, 0],
        [11, 10],
        [100, 90],
        [101, 100],
      ] as const) {
        await take(session, sent, csvOf(range(total - length).map((n) => row(mark, length + n))))
        length = total
        // The start of the last page, as a pager computes it (docs/product/tables.md#pager).
        assert.equal(Math.floor((total - 1) / 10) * 10, last)
        const page = await found({ limit: 10, offset: last })
        assert.equal(page.totalItems, total)
        assert.equal(page.items.length, total - last)
        assert.equal(page.moreItems, false)
        if (last > 0) {
          const before = await found({ limit: 10, offset: last - 10 })
          assert.equal(before.items.length, 10)
          assert.equal(before.moreItems, true)
        }
      }
    }),
    law(
      'sends the club one event for new rows',
      async (session) => {
        const { sent, mark } = await begin(session)
        const received = await eventsOf(session, async () => {
          await take(session, sent, csvOf(range(3).map((n) => row(mark, n))))
          await session.send(upload, { ...sent, file: { text: 'nothing' } })
        })
        assert.deepEqual(received.map(eventSummary), [event])
      },
      ['control'],
    ),
  ]
}

export const importLaws: Law[] = imports.flatMap(lawsOf)
