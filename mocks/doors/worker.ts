import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Backend } from '../control.ts'
import { connectRemote } from './remote.ts'

/** Why the demo cannot run in this browser, as a sentence for the person before it. */
export class DemoUnavailable extends Error {
  override name = 'DemoUnavailable'
}

/** The one server of this browser in a SharedWorker; where there is none, or it does not start, a server of this page's own. */
export async function openBackend(): Promise<Backend> {
  if ('SharedWorker' in globalThis) {
    // Named after the build, so that a new build never talks to the worker of an old one.
    const name = `touchline ${import.meta.env.VITE_BUILD_ID}`
    const worker = new SharedWorker(new URL('./shared.ts', import.meta.url), { type: 'module', name })
    const remote = connectRemote(worker.port)
    const broken = new Promise<null>((resolve) => worker.addEventListener('error', () => resolve(null)))
    const answering = await Promise.race([remote.control.info(), broken])
    if (answering) return remote
  }
  const { browserBackend } = await import('./browser.ts')
  return browserBackend()
}

/**
 * Puts the backend behind the page's `fetch`: MSW hands every call below `base` to it.
 *
 * @param base the API base of the product, such as `/api/v1`
 * @returns a fetch that mends the service worker when it is gone: stopped, unregistered, or bypassed by a forced reload
 * @throws DemoUnavailable where service workers cannot run
 */
export async function openDoor(backend: Backend, base: string): Promise<typeof fetch> {
  if (!isSecureContext || !('serviceWorker' in navigator)) {
    throw new DemoUnavailable(
      isSecureContext
        ? 'This browser does not run service workers here. A private window or a strict setting can be the cause.'
        : `The demo answers its own calls from inside the browser, which browsers allow on localhost and over https only, not on ${location.origin}.`,
    )
  }
  const handlers = [http.all(`*${base}/*`, ({ request }) => answer(backend, request))]
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
  const mend = () =>
    (mending ??= (async () => {
      await worker.stop()
      worker = await start()
    })().finally(() => {
      mending = null
    }))

  return async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.startsWith(`${base}/`)) return fetch(request)
    const spare = request.clone()
    const response = await fetch(request).catch((error: unknown) => {
      if (request.signal.aborted) throw error
      return null
    })
    if (response?.headers.has(MARK)) return response
    void mend()
    return answer(backend, spare)
  }
}

/** On every answer of the model: a reply without it came from somewhere else, past the service worker. */
const MARK = 'x-touchline-model'

async function answer(backend: Backend, request: Request) {
  const response = await backend.fetch(request)
  response.headers.set(MARK, '1')
  return response
}
