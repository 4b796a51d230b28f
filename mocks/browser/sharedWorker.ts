/// <reference lib="webworker" />
import type { Backend, ServerStatus } from '../control.ts'
import { browserBackend } from './backend.ts'
import { webLivenessLocks } from './livenessLocks.ts'
import { createHost } from './host.ts'

/* The SharedWorker that runs the one server of this browser, for every tab and every framed page. */

const RETRY_MS = 5000

const { promise: opened, resolve } = Promise.withResolvers<Backend>()
let hasLeft = false
/** This worker outlives its pages for a moment. Once it has handed over, the next page needs another one. */
const closeIfLeft = () => {
  if (hasLeft && host.isIdle()) close()
}
const host = createHost(opened, webLivenessLocks, {
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

browserBackend({ inPage: false, isIdle: host.isIdle, onStatus: handleStatus }).then(resolve, (error: unknown) => {
  console.error(error)
  host.broadcast({ state: 'failed', reason: String(error) })
  // Pages notice that this worker ends, and start another one.
  setTimeout(close, RETRY_MS)
})
