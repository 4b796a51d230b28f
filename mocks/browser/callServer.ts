import { STREAM_PATH } from '../../src/contract/endpoint/stream.ts'
import type { Backend, OnHeld } from '../control.ts'
import type { CallsAtWork } from './callsAtWork.ts'

/** Wraps a `fetch`, so that its calls of the API reach the server of this browser. */
export type FetchWrapper = (send: typeof fetch) => typeof fetch

/**
 * A call that this page makes itself fails after this many milliseconds if the server holds it back for longer: there,
 * an upload has no other time-out.
 */
const HELD_MS = 60_000

/** How long MSW may take to start, in milliseconds, before the page goes on without it. */
const START_MS = 5000
const after = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))

/** True if a service worker can answer the calls of this page (docs/architecture.md#one-road-for-a-call). */
function canRunMsw(): boolean {
  try {
    // MSW reads the cookies at each call. A browser may deny them by throwing.
    if (!('serviceWorker' in navigator) || document.cookie === null) return false
    // Where streams cannot be transferred, in WebKit, MSW reads each answer to its end first.
    const stream = new ReadableStream()
    new MessageChannel().port1.postMessage(stream, [stream])
    return true
  } catch {
    return false
  }
}

/**
 * Puts the server of this browser behind the page's `fetch`: through MSW's service worker where there is one, and
 * straight from the page elsewhere. Calls wait until that is known.
 *
 * @param base the API base of the product, such as `/api/v1`
 * @param calls learns which calls the server is at work on
 */
export function callServer(
  backend: Backend,
  base: string,
  calls: CallsAtWork,
): { wrapFetch: FetchWrapper; ready: Promise<unknown> } {
  const answer = (request: Request, onHeld?: OnHeld) =>
    calls.track((hold) =>
      backend.answer(request, (milliseconds) => {
        hold(milliseconds)
        onHeld?.(milliseconds)
      }),
    )
  const started = canRunMsw() ? Promise.race([startMsw(), after(START_MS)]).catch(() => null) : Promise.resolve(null)
  // It reads the browser's storage when it is imported, which throws if storage is denied.
  async function startMsw() {
    return (await import('./startMsw.ts')).startMsw(base, answer)
  }
  /** MSW hears the service worker that was there when it started, and no other. */
  const goesThrough = (worker: ServiceWorker | null) => worker !== null && worker === navigator.serviceWorker.controller

  const wrapFetch: FetchWrapper = (send) => async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(`${base}/`)) return send(request)
    // Browsers stop a service worker after minutes, and its streams with it.
    if (pathname === base + STREAM_PATH) return callHere(request, (each) => backend.fetch(each))
    return goesThrough(await started) ? send(request) : callHere(request, answer)
  }
  return { wrapFetch, ready: started }
}

/** Calls the server from this page. Fails as soon as the caller aborts, and cancels the answer that comes after that. */
function callHere(
  request: Request,
  answer: (request: Request, onHeld: OnHeld) => Promise<Response>,
): Promise<Response> {
  const { signal } = request
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    const fail = () => reject(new DOMException('The server did not answer in time.', 'TimeoutError'))
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort)
    answer(request, (milliseconds) => {
      if (milliseconds >= HELD_MS) setTimeout(fail, HELD_MS)
    }).then((response) => {
      if (signal.aborted) void response.body?.cancel()
      resolve(response)
    }, reject)
  })
}
