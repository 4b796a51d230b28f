import { z } from 'zod'
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
    const known = Failure.safeParse(body).data
    const details = readDetails(body) ?? callWords.status(status)
    super(callWords.failed(action, details))
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
/** The places where a server may put its message; the contract's comes first (docs/contract.md#error-body). */
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

/** True if the server answered 404: the subject does not exist. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
