/**
 * How pages and workers learn of each other's end. A MessagePort says nothing when the other side has died, and a ping cannot
 * tell a dead worker from a busy one; a lock can, since the browser releases it exactly when its holder is gone.
 */
export interface LivenessLocks {
  /** Holds a lock as long as this page or worker lives; resolves with its name once it is held. */
  hold(): Promise<string>
  /** Calls back once whoever holds a lock has gone. Returns a way to stop watching. */
  watch(name: string, onEnd: () => void): () => void
}

/** By the Web Locks of this browser. */
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
    // Shared, so that all who watch are told at once.
    navigator.locks.request(name, { mode: 'shared', signal: stopped.signal }, onEnd).catch(() => {})
    return () => stopped.abort()
  },
}

/** For two that end together, such as a page and a frame in it: there is nothing to learn. */
export const noLivenessLocks: LivenessLocks = { hold: () => Promise.resolve(''), watch: () => () => {} }
