/// <reference lib="webworker" />
import type { Backend } from '../../control.ts'
import { webLivenessLocks } from './livenessLocks.ts'
import { createHost } from './host.ts'

/*
 * The SharedWorker that holds the one server of this browser: every tab and every framed page talks to it. This file is small,
 * so that pages hear from it at once; the server itself is loaded after that.
 */
const RETRY_MS = 5000
let resolve: (backend: Backend) => void
const host = createHost(new Promise<Backend>((done) => (resolve = done)), webLivenessLocks)

addEventListener('connect', (event) => {
  const port = event instanceof MessageEvent ? event.ports[0] : undefined
  if (port) host.accept(port)
})

import('../browser/browser.ts')
  .then(({ browserBackend }) => browserBackend({ inPage: false, onStatus: host.tell }))
  .then(
    (backend) => resolve(backend),
    (error: unknown) => {
      console.error(error)
      host.tell({ state: 'failed', reason: String(error) })
      // Pages see this worker end, and start another one, which helps where a script could not be fetched.
      setTimeout(close, RETRY_MS)
    },
  )
