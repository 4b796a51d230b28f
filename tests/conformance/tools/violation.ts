import type { z } from 'zod'

/** One place where an answer differs from the contract. */
export interface Difference {
  /** The JSON pointer into the body, with `*` for any row; `status` for the status of the answer, or a header. */
  pointer: string
  expected: string
  /** What is there instead: a kind, such as `number` or `nothing`. */
  got: string
  /** The value that is there, in short; empty if the kind says it all. */
  example: string
}

export type ViolationKind = 'status' | 'reply' | 'error body' | 'no answer'

/** An answer that the contract does not declare, with every difference. */
export class Violation extends Error {
  /** The id of the operation that answered; null for a path or method outside the contract. */
  readonly operation: string | null
  readonly kind: ViolationKind
  readonly differences: readonly Difference[]

  constructor(operation: string | null, kind: ViolationKind, message: string, differences: readonly Difference[]) {
    super(message)
    this.name = 'Violation'
    this.operation = operation
    this.kind = kind
    this.differences = differences
  }
}

/** Whether an error is fetch's own, without a connection or of one that broke; its cause says how. */
export const isBrokenConnection = (error: unknown): error is TypeError & { cause: Error } =>
  error instanceof TypeError && error.cause instanceof Error

/** A call was not answered in time; the message says in what time. */
export class NoAnswer extends Error {}

/** A law cannot be tried, because a call that it needs first does not work. */
export class Blocked extends Error {
  /** The id of the operation that does not work. */
  readonly operation: string

  constructor(operation: string, why = `${operation} is not implemented`) {
    super(`blocked by ${operation}: ${why}`)
    this.name = 'Blocked'
    this.operation = operation
  }
}

/** The target has too few rows to judge it by a law. */
export class TooFewRows extends Error {}

/**
 * Throws `TooFewRows` if a law has nothing to judge.
 *
 * @param why a sentence without its full stop, such as `there are no orders`
 */
export function expectRows(count: number, why: string, least = 1) {
  if (count < least) throw new TooFewRows(why)
}

const EXAMPLE_MAX = 60

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** All differences between a body and its schema, each once for all rows of a list. */
export function differencesOf(issues: readonly Issue[], body: unknown): Difference[] {
  const found = new Map<string, Difference>()
  for (const difference of issues.flatMap((issue) => fromIssue(issue, body, []))) {
    const key = JSON.stringify([difference.pointer, difference.expected, difference.got])
    if (!found.has(key)) found.set(key, difference)
  }
  return [...found.values()]
}

/** The difference between two statuses. */
export const statusDifference = (expected: number, got: number): Difference => ({
  pointer: 'status',
  expected: String(expected),
  got: String(got),
  example: '',
})

const JSON_TYPE = 'application/json'

/** The difference between the type of a reply and that of JSON; none if only parameters such as a charset differ. */
export function typeDifferences(type: string | null): Difference[] {
  const got = type?.split(';')[0]?.trim() ?? ''
  if (got.toLowerCase() === JSON_TYPE) return []
  return [{ pointer: 'content-type', expected: JSON_TYPE, got: got || 'nothing', example: '' }]
}

function fromIssue(issue: Issue, body: unknown, under: Path): Difference[] {
  const path = [...under, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => differenceAt([...path, key], 'no such key', body))
  // Of a choice, the alternative that fits best tells most.
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const [closest = []] = issue.errors.toSorted((a, b) => a.length - b.length)
    return closest.flatMap((inner) => fromIssue(inner, body, path))
  }
  return [differenceAt(path, expectationOf(issue), body)]
}

function expectationOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.expected
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(' or ')
  if (issue.code !== 'invalid_format') return issue.message
  return issue.format === 'regex' ? `a text like ${issue.pattern ?? ''}` : `a text of the format ${issue.format}`
}

function differenceAt(path: Path, expected: string, body: unknown): Difference {
  const value = valueAt(body, path)
  const pointer = path.map((part) => `/${typeof part === 'number' ? '*' : escaped(String(part))}`).join('')
  const got = kindOf(value)
  const tells = value !== undefined && value !== null && typeof value !== 'object'
  return { pointer: pointer === '' ? '/' : pointer, expected, got, example: tells ? short(value) : '' }
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

const short = (value: unknown) => {
  const text = JSON.stringify(value) ?? ''
  return text.length <= EXAMPLE_MAX ? text : `${text.slice(0, EXAMPLE_MAX)}…`
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined,
    body,
  )
}
