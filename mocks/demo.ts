import type { Arrival } from './director/arrival/openArrival.ts'
import type { accountListOf } from './director/showBeside.ts'
import type { Control } from './control.ts'
import { showUnavailable } from './director/edge/unavailable.ts'
import { keepOffline } from './adapters/browser/keepOffline.ts'
import { openServer } from './adapters/worker/openServer.ts'
import { DemoUnavailable, interceptFetch, type FetchWrapper } from './adapters/browser/interceptFetch.ts'

/** The parts of the demo that the product uses. */
export interface StartedDemo {
  wrapFetch: FetchWrapper
  /** Resolves once the model answers; until then the page shows what it is waiting for. */
  ready(): Promise<void>
  /** Resolves once the demo that the address holds is there; at once if it holds none. */
  arrived: Promise<unknown>
  loadLoginAside(): Promise<ReturnType<typeof accountListOf>>
}

/**
 * Starts the demo: the server of this browser, the adapter behind `fetch`, and the UI of the demo beside the product. The server
 * may still be starting when this returns.
 *
 * @param base the API base of the product
 * @param onUnavailable called if the demo cannot run, before the page shows the reason; nothing is ever answered then
 */
export async function startDemo(base: string, onUnavailable: () => void): Promise<StartedDemo> {
  try {
    const { backend, status, ready } = openServer()
    const intercept = interceptFetch(backend, base)
    // Loaded apart, while the server starts: the first calls wait for that anyway.
    const watching = import('./calls/watchDemo.ts').then(({ watchDemo }) => watchDemo(base))
    const wrapFetch: FetchWrapper = (send) => {
      const intercepted = intercept(send)
      const watched = watching.then(
        ({ watch }) => watch(intercepted),
        () => intercepted,
      )
      return async (...call) => (await watched)(...call)
    }
    const newVersion = keepOffline()
    // For use in the browser's console: `await touchline.advance(60_000)`.
    Object.assign(globalThis, { touchline: backend.control })
    // Loaded apart, so that the first calls do not wait for its style sheets.
    const beside = import('./director/showBeside.ts')
    const arrived = openLink(backend.control)
    Promise.all([beside, watching])
      .then(([{ showBeside }, { log }]) =>
        showBeside(backend.control, status, { arrived, newVersion, log, send: wrapFetch(fetch) }),
      )
      .catch(console.error)
    return { wrapFetch, ready, arrived, loadLoginAside: async () => (await beside).accountListOf(backend.control) }
  } catch (error) {
    if (!(error instanceof DemoUnavailable)) throw error
    onUnavailable()
    showUnavailable(error.message)
    return new Promise(() => {})
  }
}

/** Opens the demo that the address holds. Its code loads for such an address alone. */
async function openLink(control: Control): Promise<Arrival | null> {
  // A link that is pasted into the address of an open page would not load it.
  addEventListener('hashchange', () => location.hash.startsWith('#demo=') && location.reload())
  if (!location.hash.startsWith('#demo=')) return null
  const { openArrival } = await import('./director/arrival/openArrival.ts')
  return openArrival(control)
}
