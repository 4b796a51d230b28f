import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import type { Endpoint, Method } from '../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../src/contract/index.ts'
import { collectExamples, type Examples } from './examples.ts'
import { shareFailures, type Failures } from './failures.ts'
import { info, securitySchemes, servers, tags } from './info.ts'
import { operationOf } from './operation.ts'
import { adjustSchema } from './adjustSchema.ts'
import { AnyLiveEvent } from './stream.ts'
import { withVersion32 } from './version32.ts'

export interface Generated {
  /**
   * The content of each file, by its name: OpenAPI 3.1, which most tools read, and 3.2, which types the stream of
   * events.
   */
  files: Readonly<Record<DocumentFile, string>>
  /** One sentence per example that the model did not give. */
  missing: readonly string[]
}

/** The files that hold the document. */
export const documentFiles = ['openapi.json', 'openapi-3.2.json'] as const
export type DocumentFile = (typeof documentFiles)[number]

/**
 * Generates the OpenAPI document in both versions from the contract, with examples from the model. The output is
 * deterministic.
 */
export async function generate(): Promise<Generated> {
  const examples = await collectExamples(endpoints)
  const failures = shareFailures(endpoints, examples.operations)
  const made = createDocument(
    {
      openapi: '3.1.0',
      info,
      servers,
      tags: [...tags],
      paths: pathsOf(endpoints, failures, examples),
      components: { schemas: { LiveEvent: AnyLiveEvent }, responses: failures.components, securitySchemes },
    },
    { override: adjustSchema },
  )
  const { schemas = {}, ...components } = made.components ?? {}
  const paths = Object.fromEntries(Object.entries(made.paths ?? {}).map(([path, item]) => [path, inOrder(item)]))
  const document = { ...made, paths, components: { schemas: sorted(schemas), ...components } }
  const textOf = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`
  const files = {
    'openapi.json': textOf(document),
    'openapi-3.2.json': textOf(withVersion32(document, examples.stream)),
  }
  return { files, missing: examples.missing }
}

type HttpMethod = Lowercase<Method>
// TypeScript types the result of toLowerCase() as any string.
const lower = (method: Method) => method.toLowerCase() as HttpMethod

function pathsOf(of: readonly Endpoint[], failures: Failures, examples: Examples): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {}
  for (const endpoint of of) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [lower(endpoint.method)]: operationOf(endpoint, failures, examples) }
  }
  return paths
}

/** Puts the keys that the library moves to the end of an operation back in front of the extensions. */
function inOrder<T extends object>(item: T): T {
  const rankOf = (key: string) => (key.startsWith('x-') ? 2 : movedKeys.includes(key) ? 1 : 0)
  const entries = Object.entries(item).map(([method, operation]: [string, object]) => [
    method,
    Object.fromEntries(Object.entries(operation).toSorted(([a], [b]) => rankOf(a) - rankOf(b))),
  ])
  // The same methods with the same keys, in another order.
  return Object.fromEntries(entries) as T
}
const movedKeys = ['parameters', 'requestBody', 'responses']

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
