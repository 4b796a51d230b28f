/// <reference lib="webworker" />
import { createBackend } from '../backend.ts'
import { serveOver } from './serveOver.ts'
import { livingTime } from './time.ts'

/** The SharedWorker that holds the one server of this browser: every tab and every framed page talks to it. */
const backend = createBackend(livingTime())

addEventListener('connect', (event) => {
  const port = event instanceof MessageEvent ? event.ports[0] : undefined
  if (port) serveOver(port, backend)
})
