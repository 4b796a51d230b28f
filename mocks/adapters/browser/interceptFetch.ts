import type { SetupWorker } from 'msw/browser'
import { sse } from '../../../src/contract/system.ts'
import type { Backend } from '../../control.ts'

/** Why the demo cannot run in this browser, as a sentence for the user. */
export class DemoUnavailable extends Error {
  override name = 'DemoUnavailable'
}

/** Wraps a `fetch` so that its requests reach the model, even if the service worker on the way is stopped or bypassed. */
export type FetchWrapper = (send: typeof fetch) => typeof fetch

/**
 * Puts the backend behind the page's `fetch`: MSW hands every call below `base` to it. Where service workers are denied, and while
 * theirs starts, is stopped or bypassed, calls pass beside it.
 *
 * @param base the API base of the product, such as `/api/v1`
 * @throws DemoUnavailable on a page that is neither local nor secure, where browsers allow almost nothing that the demo needs
 */
export function interceptFetch(backend: Backend, base: string): FetchWrapper {
  if (!isSecureContext) {
    throw new DemoUnavailable(
      `The demo answers its own calls from inside the browser, which browsers allow on localhost and over https only, not on ${location.origin}.`,
    )
  }
  // MSW looks for a newer worker script at every start and does not catch it when that fails: offline, or as the page is left.
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof Error && reason.message.startsWith('Failed to update a ServiceWorker')) event.preventDefault()
  })

  /** Answers by the number of their call: if an answer was lost on the way, it is sent again and the call not repeated. */
  const answered = new Map<string, Promise<Response>>()
  const answerOnce = (request: Request) => {
    const call = request.headers.get(CALL)
    const known = call === null ? undefined : answered.get(call)
    if (known) return known.then((response) => response.clone())
    const reply = answer(backend, request)
    if (call === null || request.method === 'GET') return reply
    answered.set(call, reply)
    return reply.then((response) => response.clone())
  }

  const serviceWorker = keepServiceWorker(base, answerOnce)
  return (send) => async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(`${base}/`)) return send(request)
    // WebKit cannot transfer streams, so MSW would wait there for the end of one that never ends: the event stream passes
    // beside the service worker everywhere.
    if (pathname === `${base}${sse.path}`) return answerHere(request, answerOnce)
    if (!serviceWorker.isRunning()) return within(HERE_MS, answerHere(request, answerOnce))
    const call = crypto.randomUUID()
    request.headers.set(CALL, call)
    const spare = request.clone()
    try {
      const response = await send(request).catch((error: unknown) => {
        // A time-out of the caller's own is final too.
        if (request.signal.aborted || isTimeout(error)) throw error
        return null
      })
      if (response?.headers.has(MARK)) return response
      serviceWorker.restart()
      return await within(HERE_MS, answerHere(spare, answerOnce))
    } finally {
      // A message of this call may still arrive from a service worker that was stopped.
      setTimeout(() => answered.delete(call), REMEMBERED_MS)
    }
  }
}

/** How long the answer of a call is kept, in case the call arrives a second time. */
const REMEMBERED_MS = 60_000
/** Uploads time out when no more bytes are sent. In the page there is nothing to send, so they need a limit here. */
const HERE_MS = 60_000

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

function within<T>(milliseconds: number, answered: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('The server did not answer in time.'), { name: 'TimeoutError' })
    timer = setTimeout(() => reject(error), milliseconds)
  })
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

/** Answers in the page. If the caller has aborted meanwhile, the body is cancelled. */
async function answerHere(request: Request, answerOnce: (request: Request) => Promise<Response>) {
  const response = await answerOnce(request)
  if (!request.signal.aborted) return response
  void response.body?.cancel()
  throw request.signal.reason
}

/** Starts MSW's service worker, and restarts it whenever it turns out to be gone; without one the page answers its own calls. */
function keepServiceWorker(base: string, answerRequest: (request: Request) => Promise<Response>) {
  let running: SetupWorker | null = null
  let starting: Promise<void> | null = null

  async function start() {
    await running?.stop()
    running = null
    if (LOGS_WHAT_IS_CUT || !('serviceWorker' in navigator) || !allowsCookies()) return
    // Loaded dynamically, because MSW reads the browser's storage on import, which throws if storage is denied.
    const [{ http }, { setupWorker }] = await Promise.all([import('msw'), import('msw/browser')])
    const worker = setupWorker(http.all(`*${base}/*`, ({ request }) => answerRequest(request)))
    await worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    })
    running = worker
  }
  const restart = () => {
    starting ??= start()
      .catch(() => {})
      .finally(() => {
        starting = null
      })
  }
  restart()
  return { isRunning: () => running !== null, restart }
}

/** MSW reads the cookies on every call, and fails if reading them throws. */
function allowsCookies(): boolean {
  try {
    return document.cookie !== null
  } catch {
    return false
  }
}

/** Firefox logs an error for every call that is passing through a service worker when its page is left. There, all calls bypass it. */
const LOGS_WHAT_IS_CUT = navigator.userAgent.includes('Firefox/')

/** A header on every answer of the model: a reply without it has bypassed the service worker. */
const MARK = 'x-touchline-model'
/** A header on every call of this page: its number. */
const CALL = 'x-touchline-call'

async function answer(backend: Backend, request: Request) {
  const response = await backend.fetch(request)
  response.headers.set(MARK, '1')
  return response
}
