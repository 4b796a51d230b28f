import { entryOf } from './entryOf.ts'
import { callWords } from './words.ts'

/** An error response of the server. Failures without a response (no connection, time-out) keep their original error. */
export class ApiError extends Error {
  readonly status: number
  /** The server's message, without the action in front. */
  readonly details: string
  readonly code: string | null
  /** Validation messages by the path of the input. */
  readonly fields: Record<string, string>

  constructor(action: string, status: number, body: unknown) {
    const { code, fields } = readFailure(body)
    const details = readDetails(body) ?? callWords.status(status)
    super(callWords.failed(action, details))
    this.name = 'ApiError'
    this.status = status
    this.details = details
    this.code = code
    this.fields = fields
  }
}

/** Code and messages of the contract's error body, as far as the server sent it (docs/contract.md#error-body). */
function readFailure(body: unknown): { code: string | null; fields: Record<string, string> } {
  const error = entryOf(body, 'error')
  const code = entryOf(error, 'code')
  const fields = Object.entries(entryOf(error, 'fields') ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { code: typeof code === 'string' ? code : null, fields: Object.fromEntries(fields) }
}

/** The message of an error body. Servers put it in one of these places; the contract's comes first. */
function readDetails(body: unknown): string | null {
  const details = entryOf(entryOf(body, 'error'), 'details')
  const places = [details, entryOf(details, 'message'), entryOf(body, 'details'), entryOf(body, 'message')]
  return places.find((place): place is string => typeof place === 'string' && place !== '') ?? null
}

/** True if the server answered 404: the subject does not exist. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
