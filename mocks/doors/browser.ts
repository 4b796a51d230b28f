import { createBackend } from '../backend.ts'
import type { Backend } from '../control.ts'
import { memoryStore } from '../db/journal.ts'
import { indexedDbStore } from './indexedDb.ts'
import { livingTime } from './time.ts'

/** The server of a browser, with its writes in IndexedDB; where that cannot be opened (some private windows), in memory. */
export async function browserBackend(): Promise<Backend> {
  const store = await indexedDbStore().catch(() => memoryStore())
  return createBackend({ ...livingTime(), store })
}
