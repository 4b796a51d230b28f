/**
 * Detects the death of pages and workers. A MessagePort gives no event when the other side dies, and a ping cannot tell
 * a dead worker from a busy one. A lock can, because the browser releases it exactly when its holder is gone.
 */
export interface LivenessLocks {
  /** Acquires a lock for the lifetime of this page or worker; resolves with its name once it is held. */
  hold(): Promise<string>
  /** Calls back once the holder of a lock is gone. Returns a function that stops watching. */
  watch(name: string, onEnd: () => void): () => void
}

/** Liveness locks on the Web Locks API. */
export const webLivenessLocks: LivenessLocks = {
  hold: () =>
    new Promise((resolve, reject) => {
      const name = `touchline ${crypto.randomUUID()}`
      const held = navigator.locks.request(name, () => {
        resolve(name)
        return new Promise(() => {})
      })
      held.catch(reject)
    }),
  watch(name, onEnd) {
    const stopped = new AbortController()
    // Shared, so that all watchers are called at once.
    navigator.locks.request(name, { mode: 'shared', signal: stopped.signal }, onEnd).catch(() => {})
    return () => stopped.abort()
  },
}

/** For two sides that end together, such as a page and a frame in it. */
export const noLivenessLocks: LivenessLocks = { hold: () => Promise.resolve(''), watch: () => () => {} }
