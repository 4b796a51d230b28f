import { describe, expect, it } from 'vitest'
import { openWorld, tenantOf } from '../../../tests/support/world/world.ts'
import type { Page } from '../../contract/endpoint/paging.ts'
import { Fan } from '../../contract/fans.ts'
import { contract } from '../../contract/index.ts'
import { Membership } from '../../contract/memberships.ts'
import type { FetchRows } from '../rows/listedRows.ts'
import { exportFile, type ExportProgress } from './exportFile.ts'

const quiet = { signal: new AbortController().signal, onProgress() {} }
const odd = [
  '=HYPERLINK("http://x.example")',
  "'=1",
  '+a',
  '-',
  '@b',
  "O'Brien",
  'Ann, "the cat"',
  'two\nlines',
  '💙',
  'محمد',
  '+44 7700 900123',
]

describe('an exported file', () => {
  it('has the fields as its header, and no cell that a spreadsheet would run', async () => {
    const rows = odd.map((name, at) => ({ id: `${at}`, name, age: at === 0 ? null : at, active: at % 2 === 0 }))
    const { file, count } = await exportFile(rows.slice(0, 5), { ...quiet, fields: ['name', 'age', 'active', 'gone'] })
    expect(count).toBe(5)
    expect((await file.text()).split('\r\n')).toEqual([
      // Blob.text() drops the byte order mark.
      'name,age,active,gone',
      `"'=HYPERLINK(""http://x.example"")",,true,`,
      "''=1,1,false,",
      "'+a,2,true,",
      '-,3,false,',
      "'@b,4,true,",
      '',
    ])
    expect([...new Uint8Array(await file.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf])
  })

  it('of fans can be imported again as it is', async () => {
    const { api } = await openWorld()
    const params = { tenant: tenantOf({ api }) }
    const { list, create, update, upload } = contract.fans
    for (const [at, lastName] of odd.entries()) {
      const body = { firstName: lastName.trim(), lastName, email: `odd${at}@post.example`, phone: '+44 7700 900123' }
      await api.call(create, { params, body })
    }
    const query = { orderBy: 'email', orderDirection: 'asc' } as const
    const fetchRows: FetchRows<Fan> = (range, options) =>
      api.call(list, { params, query: { ...query, ...range } }, options)
    const all = async () => (await fetchRows({ offset: 0, limit: 1000 }, quiet)).items
    const before = await all()
    const { file, count } = await exportFile(fetchRows, { ...quiet, fields: Object.keys(Fan.shape) })
    expect(count).toBe(before.length)

    // An empty cell keeps what there is.
    for (const { id } of before.filter(({ city }) => city !== null).slice(0, 40)) {
      await api.call(update, {
        params: { ...params, id },
        body: { firstName: 'Changed', lastName: null, city: 'Nowhere' },
      })
    }
    expect(await all()).not.toEqual(before)
    const upToDate = new File([file], 'fans.csv', { type: 'text/csv' })
    expect(await api.call(upload, { params, file: upToDate })).toEqual({
      received: count,
      imported: count,
      failed: 0,
      errors: [],
    })
    expect(await all()).toEqual(before)
  })

  it('of memberships can be imported again as it is', async () => {
    const { api } = await openWorld()
    const params = { tenant: tenantOf({ api }) }
    const { list, update, upload } = contract.memberships
    const fetchRows: FetchRows<Membership> = (range, options) => api.call(list, { params, query: range }, options)
    const all = async () => (await fetchRows({ offset: 0, limit: 1000 }, quiet)).items
    const before = await all()
    const { file, count } = await exportFile(fetchRows, { ...quiet, fields: Object.keys(Membership.shape) })
    const [first] = before
    if (!first) throw new Error('the club has memberships')
    await api.call(update, { params: { ...params, id: first.id }, body: { type: 'Changed' } })
    const report = await api.call(upload, { params, file: new File([file], 'm.csv', { type: 'text/csv' }) })
    expect(report).toMatchObject({ imported: count, failed: 0 })
    expect(await all()).toEqual(before)
  })
})

describe('an export of a list', () => {
  const row = (at: number) => ({ id: `row-${at}`, name: `Row ${at}` })
  const pages =
    (total: number, ranges: { offset: number; limit: number }[] = []): FetchRows<{ id: string; name: string }> =>
    ({ offset, limit }) => {
      ranges.push({ offset, limit })
      // Ten rows have arrived at the top since the first call, so that the others have moved.
      const moved = ranges.length > 1 ? 10 : 0
      const items = Array.from({ length: Math.min(limit, total + moved - offset) }, (_, at) => row(offset + at - moved))
      const page: Page<{ id: string; name: string }> = {
        items,
        offset,
        limit,
        moreItems: offset + items.length < total + moved,
        totalItems: total + moved,
      }
      return Promise.resolve(page)
    }

  it('fetches page by page, reports its progress, and has each row once', async () => {
    const ranges: { offset: number; limit: number }[] = []
    const progress: ExportProgress[] = []
    const { file, count } = await exportFile(pages(1200, ranges), {
      ...quiet,
      fields: ['id', 'name'],
      onProgress: (now) => progress.push(now),
    })
    expect(ranges.map(({ offset }) => offset)).toEqual([0, 250, 500, 750, 1000])
    expect(count).toBe(1200)
    expect(progress.at(-1)).toEqual({ done: 1200, total: 1210 })
    const lines = (await file.text()).trim().split('\r\n').slice(1)
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines).toHaveLength(1200)
  })

  it('ends when it is cancelled', async () => {
    const controller = new AbortController()
    const exported = exportFile(pages(5000), {
      fields: ['id'],
      signal: controller.signal,
      onProgress: () => controller.abort(),
    })
    await expect(exported).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('of nothing has a header only', async () => {
    const { file, count } = await exportFile(pages(0), { ...quiet, fields: ['id', 'name'] })
    expect(count).toBe(0)
    expect(await file.text()).toBe('id,name\r\n')
  })
})
