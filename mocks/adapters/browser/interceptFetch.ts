import { STREAM_PATH } from '../../../src/contract/endpoint/stream.ts'
import { whenIdle } from '../../../src/loading/whenIdle.ts'
import type { Backend } from '../../control.ts'
import { CALL_HEADER, LOST_HEADER } from './callHeaders.ts'
import type { KeptServiceWorker } from './keepServiceWorker.ts'

/** Why the demo cannot run in this browser, as a sentence for the user. */
export class DemoUnavailable extends Error {
  override name = 'DemoUnavailable'
}

/** Wraps a `fetch` so that its requests reach the model, even if the service worker on the way is stopped or bypassed. */
export type FetchWrapper = (send: typeof fetch) => typeof fetch

/**
 * Puts the backend behind the page's `fetch`: MSW's service worker hands it every call below `base`. If service workers are denied,
 * or this one is starting, stopped or bypassed, the page answers the calls itself.
 *
 * @param base the API base of the product, such as `/api/v1`
 * @throws DemoUnavailable outside a secure context, where browsers deny the APIs that the demo needs
 */
export function interceptFetch(backend: Backend, base: string): FetchWrapper {
  if (!isSecureContext) {
    throw new DemoUnavailable(
      `The demo answers its own calls from inside the browser, which browsers allow on localhost and over https only, not on ${location.origin}.`,
    )
  }
  /** Answers by call id: if an answer was lost on the way, it is sent again, and the call is not repeated. */
  const answered = new Map<string, Promise<Response>>()
  const answerOnce = (request: Request) => {
    const call = request.headers.get(CALL_HEADER)
    const known = call === null ? undefined : answered.get(call)
    if (known) return known.then((response) => response.clone())
    const reply = answer(backend, request)
    if (call === null || request.method === 'GET') return reply
    answered.set(call, reply)
    return reply.then((response) => response.clone())
  }

  const wrapFetch: FetchWrapper = (send) => async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(`${base}/`)) return send(request)
    // WebKit cannot transfer streams, so MSW would wait there for the end of the event stream. In every browser, that stream
    // bypasses the service worker.
    if (pathname === `${base}${STREAM_PATH}`) return answerInPage(request, answerOnce)
    if (!serviceWorker?.isRunning()) return withTimeout(IN_PAGE_TIMEOUT_MS, answerInPage(request, answerOnce))
    const call = crypto.randomUUID()
    request.headers.set(CALL_HEADER, call)
    const retry = request.clone()
    try {
      const response = await send(request).catch((error: unknown) => {
        // The caller's own time-out is final too.
        if (request.signal.aborted || isTimeout(error)) throw error
        return null
      })
      if (response?.headers.has(LOST_HEADER)) throw new TypeError('Failed to fetch')
      if (response?.headers.has(MODEL_HEADER)) return response
      serviceWorker.restart()
      return await withTimeout(IN_PAGE_TIMEOUT_MS, answerInPage(retry, answerOnce))
    } finally {
      // A message of this call may still arrive from a service worker that was stopped.
      setTimeout(() => answered.delete(call), REMEMBERED_MS)
    }
  }
  let serviceWorker: KeptServiceWorker | null = null
  // The page answers its first calls itself, so that the service worker competes neither with the first screen for the processor, nor
  // with whoever reloads at once: a page's first load under a service worker cannot use the files that the browser has in memory.
  whenIdle(() => void keep().catch(() => {}), START_MS)
  async function keep() {
    const { keepServiceWorker } = await import('./keepServiceWorker.ts')
    serviceWorker = keepServiceWorker(base, answerOnce, wrapFetch)
  }
  return wrapFetch
}

/** The service worker starts this many milliseconds after the demo, once the page is idle. */
const START_MS = 3000
/** How long an answer is kept, in milliseconds, in case its call arrives a second time. */
const REMEMBERED_MS = 60_000
/** Time-out of a call that the page answers, in milliseconds. The client's upload time-out needs progress, which is absent here. */
const IN_PAGE_TIMEOUT_MS = 60_000

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

function withTimeout<T>(milliseconds: number, answered: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('The server did not answer in time.'), { name: 'TimeoutError' })
    timer = setTimeout(() => reject(error), milliseconds)
  })
  return Promise.race([answered, timeout]).finally(() => clearTimeout(timer))
}

/** Answers a call in the page. If the caller has aborted by then, cancels the body. */
async function answerInPage(request: Request, answerOnce: (request: Request) => Promise<Response>) {
  const response = await answerOnce(request)
  if (!request.signal.aborted) return response
  void response.body?.cancel()
  throw request.signal.reason
}

/** Header on every answer of the model: a response without it bypassed the service worker. */
const MODEL_HEADER = 'x-touchline-model'

async function answer(backend: Backend, request: Request) {
  const response = await backend.fetch(request)
  response.headers.set(MODEL_HEADER, '1')
  return response
}
