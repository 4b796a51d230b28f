import type { Ask } from '../serviceWorker/messages.ts'

/** The script of the service worker, which answers the calls of the API and stands in for a host that is gone. */
export const SERVICE_WORKER_URL = `${import.meta.env.BASE_URL}mockServiceWorker.js`

/** True if this browser has service workers, in which the demo stores its files. */
const hasServiceWorker = () => 'serviceWorker' in navigator

/**
 * True if the service worker answers the calls of the API. Firefox logs an error for each call that is still in one when its page is
 * left, so there the page answers all of them.
 */
export const callsGoThroughServiceWorker = () => hasServiceWorker() && !navigator.userAgent.includes('Firefox/')

/** How long to wait for the service worker to take control, in milliseconds. */
const CONTROL_MS = 5000
/** How long to wait for an answer of the service worker, in milliseconds: it may be stopped. */
const ANSWER_MS = 30_000

/** Sends a message to a service worker. */
export function tell(worker: ServiceWorker, message: Ask, transfer: Transferable[] = []) {
  worker.postMessage(message, transfer)
}

/** Sends a message to a service worker; resolves with its answer, or with null if there is none. */
export function ask(worker: ServiceWorker, question: Ask, within = ANSWER_MS): Promise<string | null> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<string | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), within)
    port1.addEventListener('message', ({ data }: MessageEvent<string>) => {
      clearTimeout(timer)
      resolve(data)
    })
    port1.start()
    tell(worker, question, [port2])
  }).finally(() => port1.close())
}

/**
 * Registers the service worker and asks it to control this page. MSW would reload a page that its worker does not control, and the
 * user could lose what they have typed.
 *
 * @returns false if there are no service workers, or this one does not take control
 * @throws if the browser denies service workers
 */
export async function gainControl(): Promise<boolean> {
  if (!hasServiceWorker()) return false
  const { serviceWorker } = navigator
  // To register a worker that is there already can take long: the browser then waits until the worker has nothing to do.
  if (!(await serviceWorker.getRegistration())) await serviceWorker.register(SERVICE_WORKER_URL)
  if (serviceWorker.controller) return true
  return new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
    setTimeout(() => resolve(false), CONTROL_MS)
    void serviceWorker.ready.then(({ active }) => active && tell(active, { touchline: 'control' }))
  })
}
