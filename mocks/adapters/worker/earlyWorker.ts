import { listenEarly } from '../../director/edge/earlyKey.ts'
import { webLivenessLocks } from './livenessLocks.ts'

/*
 * Starts the SharedWorker as soon as this module is loaded, for somebody who is signed in. The page loads it before the
 * app, so that the server opens while the app is loading. It also hears the key of the director, whose code comes much
 * later.
 */

declare global {
  interface WorkerOptions {
    /**
     * The worker outlives its last page for a moment, so that a reload finds it running. Ignored where it is unknown.
     */
    extendedLifetime?: boolean
  }
}

/** @throws if this browser has no SharedWorker, or denies it */
function open(): SharedWorker {
  // Named after the build, so that a new build never talks to the worker of an old one.
  const name = `touchline ${import.meta.env.VITE_BUILD_ID}`
  return new SharedWorker(new URL('./sharedWorker.ts', import.meta.url), {
    type: 'module',
    name,
    extendedLifetime: true,
  })
}

listenEarly()

function openEarly(): () => SharedWorker {
  try {
    const worker = open()
    let failed = false
    worker.addEventListener('error', () => (failed = true))
    return () => {
      // The error event has already fired, so the new owner would never see it.
      if (failed) throw new Error('the SharedWorker could not be loaded')
      return worker
    }
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/**
 * The lock by which the worker knows that this page is alive, requested early because the browser takes a moment to
 * grant it.
 */
export const livenessLock = webLivenessLocks.hold()
// Reported to the code that waits for it.
livenessLock.catch(() => {})

/**
 * True if this browser has a session, whose page asks the server at once. Without one the login page comes first: it
 * asks nothing before it is there, and the two would only slow each other down.
 */
export const opensEarly = hasSession()

function hasSession(): boolean {
  try {
    return /(access|refresh)Token=/.test(document.cookie)
  } catch {
    // Cookies may be denied.
    return false
  }
}

let takeEarly: (() => SharedWorker) | null = opensEarly ? openEarly() : null

/**
 * Connects to the SharedWorker: the first caller gets the connection that was opened early.
 *
 * @throws if this browser has no SharedWorker, or denies it, or could not load it
 */
export function openSharedWorker(): SharedWorker {
  const take = takeEarly ?? open
  takeEarly = null
  return take()
}
