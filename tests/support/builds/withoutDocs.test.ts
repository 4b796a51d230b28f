/* oxlint-disable no-underscore-dangle -- This is where zod keeps what a schema is. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, expect, it } from 'vitest'
import type { Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { leaveOutDocs } from '../../../scripts/schemas/withoutDocs.ts'
import { root } from '../structure/sources.ts'

/** In the project, so that it finds zod. */
const folder = join(root, `.cache/without-docs-${process.pid}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The contract as a build has it, with or without its documentation. */
async function build(name: string, change: (code: string) => string) {
  const bundle = await rolldown({
    input: join(root, 'src/contract/index.ts'),
    external: ['zod'],
    plugins: [{ name, transform: { order: 'post', handler: (code) => ({ code: change(code), map: null }) } }],
  })
  const { output } = await bundle.generate({ format: 'es' })
  const { code } = output[0]
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, code)
  // The bundle exports what its input does.
  const { endpoints } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    endpoints: readonly Endpoint[]
  }
  return { code, endpoints }
}

/** Everything that a schema checks, as plain data. Functions are told by their texts. */
function rulesOf(value: unknown): unknown {
  if (typeof value === 'function') return String(value)
  if (value instanceof RegExp) return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(rulesOf)
  // Only schemas have this property.
  const { def } = (value as { _zod?: { def?: object } })._zod ?? {}
  return Object.fromEntries(Object.entries(def ?? value).map(([key, part]) => [key, rulesOf(part)]))
}

it('leaves every operation of the contract as it is, but for what it says about itself', async () => {
  const whole = await build('whole', (code) => code)
  const left = await build('left', (code) => leaveOutDocs(code, true))
  const ruled = (endpoint: Endpoint) => {
    const names = Object.keys(endpoint).filter((name) => name !== 'source')
    return names.map((name) => [name, rulesOf(Reflect.get(endpoint, name))])
  }
  expect(left.endpoints.map(ruled)).toEqual(whole.endpoints.map(ruled))
  expect(left.endpoints.length).toBeGreaterThan(60)
  for (const endpoint of left.endpoints) expect(() => endpoint.source).toThrow('left out')
  const docs = /\.(?:meta|describe)\(|Bearer of every call|doc: "docs\//g
  expect(new Set(whole.code.match(docs))).toEqual(
    new Set(['.meta(', '.describe(', 'Bearer of every call', 'doc: "docs/']),
  )
  expect(left.code.match(docs)).toBeNull()
})

it('leaves out a chain of calls, and what stands in another one', () => {
  expect(leaveOutDocs("const a = z.string().meta({ a: z.int().describe('b') }).optional().describe('c')", false)).toBe(
    'const a = z.string().optional()',
  )
})

it('leaves out the source of an operation, also where a variable of that name holds it', () => {
  const code =
    "const a = endpoint({ id: 'a', source }), b = endpoint({ id: 'b', source: { doc: 'c' } }), c = other({ source })"
  expect(leaveOutDocs(code, true).replaceAll(/get source\(\) \{.*?\) \}/g, 'GONE')).toBe(
    "const a = endpoint({ id: 'a', GONE }), b = endpoint({ id: 'b', GONE }), c = other({ source })",
  )
  expect(leaveOutDocs(code, false)).toBe(code)
})

it('names a module that it cannot change', () => {
  expect(() => leaveOutDocs('const a = endpoint({ ...b })', true, 'fans.ts')).toThrow('fans.ts declares an operation')
  expect(() => leaveOutDocs('const a = schema.meta()', false, 'fans.ts')).toThrow('fans.ts reads what a schema says')
  expect(() => leaveOutDocs('const = 1', false, 'fans.ts')).toThrow('fans.ts cannot be read')
})
