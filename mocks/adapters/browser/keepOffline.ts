import { createStore, type StoreApi } from 'zustand/vanilla'
import { ask, tell, type Kept } from '../serviceWorker/messages.ts'
import { gainControl, hasServiceWorker } from './serviceWorker.ts'
import { whileUnused } from './shareServiceWorker.ts'

/** A version of the demo that is ready and waits to be let in; null while there is none. */
export type NewVersion = { takeOver(): void } | null

/** The pause after something has failed, in milliseconds, unless the network comes back before. */
const RETRY_MS = 60_000
/**
 * A tab that stays open looks for a new version when the user returns to it, but not more often than this, in
 * milliseconds.
 */
const LOOK_MS = 15 * 60_000
/**
 * How long a new version may take to take over, in milliseconds; after that the page continues without it. A service
 * worker that was started again while it stopped makes room after half a minute.
 */
const TAKE_OVER_MS = 45_000

/** True if the user has asked the browser to use little data. TypeScript's DOM library does not have the property. */
const savesData = () => (navigator as Navigator & { connection?: { saveData: boolean } }).connection?.saveData === true

/** Resolves once the network is back, and at the latest after some milliseconds. */
const untilOnline = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
  })

/**
 * Stores the files of the demo in this browser, so that it works without a network, and looks for newer versions.
 * Nothing happens in a browser without service workers: there the demo needs its host. A browser that saves data stores
 * nothing ahead.
 */
export function keepOffline(): StoreApi<NewVersion> {
  const newVersion = createStore<NewVersion>(() => null)
  const start = async () => {
    const registration = hasServiceWorker() && (await untilActive())
    if (!registration) return
    watchVersions(registration, (version) => newVersion.setState(version, true))
    if (!savesData()) await storeFiles(registration)
  }
  void start()
  return newVersion
}

/**
 * Resolves with the registration once there is an active service worker; with null if the browser denies service
 * workers: the demo then continues without them. On a busy machine the registration may fail, so it is tried again.
 */
async function untilActive(): Promise<ServiceWorkerRegistration | null> {
  for (;;) {
    try {
      // Without control, too: a service worker that takes it late can already store the files.
      await gainControl()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'SecurityError') return null
    }
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration?.active) return registration
    if (!registration) await untilOnline(RETRY_MS)
  }
}

/**
 * Lets the service worker store the files, piece by piece: it must not be busy for long, or it could not be replaced.
 */
async function storeFiles(registration: ServiceWorkerRegistration): Promise<void> {
  for (;;) {
    const { active } = registration
    if (!active) return
    // The answer of the service worker to this message.
    const kept = (await ask(active, { touchline: 'keep' })) as Kept | null
    if (kept === 'complete' || kept === 'full') return
    if (kept === 'more') continue
    if (kept === 'outdated') {
      await look(registration)
      // The newer version stores its own files. Without one, the host has answered with something else for once.
      if (registration.installing ?? registration.waiting) return
    }
    await untilOnline(kept === 'outdated' ? LOOK_MS : RETRY_MS)
  }
}

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
    if ((await ask(worker, { touchline: 'build' })) === import.meta.env.VITE_BUILD_ID) return letIn(worker)
    if (worker.state === 'installed')
      onNewVersion({ takeOver: () => void letIn(worker).finally(() => location.reload()) })
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

/** Lets a new version take over. The other tabs follow when its server takes over the saved changes. */
const letIn = (worker: ServiceWorker): Promise<void> =>
  whileUnused(
    () =>
      new Promise((resolve) => {
        // Another tab may have been first, or an even newer version.
        const settle = () => worker.state !== 'installed' && worker.state !== 'activating' && resolve()
        worker.addEventListener('statechange', settle)
        setTimeout(resolve, TAKE_OVER_MS)
        settle()
        if (worker.state === 'installed') tell(worker, { touchline: 'take over' })
      }),
  )
