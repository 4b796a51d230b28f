import type { Answer, Area, Content, Operation, Parameter, Reference, Schema } from './reference.ts'

interface MediaTypeValue {
  schema?: Schema
  example?: unknown
  /** OpenAPI 3.2: what a stream consists of. */
  itemSchema?: Schema
  examples?: Readonly<Record<string, { serializedValue?: string }>>
}
type ContentValue = Readonly<Record<string, MediaTypeValue>>

interface AnswerValue {
  $ref?: string
  description?: string
  content?: ContentValue
  links?: Readonly<Record<string, { operationId: string; description?: string }>>
}

interface OperationValue {
  operationId: string
  tags: readonly string[]
  summary: string
  description?: string
  security?: readonly Readonly<Record<string, unknown>>[]
  parameters?: readonly (Pick<Parameter, 'name' | 'in' | 'schema'> & { required?: boolean; description?: string })[]
  requestBody?: { content: ContentValue }
  responses: Readonly<Record<string, AnswerValue>>
  'x-purpose'?: string
}

/**
 * What the page reads of the document. The document's own tests check it, so the page does not carry a validator for
 * it.
 */
interface DocumentValue {
  info: { title: string; version: string; description?: string }
  tags: readonly { name: string; summary: string; description?: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, OperationValue>>>>
  components: { schemas: Reference['schemas']; responses?: Readonly<Record<string, AnswerValue>> }
}

const bearers = ['none', 'access', 'refresh', 'link'] as const

function contentOf(content: ContentValue | undefined): Content | undefined {
  const [entry] = Object.entries(content ?? {})
  if (!entry) return undefined
  const [mediaType, { itemSchema, schema = itemSchema ?? {}, examples = {}, ...value }] = entry
  const example = value.example ?? Object.values(examples)[0]?.serializedValue
  const file =
    mediaType === 'multipart/form-data' && isObject(example) && 'file' in example ? String(example.file) : undefined
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2)
  return { mediaType, schema, example: file ?? (example === undefined ? undefined : text) }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function operationOf(document: DocumentValue, path: string, method: string, value: OperationValue) {
  const shared = document.components.responses ?? {}
  const answers = Object.entries(value.responses).map(([status, own]): Answer => {
    const answer = own.$ref === undefined ? own : (shared[own.$ref.replace(/^.*\//, '')] ?? own)
    return { status: Number(status), description: answer.description ?? '', content: contentOf(answer.content) }
  })
  const links = Object.values(value.responses).flatMap((answer) => Object.values(answer.links ?? {}))
  return {
    id: value.operationId,
    method: method.toUpperCase(),
    path,
    area: value.tags[0] ?? '',
    summary: value.summary,
    description: value.description ?? '',
    bearer: bearers.find((name) => name in (value.security?.[0] ?? {})) ?? 'none',
    purpose: value['x-purpose'],
    parameters: (value.parameters ?? []).map(({ required = false, description = '', ...rest }): Parameter => ({
      ...rest,
      required,
      description,
    })),
    body: contentOf(value.requestBody?.content),
    answers,
    links: links.map(({ operationId, description = '' }) => ({ operation: operationId, description })),
  } satisfies Operation
}

/**
 * Reads an OpenAPI 3.2 document as the page shows it: it types the events of a stream, and 3.1 does not. Throws if it
 * is none.
 */
export function readReference(json: unknown): Reference {
  if (!isObject(json) || !('paths' in json)) throw new Error('this is no OpenAPI document')
  // See DocumentValue.
  const document = json as DocumentValue
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, value]) => operationOf(document, path, method, value)),
  )
  return {
    title: document.info.title,
    version: document.info.version,
    description: document.info.description ?? '',
    areas: document.tags.map(({ name, summary, description = '' }): Area => ({
      name,
      title: summary,
      description,
      operations: operations.filter(({ area }) => area === name),
    })),
    schemas: document.components.schemas,
  }
}

/** Fetches the document beside the page. Rejects if it is missing or damaged. */
export async function loadReference(url: string): Promise<Reference> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return readReference(await response.json())
}
