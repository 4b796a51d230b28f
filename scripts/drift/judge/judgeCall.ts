import type { z } from 'zod'
import { headerOf, type RecordedCall } from '../../../mocks/har/call.ts'
import { pathBelow, type FoundOperation } from '../../../mocks/har/findOperation.ts'
import { operationOf } from '../../../mocks/har/operationOf.ts'
import { errorsOf, success, type DocAnchor } from '../../../src/contract/endpoint/endpoint.ts'
import { ErrorBody, errorCodes } from '../../../src/contract/endpoint/errors.ts'
import { endpoints } from '../../../src/contract/index.ts'
import { differencesOf, typeDifferences, type Difference } from '../../../tests/conformance/tools/violation.ts'
import { breaksClients } from './breaksClients.ts'
import { driftOf, type Drift, type DriftKind } from './drift.ts'
import { judgeEvents } from './events.ts'
import { judgeInput } from './input.ts'
import { judgePage } from './page.ts'

/** Any operation may answer these (docs/contract.md#status-codes). */
const ALWAYS = [405, 429, 500, 501, 502, 503]

/** Methods that browsers and proxies use by themselves. */
const ASIDE = ['OPTIONS', 'HEAD', 'CONNECT', 'TRACE']

/** True for a call that the contract is about: below the base of the API, and answered. */
export function isJudged({ url, method, status, failure }: RecordedCall, base: string): boolean {
  return pathBelow(url, base) !== null && !ASIDE.includes(method) && status !== null && status > 0 && failure === null
}

/** All differences of one answered call from the contract. */
export function judgeCall(call: RecordedCall, base: string): Drift[] {
  const path = pathBelow(call.url, base) ?? ''
  const found = operationOf(call.method, path)
  // A path with an id that no operation allows does not exist.
  const exists = found && (found.endpoint.params?.safeParse(found.params).success ?? true)
  if (!exists) return judgeUnknown(call, path)
  const status = judgeStatus(call, found)
  const headers = status.length === 0 ? judgeHeaders(call, found) : []
  return [...status, ...headers, ...judgeReply(call, found), ...judgeInput(call, found)]
}

/** The path of an operation with another method, or null. */
const knownPath = (path: string) => endpoints.some(({ method }) => operationOf(method, path) !== null)

/**
 * A path outside the contract gets 404, and one with another method 405. Whatever else answers there is not in the
 * contract.
 */
function judgeUnknown({ method, status, url }: RecordedCall, path: string): Drift[] {
  const expected = knownPath(path) ? [405, 404] : [404]
  if (status === null || expected.includes(status) || status >= 500 || status === 429) return []
  return [
    {
      kind: 'unknown path',
      operation: null,
      call: `${method} ${withoutIds(path)}`,
      pointer: 'path',
      expected: `${expected[0]}, because the contract has no such operation`,
      got: `${status} at ${new URL(url).pathname}`.replace(path, withoutIds(path)),
      rule: 'docs/contract.md#paths',
      breaksClient: false,
    },
  ]
}

/** Ids are long and have digits; two calls that differ by them are the same path. */
const withoutIds = (path: string) => path.replace(/\/(?=[^/]*\d)[\w.~%-]{8,}/g, '/{id}')

function judgeStatus({ status }: RecordedCall, { endpoint }: FoundOperation): Drift[] {
  const drift = driftOf(endpoint)
  const declared = [success(endpoint).status, ...errorsOf(endpoint)]
  if (status !== null && [...declared, ...ALWAYS].includes(status)) return []
  const rule = 'docs/contract.md#status-codes'
  const breaksClient = !isUnreadSuccess(endpoint, status)
  return [drift('status', 'status', declared.join(', '), String(status), { rule, breaksClient })]
}

/** Headers of a reply with a body. The client of the contract does without them; a browser's cache, and others, do not. */
function judgeHeaders(call: RecordedCall, { endpoint }: FoundOperation): Drift[] {
  const { status, replyHeaders, replyBody, replySize } = call
  const drift = driftOf(endpoint)
  const drifts: Drift[] = []
  const caching = headerOf(replyHeaders, 'cache-control')
  const hasBody = replySize > 0 || (replyBody ?? '') !== ''
  if (hasBody && !caching?.includes('no-store')) {
    const rule = 'docs/contract.md#caching'
    drifts.push(drift('header', 'cache-control', 'no-store', caching ?? 'nothing', { rule, breaksClient: false }))
  }
  const body = isUnreadSuccess(endpoint, status) ? undefined : read(call)
  if (body !== undefined && 'json' in body)
    for (const { pointer, expected, got } of typeDifferences(headerOf(replyHeaders, 'content-type')))
      drifts.push(drift('header', pointer, expected, got, { rule: 'docs/contract.md#bodies', breaksClient: false }))
  return drifts
}

function judgeReply(call: RecordedCall, found: FoundOperation): Drift[] {
  const { status, replyHeaders, replyBody, events } = call
  const { endpoint } = found
  const drift = driftOf(endpoint)
  const type = headerOf(replyHeaders, 'content-type') ?? ''
  const good = success(endpoint)
  if (isUnreadSuccess(endpoint, status)) return []
  const isStream = endpoint.path === '/system/sse' && status === good.status
  if (isStream) {
    if (!type.startsWith('text/event-stream'))
      return [
        drift('header', 'content-type', 'text/event-stream', type || 'nothing', {
          rule: 'docs/contract.md#event-stream',
        }),
      ]
    return judgeEvents(events ?? [], endpoint)
  }
  if (status === good.status) {
    if (status === 204)
      return (replyBody ?? '') === '' ? [] : [drift('other value', '/', 'no body', 'a body', { breaksClient: false })]
    const body = read(call)
    if (body === undefined) return []
    if ('broken' in body) return [drift('other type', '/', 'JSON', body.broken)]
    const bodies = compare(good.schema, body.json, endpoint.source.doc)
    // The order of rows that have another shape says nothing.
    return [...bodies.map(toDrift(drift)), ...(bodies.length === 0 ? judgePage(call, found, body.json) : [])]
  }
  const body = read(call)
  if (body === undefined || status === null || !(status in errorCodes)) return []
  if ('broken' in body)
    return [drift('other type', '/', 'an error body', body.broken, { rule: 'docs/contract.md#error-body' })]
  const wrong = compare(ErrorBody, body.json, 'docs/contract.md#error-body')
  if (wrong.length > 0) return wrong.map(toDrift(drift))
  const { code } = ErrorBody.parse(body.json).error
  const expected = Object.entries(errorCodes).find(([key]) => key === String(status))?.[1] ?? code
  return code === expected
    ? []
    : [drift('other value', '/error/code', expected, code, { rule: 'docs/contract.md#error-body' })]
}

/** True for a success whose reply nobody reads: any 2xx, with any body (docs/contract.md#unread-replies). */
const isUnreadSuccess = ({ unread }: FoundOperation['endpoint'], status: number | null) =>
  unread === true && status !== null && status >= 200 && status < 300

/** The body of a reply as JSON; undefined if it was not kept. */
function read({ replyBody, replySize }: RecordedCall): { json: unknown } | { broken: string } | undefined {
  if (replyBody === null) return replySize === 0 ? { broken: 'nothing' } : undefined
  if (replyBody === '') return { broken: 'nothing' }
  try {
    return { json: JSON.parse(replyBody) as unknown }
  } catch {
    return { broken: 'no JSON' }
  }
}

interface Compared extends Difference {
  kind: DriftKind
  rule: DocAnchor
}

function compare(schema: z.ZodType, body: unknown, rule: DocAnchor): Compared[] {
  const parsed = schema.safeParse(body)
  if (parsed.success) return []
  return differencesOf(parsed.error.issues, body).map((difference) => ({
    ...difference,
    kind: kindOf(difference),
    rule,
  }))
}

const TYPES = ['string', 'number', 'int', 'boolean', 'array', 'object', 'record', 'null']

function kindOf({ expected, got }: Difference): DriftKind {
  if (expected === 'no such key') return 'unknown field'
  if (got === 'nothing') return 'missing field'
  return TYPES.includes(expected) && expected !== got && !(expected === 'int' && got === 'number')
    ? 'other type'
    : 'other value'
}

/** Of a choice, the value that came tells most, and it is no secret. */
const gotOf = ({ expected, got, example }: Difference) => (expected.includes(' or ') && example !== '' ? example : got)

const toDrift =
  (drift: ReturnType<typeof driftOf>) =>
  ({ rule, kind, ...difference }: Compared): Drift =>
    drift(kind, difference.pointer, difference.expected, gotOf(difference), {
      rule,
      breaksClient: breaksClients(difference),
    })
