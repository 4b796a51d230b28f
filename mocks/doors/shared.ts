/// <reference lib="webworker" />
import { browserBackend } from './browser.ts'
import { serveOver } from './serveOver.ts'

/** The SharedWorker that holds the one server of this browser: every tab and every framed page talks to it. */
const backend = browserBackend()

addEventListener('connect', (event) => {
  const port = event instanceof MessageEvent ? event.ports[0] : undefined
  if (port) void backend.then((opened) => serveOver(port, opened))
})
