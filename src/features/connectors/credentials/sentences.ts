import { ApiError } from '../../../api/errors.ts'

/**
 * What the server itself says of a failure; where it has said nothing, the screen's own words
 * (docs/product/connectors.md#errors).
 */
export function serverSentence(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  return error.details === `HTTP ${error.status}` ? fallback : error.details
}
