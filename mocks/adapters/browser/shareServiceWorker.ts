/**
 * The name of the lock that every page holds while it uses the service worker, and of the channel on which it is asked
 * to let go.
 */
export const CALLS = 'touchline calls'
/**
 * The question is repeated this often, in milliseconds: a page may have begun to use the service worker after the last
 * one.
 */
const ASK_EVERY_MS = 200
/** How long to wait for the other pages, in milliseconds: one of them may hang. */
const WAIT_MS = 5000

/**
 * Takes turns with pages that replace the service worker. Calls `onUse` when this page may use it, and `onLeave` when
 * it has to leave it alone, until `onUse` is called again.
 */
export async function shareServiceWorker(onUse: () => void, onLeave: () => void): Promise<never> {
  const channel = new BroadcastChannel(CALLS)
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after another
    await navigator.locks.request(CALLS, { mode: 'shared' }, () => {
      onUse()
      return new Promise((leave) => channel.addEventListener('message', leave, { once: true })).then(onLeave)
    })
  }
}

/**
 * Runs work while no page of this browser uses the service worker. A browser replaces it only once it has nothing to
 * do, and starts it again for whatever arrives while it stops; after that it has to be idle for half a minute.
 */
export async function whileUnused(work: () => Promise<void>): Promise<void> {
  const channel = new BroadcastChannel(CALLS)
  const asking = setInterval(() => channel.postMessage('leave'), ASK_EVERY_MS)
  const waited = new AbortController()
  const timer = setTimeout(() => waited.abort(), WAIT_MS)
  const stopAsking = () => {
    clearInterval(asking)
    clearTimeout(timer)
  }
  const begun = navigator.locks.request(CALLS, { signal: waited.signal }, () => {
    stopAsking()
    return work()
  })
  channel.postMessage('leave')
  try {
    await begun
  } catch (error) {
    if (!waited.signal.aborted) throw error
    stopAsking()
    await work()
  } finally {
    channel.close()
  }
}
