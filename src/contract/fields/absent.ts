import type { z } from 'zod'

/**
 * The values of the fields that a request may leave out: null, or false for a flag (docs/contract.md#required-fields).
 *
 * @param body the schema of the request's body
 */
export function absentOf(body: z.ZodObject): Record<string, null | false> {
  const optional = Object.entries(body.shape).filter(([, field]) => field.safeParse(undefined).success)
  return Object.fromEntries(optional.map(([name, field]) => [name, field.safeParse(null).success ? null : false]))
}
