import type { Backend, ServerStatus } from '../control.ts'
import { memoryStore, type JournalStore } from '../db/journal/journal.ts'
import { indexedDbStore, type ClosableStore } from './indexedDb.ts'
import { openBackend } from '../runtime/openBackend.ts'
import { holdJournal } from './journalLock.ts'

export interface BrowserBackendOptions {
  /**
   * True if the server runs in a page and serves only that page; false if it runs in a worker that serves every tab.
   */
  inPage: boolean
  /** True while the server has no page. */
  isIdle(): boolean
  onStatus(status: ServerStatus): void
}

/**
 * A replay yields to incoming messages after this many milliseconds of work. With the write that follows, that is less
 * than what a person notices.
 */
const SLICE_MS = 20

/**
 * Opens the server of a browser, which saves its writes in IndexedDB. Only one server at a time may write there, so
 * this asks another one (an older build, or a page without a SharedWorker) to hand over, and waits for it. If the
 * browser cannot store anything, writes are kept in memory, and the notices say so from the start.
 */
export async function browserBackend({ inPage, isIdle, onStatus }: BrowserBackendOptions): Promise<Backend> {
  const notices: string[] = []
  let store: JournalStore
  let handedOver = false
  /** Reports a status to the pages, until the changes have been handed over. */
  const report = (status: ServerStatus) => {
    if (!handedOver) onStatus(status)
  }
  try {
    // Open the store before locking it: if nothing can be stored, there is no lock to wait for.
    const opened = await indexedDbStore()
    store = opened
    await holdJournal({
      build: import.meta.env.VITE_BUILD_ID,
      inPage,
      isIdle,
      onWaiting: () => report({ state: 'starting', doing: 'waiting' }),
      onRefused: () => report({ state: 'outdated' }),
      onClaimed(by) {
        handedOver = true
        return handOver(opened, () => onStatus({ state: 'left', to: by }))
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    store = memoryStore()
    notices.push(`${IN_MEMORY[inPage ? 'page' : 'worker']} The browser says: ${reason}`)
  }
  report({ state: 'starting', doing: 'opening' })

  let opened = false
  let sliceEnd = performance.now() + SLICE_MS
  const reportReady = () => report({ state: 'ready', notices: [...notices] })
  const backend = openBackend({
    hostTime: Date.now,
    store,
    notices,
    onNotice(notice) {
      notices.push(notice)
      if (opened) reportReady()
    },
    async onReplay(done, total) {
      if (performance.now() < sliceEnd) return
      // After the start, a replay belongs to a control call, such as an import, and its caller waits for it.
      if (!opened) report({ state: 'starting', doing: 'replaying', done, total })
      await new Promise((resolve) => setTimeout(resolve))
      sliceEnd = performance.now() + SLICE_MS
    },
  })
  await backend.control.info()
  opened = true
  reportReady()
  return backend
}

const IN_MEMORY = {
  page: 'This browser does not let the demo save anything: changes are lost when this tab is closed or reloaded.',
  worker: 'This browser does not let the demo save anything: changes are lost when the last tab of the demo is closed.',
}

/** Hands the saved changes over to another server: finishes pending transactions, then saves nothing more. */
async function handOver(store: ClosableStore, notifyPages: () => void) {
  await store.close()
  notifyPages()
}
