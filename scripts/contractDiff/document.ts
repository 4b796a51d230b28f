import { z } from 'zod'

/** A JSON Schema of the document, as far as the comparison looks into it. */
export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  oneOf?: Schema[]
  [keyword: string]: unknown
}

export interface MediaType {
  schema?: Schema
  [key: string]: unknown
}

export interface Reply {
  $ref?: string
  headers?: Record<string, unknown>
  content?: Record<string, MediaType>
  [key: string]: unknown
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
  [key: string]: unknown
}

export interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, Reply>
  security?: Record<string, string[]>[]
  [key: string]: unknown
}

export interface OpenApi {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; [kind: string]: unknown }
  [key: string]: unknown
}

const Shape = z.looseObject({
  openapi: z.string().startsWith('3.'),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
})

/** Reads an OpenAPI document. Throws if the text is none. */
export function readDocument(text: string, name: string): OpenApi {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error(`${name} is no JSON.`)
  }
  const parsed = Shape.safeParse(json)
  if (!parsed.success)
    throw new Error(`${name} is no OpenAPI document of the contract.\n${z.prettifyError(parsed.error)}`)
  // The parts that the comparison reads have been checked; the rest is passed on as it is.
  return json as OpenApi
}

/** Texts and examples promise nothing that a program relies on. */
const TEXTS = ['description', 'summary', 'example', 'examples', 'tags', 'x-source', 'externalDocs', 'title']
/** Below these keys stand names, which may well be `description`. */
const NAMES = ['properties', 'patternProperties', 'schemas', 'responses', 'mapping', 'paths', 'headers', 'callbacks']

/** A document without texts and examples: what programs rely on. It is a quarter of the size. */
export function reduceDocument(document: OpenApi): OpenApi {
  const { openapi, info, servers, paths, components } = document
  const { title, version } = info
  const reduced = strip({ openapi, servers, paths, components }, false)
  // Stripping keeps the shape.
  return { ...(reduced as OpenApi), info: { title, version } }
}

function strip(value: unknown, named: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, false))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => named || !TEXTS.includes(key))
      .map(([key, inner]) => [key, KEPT.includes(key) && !named ? inner : strip(inner, !named && NAMES.includes(key))]),
  )
}
/** Values that are data, not part of the document's structure. */
const KEPT = ['enum', 'const', 'default', 'required']
