import { createBackend } from '../../backend.ts'
import type { Backend, ServerStatus } from '../../control.ts'
import { memoryStore, type JournalStore } from '../../db/journal/journal.ts'
import { indexedDbStore, type ClosableStore } from './indexedDb.ts'
import { holdJournal } from './journalLock.ts'
import { realTime } from '../realTime.ts'

export interface BrowserBackendOptions {
  /** Whether it lives in a page and serves that page alone; else in a worker that serves every tab. */
  inPage: boolean
  onStatus(status: ServerStatus): void
}

/** A replay lets messages through after so many milliseconds of work. */
const SLICE_MS = 50

/**
 * The server of a browser, with its writes in IndexedDB. One server at a time may write there: another one (an older build, a
 * page without a SharedWorker) is asked to hand over, and waited for. Only where the browser stores nothing, or what it has stored
 * cannot be read, are writes kept in memory, and the notices say so from the start.
 */
export async function browserBackend({ inPage, onStatus }: BrowserBackendOptions): Promise<Backend> {
  const notices: string[] = []
  let store: JournalStore
  let left = false
  /** Once the changes are another server's, nothing else is to be said. */
  const tell = (status: ServerStatus) => {
    if (!left) onStatus(status)
  }
  try {
    // Opened before it is locked: where nothing can be stored there is nothing to wait for.
    const opened = await indexedDbStore()
    store = opened
    await holdJournal({
      build: import.meta.env.VITE_BUILD_ID,
      inPage,
      onWaiting: () => tell({ state: 'starting', doing: 'waiting' }),
      onRefused: () => tell({ state: 'outdated' }),
      onClaimed(by) {
        left = true
        return leave(opened, () => onStatus({ state: 'left', to: by }))
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    store = memoryStore()
    notices.push(`${IN_MEMORY[inPage ? 'page' : 'worker']} The browser says: ${reason}`)
  }
  tell({ state: 'starting', doing: 'opening' })

  let opened = false
  let sliceEnd = performance.now() + SLICE_MS
  const tellReady = () => tell({ state: 'ready', notices: [...notices] })
  const backend = createBackend({
    ...realTime(),
    preload: true,
    store,
    notices,
    onNotice(notice) {
      notices.push(notice)
      if (opened) tellReady()
    },
    async onReplay(done, total) {
      if (performance.now() < sliceEnd) return
      // A later replay, such as that of an import, is waited for by the call that brought it.
      if (!opened) tell({ state: 'starting', doing: 'replaying', done, total })
      await new Promise((resolve) => setTimeout(resolve))
      sliceEnd = performance.now() + SLICE_MS
    },
  })
  await backend.control.info()
  opened = true
  tellReady()
  return backend
}

const IN_MEMORY = {
  page: 'This browser does not let the demo save anything: changes are lost when this tab is closed or reloaded.',
  worker: 'This browser does not let the demo save anything: changes are lost when the last tab of the demo is closed.',
}

/** Hands the saved changes over: nothing is saved from here on, and what was being saved is finished first. */
async function leave(store: ClosableStore, tellPages: () => void) {
  await store.close()
  tellPages()
}
