import { TimeoutError } from '../../../api/client/deadline.ts'
import { ApiError } from '../../../api/errors.ts'
import { callWords } from '../../../api/words.ts'

/**
 * The server's own message for a failure, or the fallback if it sent none. A time-out has a message of its own
 * (docs/product/connectors.md#errors).
 */
export function serverSentence(error: unknown, fallback: string): string {
  if (error instanceof TimeoutError) return error.message
  if (!(error instanceof ApiError)) return fallback
  return error.details === callWords.status(error.status) ? fallback : error.details
}
