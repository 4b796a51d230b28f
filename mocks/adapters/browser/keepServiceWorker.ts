import { setupWorker, type SetupWorker } from 'msw/browser'
import { http } from 'msw/http'
import { CALL_HEADER, LOST_HEADER } from './callHeaders.ts'
import { callsGoThroughServiceWorker, gainControl, SERVICE_WORKER_URL } from './serviceWorker.ts'
import { shareServiceWorker } from './shareServiceWorker.ts'

/** The service worker of a page that answers its calls through it. */
export interface KeptServiceWorker {
  /** False while the page has to answer its own calls. */
  isRunning(): boolean
  restart(): void
}

/**
 * Starts MSW's service worker, and restarts it when it is gone. Without one, and while another page replaces it, the
 * page answers its own calls.
 */
export function keepServiceWorker(
  base: string,
  answerRequest: (request: Request) => Promise<Response>,
  wrapFetch: (send: typeof fetch) => typeof fetch,
): KeptServiceWorker {
  // MSW looks for a newer worker script at every start, and leaves the rejection unhandled if that fails, such as
  // offline.
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof Error && reason.message.startsWith('Failed to update a ServiceWorker')) event.preventDefault()
  })
  hearEveryWorker()
  navigator.serviceWorker?.addEventListener('controllerchange', () => {
    if (!isInUse) return
    // A newer one does not know this page yet. The first one may come late, on a busy machine.
    if (isStarted) navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE')
    else restart()
  })
  let comeBack: (() => void) | null = null
  /** False while another page replaces the service worker. */
  let isInUse = false
  let running: SetupWorker | null = null
  /** True once MSW listens for messages. */
  let isStarted = false
  let starting: Promise<void> | null = null

  async function start() {
    if (running) await stop(running)
    running = null
    if (!callsGoThroughServiceWorker() || !allowsCookies()) return
    if (!(await gainControl())) return
    const worker = setupWorker(
      http.all(`*${base}/*`, ({ request }) => answerRequest(request).catch(() => lostAnswer(request))),
    )
    isStarted = true
    await worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: SERVICE_WORKER_URL },
    })
    running = worker
  }
  const restart = () => {
    if (comeBack) return
    // One tab at a time: otherwise one could find the registration of another whose worker is not active yet.
    starting ??= navigator.locks
      .request('touchline service worker', start)
      .catch(() => {})
      .finally(() => {
        starting = null
      })
  }
  const use = () => {
    isInUse = true
    if (!comeBack) return restart()
    comeBack()
    comeBack = null
  }
  const leave = () => {
    isInUse = false
    comeBack = bypassServiceWorker(wrapFetch)
  }
  if (callsGoThroughServiceWorker()) void shareServiceWorker(use, leave).catch(() => {})
  return { isRunning: () => running !== null && !comeBack, restart }
}

/** How long to wait for the service worker to let this page go, in milliseconds: it may be stopped. */
const STOP_MS = 3000

/**
 * MSW asks the service worker that was there when it started, and waits for ever if a newer one has taken its place.
 */
async function stop(worker: SetupWorker) {
  const stopped = worker.stop()
  navigator.serviceWorker.controller?.postMessage('CLIENT_CLOSE')
  await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, STOP_MS))])
}

/**
 * MSW hears the service worker that was there when it started. Calls that pass through a newer one, which has taken its
 * place since, would wait for ever; so messages arrive without their source, which MSW then does not compare. Call it
 * before MSW starts.
 */
function hearEveryWorker() {
  const { serviceWorker } = navigator
  serviceWorker?.addEventListener('message', (event) => {
    if (event.source === null) return
    event.stopImmediatePropagation()
    serviceWorker.dispatchEvent(new MessageEvent('message', { data: event.data, ports: [...event.ports] }))
  })
}

/**
 * Keeps this page's calls, and MSW's messages (strings, every few seconds), away from the service worker.
 *
 * @returns a function that ends this, and makes the page known to the worker that there is by then
 */
function bypassServiceWorker(wrapFetch: (send: typeof fetch) => typeof fetch): () => void {
  const { controller } = navigator.serviceWorker
  const { fetch: send } = globalThis
  // Callers that do not know the demo, such as a script in the console, have the browser's own.
  globalThis.fetch = wrapFetch(send)
  if (controller)
    controller.postMessage = (message: unknown, options?: Transferable[] | StructuredSerializeOptions) => {
      if (typeof message === 'string') return
      const transfer = Array.isArray(options) ? options : options?.transfer
      ServiceWorker.prototype.postMessage.call(controller, message, { transfer: transfer ?? [] })
    }
  return () => {
    globalThis.fetch = send
    if (controller) Reflect.deleteProperty(controller, 'postMessage')
    navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE')
  }
}

/** MSW reads the cookies on every call, and fails if the browser denies that by throwing. */
function allowsCookies(): boolean {
  try {
    return document.cookie !== null
  } catch {
    return false
  }
}

/** Stands for the answer to a call that gets none, such as while the network of the demo is off. */
const lostAnswer = (request: Request) =>
  request.headers.has(CALL_HEADER) ? new Response(null, { headers: { [LOST_HEADER]: '1' } }) : Response.error()
