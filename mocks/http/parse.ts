import type { z } from 'zod'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { invalidInput, malformed, notFound, tooLarge, unsupportedMediaType } from './problems.ts'

/** A JSON body holds at most this many bytes (readings 1.11). */
const BODY_MAX = 1024 * 1024

/** Parses path, query and body by the contract; throws 400, 404, 413 or 415. */
export async function parseInput(endpoint: Endpoint, request: Request, url: URL, params: Record<string, string>) {
  return {
    params: endpoint.params ? parseParams(endpoint.params, params) : {},
    query: endpoint.query ? parsePart(endpoint.query, Object.fromEntries(url.searchParams), 'query') : {},
    body: endpoint.body ? parsePart(endpoint.body, await readJson(request), 'body') : undefined,
  }
}

/** A path whose parameter cannot be an id names nothing. */
function parseParams(schema: z.ZodType, params: Record<string, string>) {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw notFound('Path')
  return parsed.data
}

function parsePart(schema: z.ZodType, value: unknown, part: string) {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues)
    fields[issue.path.join('.') || part] ??= issue.path.length === 0 ? 'Must be a JSON object.' : issue.message
  throw invalidInput(fields)
}

async function readJson(request: Request): Promise<unknown> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > BODY_MAX) throw tooLarge('1 MB')
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > BODY_MAX) throw tooLarge('1 MB')
  if (bytes.length === 0) throw malformed('A JSON body is needed.')
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw unsupportedMediaType('application/json')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw malformed('The body is not valid JSON.')
  }
}
