import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Backend } from '../control.ts'
import { connectRemote } from './remote.ts'

/** Why the demo cannot run in this browser, as a sentence for the person before it. */
export class DemoUnavailable extends Error {
  override name = 'DemoUnavailable'
}

/** A SharedWorker that has not answered after so many milliseconds is given up. */
const WORKER_TIMEOUT_MS = 10_000

/** The one server of this browser in a SharedWorker; where there is none, or it does not start, a server of this page's own. */
export async function openBackend(): Promise<Backend> {
  const shared = await openShared().catch(() => null)
  if (shared) return shared
  const { browserBackend } = await import('./browser.ts')
  return browserBackend()
}

async function openShared(): Promise<Backend | null> {
  if (!('SharedWorker' in globalThis)) return null
  // Named after the build, so that a new build never talks to the worker of an old one.
  const name = `touchline ${import.meta.env.VITE_BUILD_ID}`
  let fail = () => {}
  const failed = new Promise<null>((resolve) => {
    fail = () => resolve(null)
    setTimeout(fail, WORKER_TIMEOUT_MS)
  })
  const remote = connectRemote(() => {
    const worker = new SharedWorker(new URL('./shared.ts', import.meta.url), { type: 'module', name })
    worker.addEventListener('error', fail)
    return worker.port
  })
  if (await Promise.race([remote.control.info(), failed])) return remote
  remote.dispose()
  return null
}

/** Makes of what sends requests one that survives the end of the service worker on the way: stopped, unregistered, or bypassed by a forced reload. */
export type Door = (send: typeof fetch) => typeof fetch

/**
 * Puts the backend behind the page's `fetch`: MSW hands every call below `base` to it.
 *
 * @param base the API base of the product, such as `/api/v1`
 * @throws DemoUnavailable where service workers cannot run
 */
export async function openDoor(backend: Backend, base: string): Promise<Door> {
  if (!isSecureContext || !('serviceWorker' in navigator)) {
    throw new DemoUnavailable(
      isSecureContext
        ? 'This browser does not run service workers here. A private window or a strict setting can be the cause.'
        : `The demo answers its own calls from inside the browser, which browsers allow on localhost and over https only, not on ${location.origin}.`,
    )
  }
  // MSW looks for a newer worker script at every start and does not catch it when that fails: offline, or as the page is left.
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof Error && reason.message.startsWith('Failed to update a ServiceWorker')) event.preventDefault()
  })

  /** What has been answered already, by the number of the call: a reply that got lost is given again, not done again. */
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

  const handlers = [http.all(`*${base}/*`, ({ request }) => answerOnce(request))]
  const start = async () => {
    const worker = setupWorker(...handlers)
    await worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    })
    return worker
  }
  let worker = await start().catch((error: unknown) => {
    throw new DemoUnavailable(
      `The browser refused the service worker: ${error instanceof Error ? error.message : String(error)}`,
    )
  })
  let mending: Promise<unknown> | null = null
  /** Starts the service worker anew; where that fails, the page goes on without it, and the next call tries again. */
  const mend = () =>
    (mending ??= (async () => {
      await worker.stop()
      worker = await start()
    })()
      .catch(() => {})
      .finally(() => {
        mending = null
      }))

  return (send) => async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.startsWith(`${base}/`)) return send(request)
    const call = crypto.randomUUID()
    request.headers.set(CALL, call)
    const spare = request.clone()
    try {
      const response = await send(request).catch((error: unknown) => {
        if (request.signal.aborted) throw error
        return null
      })
      if (response?.headers.has(MARK)) return response
      void mend()
      return await answerOnce(spare)
    } finally {
      answered.delete(call)
    }
  }
}

/** On every answer of the model: a reply without it came from somewhere else, past the service worker. */
const MARK = 'x-touchline-model'
/** On every call of this page: its number. */
const CALL = 'x-touchline-call'

async function answer(backend: Backend, request: Request) {
  const response = await backend.fetch(request)
  response.headers.set(MARK, '1')
  return response
}
