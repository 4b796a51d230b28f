/*
 * Starts the SharedWorker as soon as this module is loaded. The page loads it before the app, so that the server opens while
 * the app is loading.
 */

/** @throws if this browser has no SharedWorker, or denies it */
function open(): SharedWorker {
  // Named after the build, so that a new build never talks to the worker of an old one.
  const name = `touchline ${import.meta.env.VITE_BUILD_ID}`
  return new SharedWorker(new URL('./sharedWorker.ts', import.meta.url), { type: 'module', name })
}

function openEarly(): () => SharedWorker {
  try {
    const worker = open()
    let failed = false
    worker.addEventListener('error', () => (failed = true))
    return () => {
      // Its new owner would wait in vain for an error that has been reported already.
      if (failed) throw new Error('the SharedWorker could not be loaded')
      return worker
    }
  } catch (error) {
    return () => {
      throw error
    }
  }
}

let takeEarly: (() => SharedWorker) | null = openEarly()

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
