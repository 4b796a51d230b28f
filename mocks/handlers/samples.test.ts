import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contract } from '../../src/contract/index.ts'
import { openWorld, tenantOf } from '../../tests/support/world/world.ts'

const { fans, memberships } = contract

/** The sample files that the import dialogs offer (docs/product/tables.md#import-dialog). */
describe.each([
  ['import-fans.csv', fans.upload, fans.list],
  ['import-memberships.csv', memberships.upload, memberships.list],
] as const)('%s', (name, upload, list) => {
  const text = readFileSync(new URL(`../../public/samples/${name}`, import.meta.url), 'utf8')

  it('has every column that the import accepts', () => {
    expect(
      text.split('\n')[0]?.split(',').toSorted(),
      `Add the missing columns to public/samples/${name}, or remove those that are gone`,
    ).toEqual(Object.keys(upload.upload.row.shape).toSorted())
  })

  it('imports five new rows', async () => {
    const { api } = await openWorld()
    const params = { tenant: tenantOf({ api }) }
    const before = await api.call(list, { params, query: { limit: 1 } })
    const report = await api.call(upload, { params, file: new File([text], name, { type: 'text/csv' }) })
    expect(report).toEqual({ received: 5, imported: 5, failed: 0, errors: [] })
    const after = await api.call(list, { params, query: { limit: 1 } })
    expect(after.totalItems).toBe(before.totalItems + 5)
  })
})
