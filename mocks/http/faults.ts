import type { ErrorStatus } from '../../src/contract/endpoint/errors.ts'
import { failure } from './problems.ts'

/** Injected failures and delays: `control.fail` and `control.latency` set them, and `serve` applies them. */
export interface Faults {
  /** The next `times` calls of an operation answer `status`. */
  fail(endpoint: string, status: ErrorStatus, times: number): void
  /** Delays every answer by this many milliseconds of the host's time. */
  latency(milliseconds: number): void
  /** Removes every failure and the delay. */
  clear(): void
  /** Waits for the latency, then throws the operation's fault, if any. */
  apply(endpoint: string): Promise<void>
}

export function createFaults(): Faults {
  const due = new Map<string, { status: ErrorStatus; times: number }>()
  let delay = 0
  return {
    fail(endpoint, status, times) {
      if (times > 0) due.set(endpoint, { status, times })
      else due.delete(endpoint)
    },
    latency(milliseconds) {
      delay = milliseconds
    },
    clear() {
      due.clear()
      delay = 0
    },
    async apply(endpoint) {
      const fault = due.get(endpoint)
      if (fault && --fault.times === 0) due.delete(endpoint)
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
      if (fault) throw failure(fault.status)
    },
  }
}
