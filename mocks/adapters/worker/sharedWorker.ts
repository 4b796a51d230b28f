/// <reference lib="webworker" />
import type { Backend } from '../../control.ts'
import { webLivenessLocks } from './livenessLocks.ts'
import { createHost } from './host.ts'

/*
 * The SharedWorker that runs the one server of this browser, for every tab and every framed page. This file is small, so that it
 * can greet pages at once; it loads the server itself afterwards.
 */
const RETRY_MS = 5000
let resolve: (backend: Backend) => void
const host = createHost(new Promise<Backend>((done) => (resolve = done)), webLivenessLocks)

addEventListener('connect', (event) => {
  const port = event instanceof MessageEvent ? event.ports[0] : undefined
  if (port) host.accept(port)
})

import('../browser/browser.ts')
  .then(({ browserBackend }) => browserBackend({ inPage: false, onStatus: host.broadcast }))
  .then(
    (backend) => resolve(backend),
    (error: unknown) => {
      console.error(error)
      host.broadcast({ state: 'failed', reason: String(error) })
      // Pages notice that this worker ends, and start another one. That helps if a script could not be fetched.
      setTimeout(close, RETRY_MS)
    },
  )
