import type { ErrorStatus } from '../../src/contract/endpoint/errors.ts'

/**
 * What the server says when it refuses a call. A 402 contains "payment" and a 403 "forbidden"
 * (docs/contract.md#status-codes).
 */
export const problemWords = {
  fields: (count: number) => `${count} fields need correcting.`,
  payment: 'Payment required: this club has no subscription.',
  otherClub: 'Forbidden: this belongs to another club.',
  adminOnly: 'Forbidden: only an admin of the club may do this.',
  notFound: (what: string) => `${what} not found.`,
  path: (path: string) => `Path ${path}`.trim(),
  method: (allowed: string) => `This path takes ${allowed} only.`,
  tooLarge: (limit: string) => `The body is larger than ${limit}.`,
  encoding: (given: string) => `The body is encoded as ${given}. Send it without an encoding.`,
  mediaType: (wanted: string) => `The body must be sent as ${wanted}.`,
} as const

/** Why a token does not open a call. */
export const tokenWords = {
  missing: 'A bearer token is needed.',
  invalid: 'The token is not valid.',
  kind: (kind: string) => `This token is for something else: ${kind}.`,
  expired: 'The token has expired.',
  revoked: 'The token has been revoked.',
  used: 'This link has already been used.',
} as const

/** What is wrong with the body of a call. */
export const bodyWords = {
  needed: 'A JSON body is needed.',
  object: 'Must be a JSON object.',
  json: 'The body is not valid JSON.',
  cut: 'The body ended too early.',
  form: 'The form data could not be read.',
  file: 'Choose a file.',
  csv: 'a CSV file',
  utf8: 'The text is not valid UTF-8.',
} as const

/** The failures that a test or a presenter asks for, and that of a bug. */
export const failureWords: Readonly<Record<ErrorStatus, string>> = {
  400: 'The input was refused.',
  401: 'Your session has ended.',
  402: problemWords.payment,
  403: 'Forbidden: you do not have permission to do this.',
  404: 'Not found.',
  405: 'This method is not allowed here.',
  409: 'This already exists.',
  413: 'The body is too large.',
  415: 'This media type is not supported.',
  429: 'Too many requests. Try again in a moment.',
  500: 'Something went wrong on our side. Try again.',
  501: 'This is not available yet.',
  502: 'The server could not be reached. Try again in a moment.',
  503: 'The service is unavailable. Try again in a moment.',
}

/** What Chromium calls a request that got no answer. */
export const failedFetch = 'Failed to fetch'
