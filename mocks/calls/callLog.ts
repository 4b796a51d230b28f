import type { RecordedCall } from '../har/call.ts'

/** The most calls that are kept; the oldest are dropped. */
export const KEPT_CALLS = 500

/** The most characters in the bodies of all kept calls together. */
const KEPT_TEXT = 16_000_000

/** Listeners hear of changes at most this often, in milliseconds. */
const NOTIFY_MS = 60

/** The calls of a page, or of all pages of a browser, as a list that somebody can look at. */
export interface CallSource {
  /** The kept calls, the earliest first; the same array until something changes. */
  calls(): readonly RecordedCall[]
  subscribe(listener: () => void): () => void
  clear(): void
}

/** A list that calls are written to. */
export interface CallLog extends CallSource {
  /** Adds a call, or replaces the one of the same id. */
  put(call: RecordedCall): void
  /** Called immediately with every call that is added, for copies elsewhere. */
  onPut(listener: (call: RecordedCall) => void): () => void
}

const textOf = ({ requestBody, replyBody }: RecordedCall) => (requestBody?.length ?? 0) + (replyBody?.length ?? 0)

/** Creates a list that keeps the latest calls. What it costs does not depend on how many there were. */
export function createCallLog(kept = KEPT_CALLS): CallLog {
  const byId = new Map<string, RecordedCall>()
  const listeners = new Set<() => void>()
  const putListeners = new Set<(call: RecordedCall) => void>()
  let text = 0
  let list: readonly RecordedCall[] | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function changed() {
    list = null
    if (listeners.size === 0) return
    timer ??= setTimeout(() => {
      timer = undefined
      for (const listener of listeners) listener()
    }, NOTIFY_MS)
  }

  return {
    calls: () => (list ??= [...byId.values()]),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    clear() {
      // A call that is still open appears again with its reply.
      byId.clear()
      text = 0
      changed()
    },
    put(call) {
      const before = byId.get(call.id)
      text += textOf(call) - (before ? textOf(before) : 0)
      byId.set(call.id, call)
      for (const [id, oldest] of byId) {
        if (byId.size <= kept && text <= KEPT_TEXT) break
        byId.delete(id)
        text -= textOf(oldest)
      }
      for (const listener of putListeners) listener(call)
      changed()
    },
    onPut(listener) {
      putListeners.add(listener)
      return () => void putListeners.delete(listener)
    },
  }
}
