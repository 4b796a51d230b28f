import assert from 'node:assert/strict'
import type { z } from 'zod'
import { success, type Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { ErrorBody, errorCodes, type ErrorStatus } from '../../../src/contract/endpoint/errors.ts'
import { differencesOf, statusDifference, typeDifferences, Violation, type Difference } from './violation.ts'

export interface Answer {
  /** The id of the operation that answered; null for a path or method outside the contract. */
  operation: string | null
  status: number
  body: unknown
  headers: Headers
}

/** How an answer differs from JSON that fits a schema. Without a body, its type says nothing. */
function differencesOfJson(schema: z.ZodType, { body, headers }: Pick<Answer, 'body' | 'headers'>): Difference[] {
  const parsed = schema.safeParse(body)
  return [
    ...(body === undefined ? [] : typeDifferences(headers.get('content-type'))),
    ...(parsed.success ? [] : differencesOf(parsed.error.issues, body)),
  ]
}

/**
 * Asserts the declared success: its status, and JSON that fits the schema without undeclared keys. Where nobody reads
 * the reply, any body does (docs/contract.md#unread-replies).
 */
export function expectReply(endpoint: Endpoint, answer: Answer) {
  const { status, schema } = success(endpoint)
  if (answer.status !== status)
    throw new Violation(
      endpoint.id,
      'status',
      `${endpoint.id} answers ${answer.status}: ${JSON.stringify(answer.body)?.slice(0, 500)}`,
      [statusDifference(status, answer.status)],
    )
  if (endpoint.unread || answer.headers.get('content-type')?.startsWith('text/event-stream')) return
  const differences = differencesOfJson(schema, answer)
  if (differences.length === 0) return
  throw new Violation(
    endpoint.id,
    'reply',
    `${endpoint.id} violates the contract: ${describe(differences)}`,
    differences,
  )
}

const describe = (differences: readonly Difference[]) =>
  differences.map(({ pointer, expected, got }) => `${pointer}: expected ${expected}, got ${got}`).join('; ')

/** Asserts a failure as the contract declares it: status, code, a sentence, and optionally a path in `fields`. */
export function expectError(
  { operation, status, body, headers }: Answer,
  expected: ErrorStatus,
  expectation: { field?: string; word?: string } = {},
) {
  if (status !== expected)
    throw new Violation(
      operation,
      'status',
      `expected ${expected}, got ${status}: ${JSON.stringify(body)?.slice(0, 300)}`,
      [statusDifference(expected, status)],
    )
  const differences = differencesOfJson(ErrorBody, { body, headers })
  if (differences.length > 0) {
    const message = `the error body violates the contract: ${describe(differences)}`
    throw new Violation(operation, 'error body', message, differences)
  }
  const { code, details, fields } = ErrorBody.parse(body).error
  assert.equal(code, errorCodes[expected])
  const { field, word } = expectation
  if (field !== undefined) assert.ok(fields?.[field], `fields does not name ${field}: ${JSON.stringify(fields)}`)
  if (word !== undefined) assert.match(details, new RegExp(word, 'i'))
}
