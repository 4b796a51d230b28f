import { z } from 'zod'

/** An error answer of the server. Failures without an answer (no connection, time-out) keep their original error. */
export class ApiError extends Error {
  readonly status: number
  /** The server's own sentence, without the action before it. */
  readonly details: string
  readonly code: string | null
  /** What is wrong with single inputs, by their path. */
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
/** The places where a server may put its message, that of the contract first (docs/contract.md#error-body). */
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

/** Whether the server says that what was asked for does not exist. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
