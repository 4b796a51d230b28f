import { z } from 'zod'
import type {
  ZodOpenApiMediaTypeObject,
  ZodOpenApiOperationObject,
  ZodOpenApiRequestBodyObject,
  ZodOpenApiResponseObject,
} from 'zod-openapi'
import { operationIdOf, success, type Endpoint } from '../../src/contract/endpoint/endpoint.ts'
import { LAST_EVENT_ID } from '../../src/contract/endpoint/stream.ts'
import { EventStream } from '../../src/contract/system.ts'
import type { Examples, OperationExamples } from './examples.ts'
import type { Failures } from './failures.ts'
import { linksOf } from './links.ts'
import { includedEvents, lastEventId, streamContent, streamDescription } from './stream.ts'
import { uploadBody } from './upload.ts'
import { descriptionOf, summaryOf } from './wording.ts'

const outcomes: Readonly<Record<number, string>> = { 200: 'Done.', 201: 'Created.', 202: 'Accepted.', 204: 'Done.' }

/** One operation of the document. */
export function operationOf(
  endpoint: Endpoint,
  failures: Failures,
  { operations, stream }: Pick<Examples, 'operations' | 'stream'>,
): ZodOpenApiOperationObject {
  const { id, auth, params, query, role, purpose, events, source } = endpoint
  const examples = operations.get(id)
  const requestBody = requestBodyOf(endpoint, examples)
  const { status, schema } = success(endpoint)
  const streams = schema === EventStream
  const [area = id] = id.split('.')
  const links = linksOf(endpoint)
  return {
    operationId: operationIdOf(endpoint),
    tags: [area],
    summary: summaryOf(endpoint),
    description: descriptionOf(endpoint),
    security: auth === 'none' ? [] : [{ [auth]: [] }],
    ...((params || query) && { requestParams: { ...(params && { path: params }), ...(query && { query }) } }),
    ...(streams && { parameters: [lastEventId] }),
    ...(requestBody && { requestBody }),
    responses: {
      // The library's types do not include computed statuses.
      [`${status as 200}`]: {
        ...(endpoint.method === 'GET' && auth === 'access' && { headers: { [LAST_EVENT_ID]: includedEvents } }),
        ...(streams
          ? { description: streamDescription, content: { 'text/event-stream': streamContent(stream) } }
          : replyOf(endpoint, examples)),
        ...(Object.keys(links).length > 0 && { links }),
      },
      ...failures.of(endpoint),
    },
    'x-id': id,
    'x-source': source,
    ...(events && { 'x-events': events }),
    ...(auth === 'access' && { 'x-role': role ? [role] : ['admin', 'user'] }),
    ...(purpose && { 'x-purpose': purpose }),
  }
}

function requestBodyOf(
  { body, upload }: Endpoint,
  examples: OperationExamples | undefined,
): ZodOpenApiRequestBodyObject | undefined {
  const { sent } = examples ?? {}
  if (upload) return uploadBody(upload, sent?.file && String(sent.file.text))
  return body && { required: true, content: { 'application/json': json(body, sent?.body) } }
}

function replyOf(endpoint: Endpoint, examples: OperationExamples | undefined): ZodOpenApiResponseObject {
  const { status, schema } = success(endpoint)
  const outcome = outcomes[status] ?? ''
  if (status === 204) return { description: outcome }
  const described = pageOrRow(schema)
  const about = described.meta()?.description ?? ''
  const description = status === 200 && about ? about : `${outcome} ${about}`.trim()
  return { description, content: { 'application/json': json(described, examples?.replies.get(status)) } }
}

const json = (schema: z.ZodType, example: unknown): ZodOpenApiMediaTypeObject => ({
  schema,
  ...(example !== undefined && { example }),
})

/** Names the schema of a page after its rows, so that the document can refer to it. */
function pageOrRow(schema: z.ZodType): z.ZodType {
  const rows = schema instanceof z.ZodObject ? schema.shape.items : undefined
  const row = rows instanceof z.ZodArray && rows.element instanceof z.ZodType ? rows.element.meta()?.id : undefined
  return row ? schema.meta({ id: `${row}Page`, description: `A page of ${row}.` }) : schema
}
