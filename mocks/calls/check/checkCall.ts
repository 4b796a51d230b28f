import type { z } from 'zod'
import { errorsOf, success, type Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { ErrorBody } from '../../../src/contract/endpoint/errors.ts'
import { LiveEvent } from '../../../src/contract/endpoint/events.ts'
import { Empty } from '../../../src/contract/fields/fields.ts'
import { headerOf, type RecordedCall } from '../../har/call.ts'
import { pathBelow } from '../../har/findOperation.ts'
import { maskJson } from '../../har/mask.ts'
import { operationOf } from '../../har/operationOf.ts'
import { schemaTexts } from './schemaText.ts'

/** The parts of a call that the contract describes. */
export type Part = 'path' | 'query' | 'body' | 'headers' | 'status' | 'reply' | 'events'

/** One place where a call differs from the contract. */
export interface Violation {
  /** Who differs: what the client sends, or what the server answers. */
  side: 'request' | 'reply'
  part: Part
  /** The JSON pointer into that part; empty for the whole of it. */
  pointer: string
  /** What should be there; a sentence of its own, with a full stop, where a rule of the contract says it. */
  expected: string
  /** What is there instead, in short. Secrets are masked. */
  got: string
  /** The heading in docs/ of the rule. */
  rule: string
}

/** Statuses that any operation may answer, beside its own (docs/contract.md#common-errors). */
const isCommon = (status: number) => status === 405 || status === 429 || status >= 500

const checked = new WeakMap<RecordedCall, readonly Violation[]>()

/**
 * Holds a call against the contract, both what was sent and what was answered. The result is kept with the call.
 *
 * @param base the base of the API, a path or an absolute URL
 */
export function checkCall(call: RecordedCall, base: string): readonly Violation[] {
  const known = checked.get(call)
  if (known) return known
  const found = check(call, base)
  checked.set(call, found)
  return found
}

/** What `checkCall` has found before; undefined for a call that nobody has looked at. */
export const knownViolations = (call: RecordedCall): readonly Violation[] | undefined => checked.get(call)

function check(call: RecordedCall, base: string): Violation[] {
  const path = pathBelow(call.url, base) ?? ''
  const found = operationOf(call.method, path)
  const rule = found?.endpoint.source.doc ?? 'docs/contract.md#operations'
  if (!found)
    return [
      {
        side: 'request',
        part: 'path',
        pointer: '',
        expected: 'an operation of the contract',
        got: `${call.method} ${path}`,
        rule,
      },
    ]
  return [...checkRequest(call, found.endpoint, found.params), ...checkReply(call, found.endpoint)]
}

function checkRequest(call: RecordedCall, endpoint: Endpoint, params: Record<string, string>): Violation[] {
  const { source, auth } = endpoint
  const at = (part: Part, schema: z.ZodType | undefined, value: unknown) =>
    schema
      ? differences(schema, value).map((each) => ({ side: 'request' as const, part, rule: source.doc, ...each }))
      : []
  const bearer = headerOf(call.requestHeaders, 'authorization')
  const query = Object.fromEntries(new URL(call.url).searchParams)
  const unknown = Object.keys(query).filter((name) => endpoint.query && !Object.hasOwn(endpoint.query.shape, name))
  // A body that was too long to keep cannot be checked.
  const canReadBody = endpoint.body && (call.requestBody !== null || call.requestSize === 0) && call.time !== null
  return [
    ...(auth !== 'none' && bearer === null
      ? [
          {
            side: 'request' as const,
            part: 'headers' as const,
            pointer: '/authorization',
            expected: 'a bearer',
            got: 'nothing',
            rule: 'docs/contract.md#token-lifetimes',
          },
        ]
      : []),
    ...at('path', endpoint.params, params),
    ...at('query', endpoint.query, query),
    ...unknown.map((name) => ({
      side: 'request' as const,
      part: 'query' as const,
      pointer: `/${name}`,
      expected: 'no such parameter',
      got: 'one',
      rule: source.doc,
    })),
    ...(canReadBody ? at('body', endpoint.body, parseJson(call.requestBody ?? '')) : []),
  ]
}

function checkReply(call: RecordedCall, endpoint: Endpoint): Violation[] {
  const { status, replyBody, replySize, events, time } = call
  if (status === null) return []
  const expected = success(endpoint)
  const at = (
    part: Part,
    found: Pick<Violation, 'pointer' | 'expected' | 'got'>[],
    rule: string = endpoint.source.doc,
  ) => found.map((each) => ({ side: 'reply' as const, part, rule, ...each }))
  const errors: readonly number[] = errorsOf(endpoint)
  if (status !== expected.status && !errors.includes(status) && !isCommon(status))
    return at('status', [{ pointer: '', expected: [expected.status, ...errors].join(', '), got: String(status) }])
  if (events)
    return at(
      'events',
      events.flatMap(({ data }, index) =>
        differences(LiveEvent, parseJson(data)).map((each) => ({ ...each, pointer: `/${index}${each.pointer}` })),
      ),
      'docs/contract.md#event-format',
    )
  if (time === null || (replyBody === null && replySize > 0)) return []
  const body = parseJson(replyBody ?? '')
  if (status !== expected.status) return at('reply', differences(ErrorBody, body), 'docs/contract.md#error-body')
  return expected.schema === Empty ? [] : at('reply', differences(expected.schema, body))
}

function differences(schema: z.ZodType, value: unknown) {
  const result = schema.safeParse(value)
  if (result.success) return []
  const held = { root: maskJson(value), textAt: schemaTexts(schema) }
  return result.error.issues.flatMap((issue) => fromIssue(issue, held, []))
}

type Issue = z.core.$ZodIssue

/** What is held against a schema, and what that wants at a JSON pointer. */
interface Held {
  root: unknown
  textAt(pointer: string): string
}

/** The places of an issue: each key that should not be there, and of a choice the alternative that fits best. */
function fromIssue(
  issue: Issue,
  held: Held,
  under: readonly PropertyKey[],
): Pick<Violation, 'pointer' | 'expected' | 'got'>[] {
  const path = [...under, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      pointer: pointerOf([...path, key]),
      expected: 'no such field',
      got: shortOf(valueAt(held.root, [...path, key])),
    }))
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const [closest = []] = issue.errors.toSorted((a, b) => a.length - b.length)
    return closest.flatMap((inner) => fromIssue(inner, held, path))
  }
  const pointer = pointerOf(path)
  return [{ pointer, expected: expectationOf(issue, held.textAt(pointer)), got: shortOf(valueAt(held.root, path)) }]
}

/** In the words that the panes show beside a value, if they say what is wrong with it. */
function expectationOf(issue: Issue, text: string): string {
  if (issue.code === 'invalid_type') return text === '' ? issue.expected : text
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(' or ')
  if (issue.code !== 'invalid_format') return issue.message.endsWith('.') ? issue.message : `${issue.message}.`
  return issue.format === 'regex' ? `a text like ${issue.pattern ?? ''}` : `a text of the format ${issue.format}`
}

/** A JSON pointer of a path. */
export const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined,
    root,
  )

const SHORT = 60

function shortOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? typeof value
  return text.length <= SHORT ? text : `${text.slice(0, SHORT)}…`
}

/** Parses JSON; undefined if the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
