import { vi } from 'vitest'

/**
 * Waits until a check passes, and resolves with what it returns; rejects with its last error after a minute. Vitest's
 * own limit of a second is too short for a busy machine.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 60_000 })
