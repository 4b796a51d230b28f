/// <reference lib="webworker" />
import type { Backend, ServerStatus } from '../../control.ts'
import { webLivenessLocks } from './livenessLocks.ts'
import { createHost } from './host.ts'

/*
 * The SharedWorker that runs the one server of this browser, for every tab and every framed page. This file is small,
 * so that it can greet pages at once; it loads the server itself afterwards.
 */
const RETRY_MS = 5000
/** When the server has been ready for this many milliseconds, pages have what they show first, and are rendering it. */
const FORMAT_MS = 100

let resolve: (backend: Backend) => void
let hasLeft = false
/** This worker outlives its pages for a moment. Once it has handed over, the next page needs another one. */
const closeIfLeft = () => {
  if (hasLeft && host.isIdle()) close()
}
const host = createHost(new Promise<Backend>((done) => (resolve = done)), webLivenessLocks, {
  onIdle: closeIfLeft,
  onStorageDeleted: () => close(),
})

function handleStatus(status: ServerStatus) {
  host.broadcast(status)
  hasLeft = status.state === 'left'
  closeIfLeft()
}

addEventListener('connect', (event) => {
  const port = event instanceof MessageEvent ? event.ports[0] : undefined
  if (port) host.accept(port)
})

import('../browser/browser.ts')
  .then(({ browserBackend }) => browserBackend({ inPage: false, isIdle: host.isIdle, onStatus: handleStatus }))
  .then(
    (backend) => {
      resolve(backend)
      setTimeout(createFormat, FORMAT_MS)
    },
    (error: unknown) => {
      console.error(error)
      host.broadcast({ state: 'failed', reason: String(error) })
      // Pages notice that this worker ends, and start another one. That helps if a script could not be fetched.
      setTimeout(close, RETRY_MS)
    },
  )

/**
 * Creates the first format of numbers. It takes a browser a few dozen milliseconds, once for all threads of a process,
 * and pages need one soon.
 */
function createFormat() {
  new Intl.NumberFormat('en-US').format(0)
}
