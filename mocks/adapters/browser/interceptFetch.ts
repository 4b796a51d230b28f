import { STREAM_PATH } from '../../../src/contract/endpoint/stream.ts'
import type { Backend, OnHeld } from '../../control.ts'
import { createCallAnswers, LATE } from './callAnswers.ts'
import { CALL_HEADER, LOST_HEADER, MODEL_HEADER } from './callHeaders.ts'
import type { CallsAtWork } from './callsAtWork.ts'
import type { KeptServiceWorker } from './keepServiceWorker.ts'

/**
 * Wraps a `fetch` so that its requests reach the model, even if the service worker on the way is stopped or bypassed.
 */
export type FetchWrapper = (send: typeof fetch) => typeof fetch

/**
 * Puts the backend behind the page's `fetch`: MSW's service worker hands it every call below `base`. If service workers
 * are denied, or this one is starting, stopped, bypassed or late, the page answers the calls itself.
 *
 * @param base the API base of the product, such as `/api/v1`
 * @param calls learns which calls the model is at work on
 */
export function interceptFetch(backend: Backend, base: string, calls: CallsAtWork): FetchWrapper {
  const answers = createCallAnswers(backend)

  const wrapFetch: FetchWrapper = (send) => async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(`${base}/`)) return send(request)
    // WebKit cannot transfer streams, so MSW would wait there for the end of the event stream. In every browser, that
    // stream bypasses the service worker.
    if (pathname === `${base}${STREAM_PATH}`) return answers.answerInPage(request)
    return calls.track((onHeld) => answerCall(send, request, onHeld))
  }

  async function answerCall(send: typeof fetch, request: Request, onHeld: OnHeld): Promise<Response> {
    if (!serviceWorker?.isRunning()) return answers.answerInTime(request, onHeld)
    const call = crypto.randomUUID()
    request.headers.set(CALL_HEADER, call)
    const retry = request.clone()
    const passing = answers.expect(call, onHeld)
    const sent = send(request).catch((error: unknown) => {
      if (request.signal.aborted) throw error
      if (!isTimeout(error)) return null
      // The time-out of an upload is final only for what the model holds back.
      if (passing.isHeld()) throw error
      return LATE
    })
    // It may still come back after the page has answered it.
    void sent.then(passing.end, passing.end)
    const response = await Promise.race([sent, passing.late])
    if (response === LATE) return answers.answerInTime(retry, onHeld)
    if (response?.headers.has(LOST_HEADER)) throw new TypeError('Failed to fetch')
    if (response?.headers.has(MODEL_HEADER)) return response
    serviceWorker.restart()
    return answers.answerInTime(retry, onHeld)
  }

  let serviceWorker: KeptServiceWorker | null = null
  // The page answers its first calls itself: MSW is much code, which competes with the first screen for the processor.
  setTimeout(() => void keep().catch(() => {}), START_MS)
  async function keep() {
    // MSW reads the browser's storage when it is imported, which throws if storage is denied.
    const { keepServiceWorker } = await import('./keepServiceWorker.ts')
    serviceWorker = keepServiceWorker(base, answers.answerOnce, wrapFetch)
  }
  return wrapFetch
}

/** The service worker starts this many milliseconds after the demo. */
const START_MS = 3000
const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'
