import { z } from 'zod'
import type { Answer, Area, Content, Operation, Parameter, Reference, Schema } from './reference.ts'

/** The test of the document compares its schemas with the contract; here they are only shown. */
const SchemaValue = z.custom<Schema>((value) => typeof value === 'object' && value !== null)
const ContentValue = z.record(z.string(), z.object({ schema: SchemaValue.default({}), example: z.unknown() }))
const AnswerValue = z.object({
  $ref: z.string().optional(),
  description: z.string().default(''),
  content: ContentValue.optional(),
  links: z.record(z.string(), z.object({ operationId: z.string(), description: z.string().default('') })).optional(),
})
const OperationValue = z.object({
  operationId: z.string(),
  tags: z.array(z.string()).min(1),
  summary: z.string(),
  description: z.string().default(''),
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().default(false),
        description: z.string().default(''),
        schema: SchemaValue,
      }),
    )
    .default([]),
  requestBody: z.object({ content: ContentValue }).optional(),
  responses: z.record(z.string(), AnswerValue),
  'x-purpose': z.string().optional(),
})
const DocumentValue = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string().default('') }),
  tags: z.array(z.object({ name: z.string(), description: z.string().default('') })),
  paths: z.record(z.string(), z.record(z.string(), OperationValue)),
  components: z.object({
    schemas: z.record(z.string(), SchemaValue),
    responses: z.record(z.string(), AnswerValue).default({}),
  }),
})
type DocumentValue = z.infer<typeof DocumentValue>

function contentOf(content: z.infer<typeof ContentValue> | undefined): Content | undefined {
  const [entry] = Object.entries(content ?? {})
  if (!entry) return undefined
  const [mediaType, { schema, example }] = entry
  const file =
    mediaType === 'multipart/form-data' ? z.object({ file: z.string() }).safeParse(example).data?.file : undefined
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2)
  return { mediaType, schema, example: file ?? (example === undefined ? undefined : text) }
}

const BearerValue = z.enum(['none', 'access', 'refresh', 'link'])

function operationOf(document: DocumentValue, path: string, method: string, value: z.infer<typeof OperationValue>) {
  const shared = document.components.responses
  const answers = Object.entries(value.responses).map(([status, own]): Answer => {
    const answer = own.$ref === undefined ? own : (shared[own.$ref.replace(/^.*\//, '')] ?? own)
    return { status: Number(status), description: answer.description, content: contentOf(answer.content) }
  })
  const links = Object.values(value.responses).flatMap((answer) => Object.values(answer.links ?? {}))
  return {
    id: value.operationId,
    method: method.toUpperCase(),
    path,
    area: value.tags[0] ?? '',
    summary: value.summary,
    description: value.description,
    bearer: BearerValue.parse(Object.keys(value.security[0] ?? {})[0] ?? 'none'),
    purpose: value['x-purpose'],
    parameters: value.parameters satisfies Parameter[],
    body: contentOf(value.requestBody?.content),
    answers,
    links: links.map(({ operationId, description }) => ({ operation: operationId, description })),
  } satisfies Operation
}

/** `fanProfiles` becomes `Fan profiles`. */
const titleOf = (area: string) =>
  area.charAt(0).toUpperCase() + area.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Reads an OpenAPI document as the page shows it. Throws if it is none. */
export function readReference(json: unknown): Reference {
  const document = DocumentValue.parse(json)
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, value]) => operationOf(document, path, method, value)),
  )
  return {
    ...document.info,
    areas: document.tags.map(({ name, description }): Area => ({
      name,
      title: titleOf(name),
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
