import type { z } from 'zod'
import type { Endpoint } from '../../src/contract/endpoint/endpoint.ts'
import { FILE_MAX } from '../../src/contract/imports/imports.ts'
import { sentenceOf } from '../../src/contract/imports/sentences.ts'
import { readBody } from './body.ts'
import type { AnyInput } from './handler.ts'
import {
  invalidInput,
  malformed,
  pathNotFound,
  Problem,
  tooLarge,
  unsupportedEncoding,
  unsupportedMediaType,
} from './problems.ts'
import { bodyWords } from './words.ts'

/** The maximum size of a JSON body in bytes (docs/contract.md#limits). */
const BODY_MAX = 1024 * 1024
/** Allowance in bytes for the boundaries and headers around an uploaded file. */
const FORM_SPARE = 64 * 1024

/** The content of a request's body: JSON or the text of a file; `problem` if it cannot be read. */
export type Content = { body?: unknown; file?: string } | { problem: Problem }

/**
 * Reads the body that an operation expects. For an unreadable body it returns the problem (400, 413, 415) instead of
 * throwing, because the caller is authenticated first; `parseInput` throws it.
 */
export async function readContent(endpoint: Endpoint, request: Request): Promise<Content> {
  try {
    if (endpoint.upload || endpoint.body) checkEncoding(request.headers)
    if (endpoint.upload) return { file: await readFile(request) }
    return endpoint.body ? { body: await readJson(request) } : {}
  } catch (error) {
    if (error instanceof Problem) return { problem: error }
    throw error
  }
}

/** Parses path, query and body by the contract; throws 400, 404, 413 or 415. */
export function parseInput(
  endpoint: Endpoint,
  params: Record<string, string>,
  query: URLSearchParams,
  content: Content,
): AnyInput {
  const path = endpoint.params ? parseParams(endpoint.params, params) : {}
  const parsedQuery = endpoint.query ? parsePart(endpoint.query, Object.fromEntries(query), 'query') : {}
  if ('problem' in content) throw content.problem
  return {
    params: path,
    query: parsedQuery,
    body: endpoint.body && parsePart(endpoint.body, content.body, 'body'),
    ...(content.file !== undefined && { file: content.file }),
  }
}

/** Parses path parameters; throws 404, because a path with an invalid id does not exist. */
function parseParams(schema: z.ZodType, params: Record<string, string>) {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw pathNotFound()
  return parsed.data
}

function parsePart(schema: z.ZodType, value: unknown, part: string) {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues)
    fields[issue.path.join('.') || part] ??= issue.path.length === 0 ? bodyWords.object : sentenceOf(issue)
  throw invalidInput(fields)
}

/** Throws 415 for a compressed body (docs/contract.md#limits). */
function checkEncoding(headers: Headers) {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity'
  if (encoding !== 'identity') throw unsupportedEncoding(encoding.slice(0, 40))
}

const mediaTypeOf = (headers: Headers) => headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

async function readBytes(request: Request, maxBytes: number, limit: string) {
  const bytes = await readBody(request, maxBytes).catch(() => {
    throw malformed(bodyWords.cut)
  })
  if (!bytes) throw tooLarge(limit)
  return bytes
}

async function readJson(request: Request): Promise<unknown> {
  const type = mediaTypeOf(request.headers)
  // Without any type there may be no body at all, which is another mistake.
  if (type !== undefined && type !== 'application/json') throw unsupportedMediaType('application/json')
  const bytes = await readBytes(request, BODY_MAX, '1 MB')
  if (bytes.length === 0) throw malformed(bodyWords.needed)
  if (type === undefined) throw unsupportedMediaType('application/json')
  const text = decode(bytes)
  try {
    return JSON.parse(text)
  } catch {
    throw malformed(bodyWords.json)
  }
}

/** The media types that spreadsheets and browsers give a CSV file. */
const csvTypes = [
  'text/csv',
  'application/csv',
  'application/vnd.ms-excel',
  'text/plain',
  'application/octet-stream',
  '',
]

/** Reads the text of the file in the form field `file` (docs/contract.md#csv-imports). */
async function readFile(request: Request): Promise<string> {
  if (mediaTypeOf(request.headers) !== 'multipart/form-data') throw unsupportedMediaType('multipart/form-data')
  const bytes = await readBytes(request, FILE_MAX + FORM_SPARE, '10 MB')
  const file = await formOf(bytes, request.headers).then((form) => form.get('file'))
  if (!(file instanceof File)) throw invalidInput({ file: bodyWords.file })
  const type = file.type.split(';')[0]?.trim().toLowerCase() ?? ''
  const named = file.name.toLowerCase().endsWith('.csv')
  if (!csvTypes.includes(type) || (type !== 'text/csv' && type !== 'application/csv' && !named))
    throw unsupportedMediaType(bodyWords.csv)
  if (file.size > FILE_MAX) throw tooLarge('10 MB')
  const content = new Uint8Array(await file.arrayBuffer())
  // Text contains no zero bytes, so this is an image or an archive, regardless of its name.
  if (content.includes(0)) throw unsupportedMediaType(bodyWords.csv)
  return decode(content)
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': headers.get('content-type') ?? '' } }).formData()
  } catch {
    throw malformed(bodyWords.form)
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed(bodyWords.utf8)
  }
}
