import { createBackend } from '../backend.ts'
import type { Backend } from '../control.ts'
import { memoryStore } from '../db/journal.ts'
import { indexedDbStore } from './indexedDb.ts'
import { livingTime } from './time.ts'

/** So long one waits for another holder of the journal to end, as it does when its last tab is closed. */
const LOCK_PATIENCE_MS = 3000

/**
 * The server of a browser, with its writes in IndexedDB. Only one at a time may write there: another one (an older build in
 * another tab, a page without a SharedWorker) keeps its writes in memory, and says so; as it does where there is no IndexedDB.
 */
export async function browserBackend(): Promise<Backend> {
  try {
    await holdJournal()
    return createBackend({ ...livingTime(), warm: true, store: await indexedDbStore() })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const notices = [`Changes are not saved in this tab: ${reason}. They last as long as it is open.`]
    return createBackend({ ...livingTime(), warm: true, store: memoryStore(), notices })
  }
}

/** Holds the journal as long as this page or worker lives; rejects where another one does. */
function holdJournal(): Promise<void> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request('touchline-journal', { signal: AbortSignal.timeout(LOCK_PATIENCE_MS) }, () => {
      resolve()
      return new Promise(() => {})
    })
    held.catch(() => reject(new Error('another tab holds them, perhaps of an older version')))
  })
}
