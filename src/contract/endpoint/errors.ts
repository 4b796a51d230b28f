import { z } from '../zod.ts'

/** The error codes on the wire, by status (docs/contract.md#status-codes). */
export const errorCodes = {
  400: 'INVALID_INPUT',
  401: 'UNAUTHENTICATED',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL',
  501: 'NOT_IMPLEMENTED',
  502: 'BAD_GATEWAY',
  503: 'UNAVAILABLE',
} as const

export type ErrorStatus = keyof typeof errorCodes

/** Failures that every operation may answer (docs/contract.md#status-codes). */
export const commonFailures = [429, 500, 502, 503] as const satisfies readonly ErrorStatus[]

/**
 * The body of every error response (docs/contract.md#error-body). `details` is a message for users, `fields` has one
 * per invalid input.
 */
export const ErrorBody = z
  .strictObject({
    error: z.strictObject({
      code: z.enum(Object.values(errorCodes)).describe('The kind of failure, one per status.'),
      details: z.string().min(1).describe('One sentence that a person can read.'),
      fields: z
        .record(z.string(), z.string())
        .optional()
        .describe('Path of an input (`email`, `config.sport`) to what is wrong with it.'),
    }),
  })
  .meta({ id: 'ErrorBody', description: 'The body of every failing reply.' })
export type ErrorBody = z.infer<typeof ErrorBody>
