import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../src/contract/index.ts'
import { arbitraryOf } from './arbitrary.ts'
import { defectsOf } from './defects.ts'
import { queryDefectsOf } from './queries.ts'
import { isPlainObject, withAt } from './schema.ts'

const SEED = 20_260_115
const bodies = endpoints.flatMap(({ id, body }) => (body ? [{ id, body }] : []))
const queries = endpoints.flatMap(({ id, query }) => (query ? [{ id, query }] : []))

/** The value as it arrives on the server. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('values generated from a schema', () => {
  it.each(bodies)('are bodies that $id accepts', ({ body }) => {
    fc.assert(
      fc.property(arbitraryOf(body), (value) => {
        expect(body.safeParse(sent(value)).error).toBeUndefined()
      }),
      { seed: SEED, numRuns: 200 },
    )
  })

  it('reach the shortest and the longest length that the schema allows', () => {
    const { body } = bodies.find(({ id }) => id === 'support.send') ?? {}
    const values = fc.sample(arbitraryOf(body ?? expect.fail()), { seed: SEED, numRuns: 300 })
    const lengths = values.flatMap((value) => (isPlainObject(value) ? [Array.from(String(value.subject)).length] : []))
    expect(Math.min(...lengths)).toBe(0)
    expect(Math.max(...lengths)).toBe(10_000)
  })
})

describe('a body with one defect', () => {
  it.each(bodies)('is refused by $id, which names the defect and nothing else', ({ body }) => {
    const found = new Set<string>()
    for (const valid of fc.sample(arbitraryOf(body), { seed: SEED, numRuns: 20 })) {
      if (!isPlainObject(valid)) throw new Error('a body is an object')
      for (const { what, path, body: broken } of defectsOf(body, valid)) {
        const paths = body.safeParse(sent(broken)).error?.issues.map((issue) => issue.path.join('.'))
        expect({ what, paths: [...new Set(paths)] }).toEqual({ what, paths: [path] })
        found.add(path)
      }
    }
    const keys = 'shape' in body && isPlainObject(body.shape) ? Object.keys(body.shape) : []
    for (const key of keys) expect([...found].filter((path) => path.split('.')[0] === key)).not.toEqual([])
  })

  it('can have its defect in a nested value', () => {
    const { body } = bodies.find(({ id }) => id === 'connectors.create') ?? expect.fail()
    const valid = { providerConfig: { provider: 'SHOPIFY', config: { shopUrl: 'a', accessToken: 'b' } } }
    const paths = new Set(defectsOf(body, valid).map(({ path }) => path))
    for (const path of ['config.syncConfig.interval', 'providerConfig.provider', 'providerConfig.config.accessToken'])
      expect(paths).toContain(path)
  })

  it.each(queries)('is refused as a query of $id, parameter by parameter', ({ query }) => {
    const found = queryDefectsOf(query)
    for (const { name, value } of found) {
      const paths = query.safeParse({ [name]: value }).error?.issues.map((issue) => issue.path.join('.'))
      expect({ value, paths: [...new Set(paths)] }).toEqual({ value, paths: [name] })
    }
    expect([...new Set(found.map(({ name }) => name))]).toEqual(Object.keys(query.shape))
  })
})

describe('withAt', () => {
  it('returns a copy with another value at a path, or without the key', () => {
    expect(withAt({ a: { b: 1, c: 2 } }, 'a.b', 7)).toEqual({ a: { b: 7, c: 2 } })
    expect(withAt({ a: { b: 1, c: 2 } }, 'a.b', undefined)).toEqual({ a: { c: 2 } })
    expect(withAt({}, 'a.b', 1)).toEqual({ a: { b: 1 } })
  })
})
