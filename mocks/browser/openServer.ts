import { createStore, type StoreApi } from 'zustand/vanilla'
import { callControl, makeControl, type Backend, type ServerStatus } from '../control.ts'
import { createHost } from './host.ts'
import { noLivenessLocks, webLivenessLocks } from './livenessLocks.ts'
import { connectRemote } from './connectRemote.ts'

/** A page's connection to the one server of this browser, which may still be starting. */
export interface BrowserServer {
  /** Calls made before the server has started wait for it. */
  backend: Backend
  status: StoreApi<ServerStatus>
}

/** Resolves once the server with this status answers requests; there is no time-out. */
export const untilReady = (status: StoreApi<ServerStatus>) =>
  new Promise<void>((resolve) => {
    if (status.getState().state === 'ready') return resolve()
    const unsubscribe = status.subscribe(({ state }) => {
      if (state !== 'ready') return
      unsubscribe()
      resolve()
    })
  })

/**
 * Opens the server of this browser in a SharedWorker. If that is missing or cannot be loaded, the server runs in this
 * page, or for a page in a frame in the page around it.
 */
export function openServer(): BrowserServer {
  const status = createStore<ServerStatus>(() => ({ state: 'starting', doing: 'opening' }))
  const opened = openBackend((next) => {
    // During a retry, keep showing the failure until the retry succeeds.
    if (status.getState().state !== 'failed' || next.state !== 'starting') status.setState(next, true)
  })
  return {
    backend: {
      fetch: async (request) => (await opened).fetch(request),
      answer: async (request, onHeld) => (await opened).answer(request, onHeld),
      control: makeControl(async (method, args) => callControl((await opened).control, method, args)),
    },
    status,
  }
}

/** Opens the server where this browser can run it. A failure becomes the status, and calls wait for ever. */
function openBackend(onStatus: (status: ServerStatus) => void): Promise<Backend> {
  const chosen = connectShared(onStatus).catch(() => (isFramed() ? connectParent(onStatus) : openHere(onStatus)))
  chosen.catch((error: unknown) => onStatus({ state: 'failed', reason: String(error) }))
  return chosen
}

/** Runs the server in this page, for this page and those in its frames. */
async function openHere(onStatus: (status: ServerStatus) => void): Promise<Backend> {
  const opened = import('./backend.ts').then(({ browserBackend }) =>
    browserBackend({
      inPage: true,
      isIdle: () => false,
      onStatus(status) {
        host.broadcast(status)
        onStatus(status)
      },
    }),
  )
  const host = createHost(opened, noLivenessLocks)
  addEventListener('message', ({ data, origin, ports: [port] }) => {
    if (origin === location.origin && data === CONNECT_MESSAGE && port) host.accept(port)
  })
  return opened
}

/** The message with which a page in a frame sends a port to the page around it. */
const CONNECT_MESSAGE = 'touchline-connect'

function isFramed(): boolean {
  try {
    return parent !== self && parent.location.origin === location.origin
  } catch {
    // The page around this one has another origin.
    return false
  }
}

function connectParent(onStatus: (status: ServerStatus) => void): Backend {
  const remote = connectRemote({
    livenessLock: '',
    livenessLocks: noLivenessLocks,
    open() {
      const { port1, port2 } = new MessageChannel()
      parent.postMessage(CONNECT_MESSAGE, location.origin, [port2])
      return port1
    },
    onStatus,
  })
  window.addEventListener('pagehide', remote.leave)
  // Browsers keep a page that is left for a while, and may show it again.
  window.addEventListener('pageshow', ({ persisted }) => persisted && remote.comeBack())
  return remote
}

declare global {
  interface WorkerOptions {
    /**
     * The worker outlives its last page for a moment, so that a reload finds it running. Ignored where it is unknown.
     */
    extendedLifetime?: boolean
  }
}

/** @throws if this browser has no SharedWorker, or denies it */
function openSharedWorker(): SharedWorker {
  // Named after the build, so that a new build never talks to the worker of an old one.
  const name = `touchline ${import.meta.env.VITE_BUILD_ID}`
  return new SharedWorker(new URL('./sharedWorker.ts', import.meta.url), {
    type: 'module',
    name,
    extendedLifetime: true,
  })
}

/** Resolves once the worker has greeted; rejects if there is no SharedWorker or it cannot be loaded. */
async function connectShared(onStatus: (status: ServerStatus) => void): Promise<Backend> {
  if (!('SharedWorker' in globalThis)) throw new Error('this browser has no SharedWorker')
  const lock = await webLivenessLocks.hold()
  return new Promise((resolve, reject) => {
    let greeted = false
    const reason = 'the SharedWorker could not be loaded'
    const handleError = () => {
      // After a deployment, the script of an old page may be gone; only a reload helps.
      if (greeted) return onStatus({ state: 'failed', reason })
      remote.dispose()
      reject(new Error(reason))
    }
    const remote = connectRemote({
      livenessLock: lock,
      livenessLocks: webLivenessLocks,
      open() {
        const worker = openSharedWorker()
        worker.addEventListener('error', handleError)
        return worker.port
      },
      onStatus(status) {
        greeted = true
        onStatus(status)
        resolve(remote)
      },
    })
  })
}
