import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { compareContracts, type Change } from '../../scripts/contractDiff/compare.ts'
import { readDocument, reduceDocument, type OpenApi } from '../../scripts/contractDiff/document.ts'
import { usesOf } from '../../scripts/contractDiff/places.ts'
import { edits } from './edits.ts'

const file = fileURLToPath(new URL('../../openapi.json', import.meta.url))
const committed = reduceDocument(readDocument(readFileSync(file, 'utf8'), 'openapi.json'))

/** The operations that the edits change. */
const USED = [
  'fansList',
  'fansCreate',
  'fansGet',
  'fansUpdate',
  'fansRemove',
  'systemSports',
  'connectorsSync',
  'usersSetRole',
]

/** The part of the contract that the edits change. */
function part(): OpenApi {
  const { paths, components, ...rest } = committed
  const kept = Object.entries(paths).flatMap(([path, item]) => {
    const own = Object.entries(item).filter(([, { operationId }]) => USED.includes(operationId))
    return own.length === 0 ? [] : [[path, Object.fromEntries(own)] as const]
  })
  const document = { ...rest, paths: Object.fromEntries(kept), components }
  const uses = usesOf(document)
  const used = <T>(kind: string, all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => uses(`#/components/${kind}/${name}`).length > 0))
  const schemas = used('schemas', components.schemas)
  const responses = used('responses', components.responses as Record<string, unknown>)
  return structuredClone({ ...document, components: { schemas, responses } })
}

/** The same under a path and with names of its own. */
function label(document: OpenApi, prefix: string): OpenApi {
  const text = JSON.stringify(document)
    .replace(/"#\/components\/(\w+)\//g, `"#/components/$1/${prefix}`)
    .replaceAll('"operationId":"', `"operationId":"${prefix}`)
  const { paths, components, ...rest } = readDocument(text, prefix)
  const renamed = (all: object, before: string) =>
    Object.fromEntries(Object.entries(all).map(([name, own]) => [before + name, own as unknown]))
  return {
    ...rest,
    paths: renamed(paths, `/${prefix}`) as OpenApi['paths'],
    components: {
      schemas: renamed(components.schemas, prefix) as OpenApi['components']['schemas'],
      responses: renamed(components.responses ?? {}, prefix),
    },
  }
}

/** Many documents as one, so that one comparison judges all edits. */
function joined(parts: readonly OpenApi[]): OpenApi {
  const all = <T>(maps: readonly Record<string, T>[]): Record<string, T> =>
    Object.fromEntries(maps.flatMap((map) => Object.entries(map)))
  const { securitySchemes } = committed.components
  const responses = all(parts.map(({ components }) => components.responses as Record<string, unknown>))
  const schemas = all(parts.map(({ components }) => components.schemas))
  return {
    ...committed,
    paths: all(parts.map(({ paths }) => paths)),
    components: { securitySchemes, schemas, responses },
  }
}

/** A part of the contract after an edit. */
function edited(edit: (document: OpenApi) => void): OpenApi {
  const document = part()
  edit(document)
  return document
}

const labelled = edits.map((edit, at) => ({ ...edit, prefix: `E${String(at).padStart(2, '0')}` }))

describe('the comparison of two contracts', () => {
  let changes: Change[] = []
  beforeAll(async () => {
    const before = joined(labelled.map(({ prefix }) => label(part(), prefix)))
    const after = joined(labelled.map(({ prefix, edit }) => label(edited(edit), prefix)))
    changes = await compareContracts(before, after)
  })

  it.each(labelled)('$name: breaks clients $clients, servers $servers', ({ prefix, clients, servers, name }) => {
    const own = changes.filter(({ pointer }) => pointer.includes(`/${prefix}`) || pointer.includes(`~1${prefix}`))
    const shown = own.map(({ kind, what, pointer }) => `${kind} ${what} (${pointer})`).join('\n')
    expect(
      own.some(({ breaksClients }) => breaksClients !== null),
      shown,
    ).toBe(clients)
    expect(
      own.some(({ breaksServers }) => breaksServers !== null),
      shown,
    ).toBe(servers)
    const silent = ['texts and examples', 'the name of a path parameter']
    if (!silent.includes(name)) expect(own.length).toBeGreaterThan(0)
  })
})
