import { errorCodes, type ErrorBody, type ErrorStatus } from '../../src/contract/endpoint/errors.ts'
import { failureWords, problemWords } from './words.ts'

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
    Object.keys(fields).length === 1 ? Object.values(fields).join('') : problemWords.fields(Object.keys(fields).length),
    { fields },
  )
/** Well-formed input that a business rule rejects: a sentence, and the field that it concerns. */
export const refused = (details: string, field: string) => new Problem(400, details, { fields: { [field]: details } })
export const malformed = (details: string) => new Problem(400, details)
export const unauthenticated = (details: string) =>
  new Problem(401, details, { headers: { 'www-authenticate': 'Bearer' } })
export const paymentRequired = () => new Problem(402, problemWords.payment)
export const forbidden = (details: string = problemWords.otherClub) => new Problem(403, details)
export const notFound = (what: string) => new Problem(404, problemWords.notFound(what))
/** A path that no operation has; a long one is cut. */
export const pathNotFound = (path = '') => notFound(problemWords.path(path.slice(0, 200)))
export const methodNotAllowed = (allow: string) => new Problem(405, problemWords.method(allow), { headers: { allow } })
/**
 * A unique value is already taken (docs/contract.md#conflicts).
 *
 * @param field the input field that conflicts
 */
export const conflict = (details: string, field?: string) =>
  new Problem(409, details, field === undefined ? {} : { fields: { [field]: details } })
export const tooLarge = (limit: string) => new Problem(413, problemWords.tooLarge(limit))
export const unsupportedMediaType = (wanted: string) => new Problem(415, problemWords.mediaType(wanted))
export const unsupportedEncoding = (given: string) =>
  new Problem(415, problemWords.encoding(given), { headers: { 'accept-encoding': 'identity' } })

/** A failure that nothing in the input explains: an injected fault, or a bug. */
export const failure = (status: ErrorStatus) => new Problem(status, failureWords[status])

export function problemResponse({ status, message, fields, headers }: Problem): Response {
  const body: ErrorBody = { error: { code: errorCodes[status], details: message, ...(fields && { fields }) } }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
