import { createStore, type StoreApi } from 'zustand/vanilla'
import { whenIdle } from '../../../src/loading/whenIdle.ts'
import type { Kept } from '../serviceWorker/messages.ts'
import { ask, gainControl, tell } from './serviceWorker.ts'
import { whileUnused } from './standAside.ts'

/** A version of the demo that is ready and waits to be let in; null while there is none. */
export type NewVersion = { takeOver(): void } | null

/** The files are stored this many milliseconds after the start, once the page is idle: its own come first. */
const START_MS = 8000
/** The pause after the network was gone, in milliseconds. */
const RETRY_MS = 60_000
/** A tab that stays open looks for a new version when the user returns to it, but not more often than this, in milliseconds. */
const LOOK_MS = 15 * 60_000
/**
 * If the new version has not taken over within this time, the page is reloaded all the same, in milliseconds. A service worker that
 * was started again while it stopped makes room after half a minute.
 */
const TAKE_OVER_MS = 45_000
/** How long the old service worker may take to give up what keeps it busy, in milliseconds. */
const LET_GO_MS = 3000

/**
 * Stores the files of the demo in this browser while the page is idle, so that it works without a network, and looks for newer
 * versions. Nothing happens in a browser without service workers: there the demo needs its host.
 */
export function keepOffline(): StoreApi<NewVersion> {
  const newVersion = createStore<NewVersion>(() => null)
  const start = async () => {
    if (!(await gainControl())) return
    const registration = await navigator.serviceWorker.ready
    watchVersions(registration, (version) => newVersion.setState(version, true))
    await storeFiles(registration)
  }
  // A browser may deny service workers; the demo then goes on without.
  whenIdle(() => void start().catch(() => {}), START_MS)
  return newVersion
}

/** Lets the service worker store the files, piece by piece: it must not be busy for long, or it could not be replaced. */
async function storeFiles(registration: ServiceWorkerRegistration): Promise<void> {
  for (;;) {
    const { active } = registration
    if (!active) return
    // The answer of the service worker to this message.
    const kept = (await ask(active, { touchline: 'keep' })) as Kept | null
    if (kept === 'outdated') return look(registration)
    if (kept === 'complete' || kept === 'full') return
    if (kept !== 'more') await untilOnline()
  }
}

const untilOnline = () =>
  new Promise((resolve) => {
    setTimeout(resolve, RETRY_MS)
    addEventListener('online', resolve, { once: true })
  })

/** Asks the host for a newer service worker; without a network there is none. */
const look = (registration: ServiceWorkerRegistration) =>
  registration.update().then(
    () => {},
    () => {},
  )

function watchVersions(registration: ServiceWorkerRegistration, onNewVersion: (version: NewVersion) => void) {
  const consider = async (worker: ServiceWorker | null) => {
    if (worker?.state !== 'installed' || !registration.active) return
    worker.addEventListener('statechange', () => onNewVersion(null), { once: true })
    // The page itself may be of the new build, if it was loaded past the service worker.
    if ((await ask(worker, { touchline: 'build' })) === import.meta.env.VITE_BUILD_ID)
      return tell(worker, { touchline: 'take over' })
    if (worker.state === 'installed') onNewVersion({ takeOver: () => reloadFor(worker) })
  }
  const follow = (worker: ServiceWorker | null) => {
    void consider(worker)
    worker?.addEventListener('statechange', () => void consider(worker))
  }
  follow(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  let looked = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || performance.now() - looked < LOOK_MS) return
    looked = performance.now()
    void look(registration)
  })
}

/** Lets the new build in, and loads it. The other tabs follow when its server takes over the saved changes. */
function reloadFor(worker: ServiceWorker) {
  const letIn = async () => {
    const { active } = (await navigator.serviceWorker.getRegistration()) ?? {}
    if (active) await ask(active, { touchline: 'let go' }, LET_GO_MS)
    return new Promise<void>((resolve) => {
      // Another tab may have been first, or an even newer version.
      const settle = () => ['activated', 'redundant'].includes(worker.state) && resolve()
      worker.addEventListener('statechange', settle)
      setTimeout(resolve, TAKE_OVER_MS)
      settle()
      tell(worker, { touchline: 'take over' })
    })
  }
  void whileUnused(letIn).finally(() => location.reload())
}
