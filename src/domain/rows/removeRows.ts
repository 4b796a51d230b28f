import { isGone } from '../../api/errors.ts'

/** Calls at a time. More would hold up what the rest of the page asks for. */
const AT_ONCE = 4

export interface RemovalProgress {
  done: number
  total: number
}

export interface Removal {
  removed: number
  /** The rows that are still there, because their deletion failed or was not begun. */
  left: string[]
  /** The first failure; null if there was none. */
  error: unknown
}

/**
 * Deletes rows, a few at a time. It stops after the first failure, because the next ones would fail for the same
 * reason, and when the signal is aborted. Rows that somebody else has deleted count as deleted. It never throws.
 *
 * @param remove deletes one row, and throws if it cannot
 */
export async function removeRows(
  ids: readonly string[],
  remove: (id: string) => Promise<unknown>,
  { signal, onProgress }: { signal: AbortSignal; onProgress(progress: RemovalProgress): void },
): Promise<Removal> {
  const left = new Set(ids)
  const waiting = ids.values()
  let error: unknown = null
  async function work() {
    for (const id of waiting) {
      if (signal.aborted || error !== null) return
      try {
        await remove(id)
      } catch (failure) {
        if (!isGone(failure)) {
          error ??= failure
          return
        }
      }
      left.delete(id)
      onProgress({ done: ids.length - left.size, total: ids.length })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { removed: ids.length - left.size, left: [...left], error }
}
