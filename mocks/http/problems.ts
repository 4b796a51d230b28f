import { errorCodes, type ErrorBody, type ErrorStatus } from '../../src/contract/endpoint/errors.ts'

/** A failure that the contract declares. Handlers throw it, and `serve` answers it as an error body. */
export class Problem extends Error {
  readonly status: ErrorStatus
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>

  constructor(
    status: ErrorStatus,
    details: string,
    extra: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(details)
    this.name = 'Problem'
    this.status = status
    this.fields = extra.fields
    this.headers = extra.headers ?? {}
  }
}

export const invalidInput = (fields: Record<string, string>) =>
  new Problem(
    400,
    // Forms show each message at its input, so this sentence leaves out the field names of the wire.
    Object.keys(fields).length === 1
      ? Object.values(fields).join('')
      : `${Object.keys(fields).length} fields need correcting.`,
    { fields },
  )
/** Well-formed input that a business rule rejects: a sentence, and the field that it concerns. */
export const refused = (details: string, field: string) => new Problem(400, details, { fields: { [field]: details } })
export const malformed = (details: string) => new Problem(400, details)
export const unauthenticated = (details: string) =>
  new Problem(401, details, { headers: { 'www-authenticate': 'Bearer' } })
export const paymentRequired = () => new Problem(402, 'Payment required: this club has no subscription.')
export const forbidden = (details = 'Forbidden: this belongs to another club.') => new Problem(403, details)
export const notFound = (what: string) => new Problem(404, `${what} not found.`)
export const methodNotAllowed = (allow: string) =>
  new Problem(405, `This path takes ${allow} only.`, { headers: { allow } })
/**
 * A unique value is already taken (docs/contract.md#conflicts).
 *
 * @param field the input field that conflicts
 */
export const conflict = (details: string, field?: string) =>
  new Problem(409, details, field === undefined ? {} : { fields: { [field]: details } })
export const tooLarge = (limit: string) => new Problem(413, `The body is larger than ${limit}.`)
export const unsupportedMediaType = (wanted: string) => new Problem(415, `The body must be sent as ${wanted}.`)

/** The messages of injected faults; 402 and 403 contain the word that the screens look for (docs/contract.md#status-codes). */
const faultDetails: Record<ErrorStatus, string> = {
  400: 'The input was refused.',
  401: 'The session has ended.',
  402: 'Payment required: this club has no subscription.',
  403: 'Forbidden: this user lacks the right.',
  404: 'Not found.',
  405: 'This method is not allowed here.',
  409: 'This exists already.',
  413: 'The body is too large.',
  415: 'This media type is not supported.',
  429: 'Too many requests. Try again in a moment.',
  500: 'Something went wrong on our side. Try again.',
  501: 'This is not available yet.',
  502: 'The server behind the gateway gave no usable answer.',
  503: 'The service is unavailable. Try again in a moment.',
}
export const injectedFault = (status: ErrorStatus) => new Problem(status, faultDetails[status])

export function problemResponse({ status, message, fields, headers }: Problem): Response {
  const body: ErrorBody = { error: { code: errorCodes[status], details: message, ...(fields && { fields }) } }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
