import { z } from 'zod'

/** A failing answer of the server. Failures without an answer (no connection, time-out) stay the errors they were. */
export class ApiError extends Error {
  readonly status: number
  /** The server's own sentence, without the action before it. */
  readonly details: string
  readonly code: string | null
  /** Path of an input to what is wrong with it. */
  readonly fields: Record<string, string>

  constructor(action: string, status: number, body: unknown) {
    const known = Failure.safeParse(body).data
    const details = readDetails(body) ?? `HTTP ${status}`
    super(`Error ${action}: ${details}`)
    this.name = 'ApiError'
    this.status = status
    this.details = details
    this.code = known?.error?.code ?? null
    this.fields = known?.error?.fields ?? {}
  }
}

const Failure = z.object({
  error: z.object({ code: z.string().optional(), fields: z.record(z.string(), z.string()).optional() }).optional(),
})

const message = z.string().min(1)
/** Where a server may have put its sentence, the contract's own place first (docs/contract.md#error-body). */
const detailReaders = [
  z.object({ error: z.object({ details: message }) }).transform(({ error }) => error.details),
  z.object({ error: z.object({ details: z.object({ message }) }) }).transform(({ error }) => error.details.message),
  z.object({ details: message }).transform(({ details }) => details),
  z.object({ message }).transform((body) => body.message),
]

function readDetails(body: unknown): string | null {
  for (const reader of detailReaders) {
    const read = reader.safeParse(body)
    if (read.success) return read.data
  }
  return null
}

/** What an error says to the person before the screen. */
export function errorMessage(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'An unexpected error occurred'
}

/** Whether the server has told that what was asked for is not there. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
