import { tell } from '../serviceWorker/messages.ts'

/** The script of the service worker, which answers the calls of the API and stands in for a host that is gone. */
export const SERVICE_WORKER_URL = `${import.meta.env.BASE_URL}mockServiceWorker.js`

/** True if this browser has service workers, in which the demo stores its files. */
export const hasServiceWorker = () => 'serviceWorker' in navigator

/**
 * True if the service worker answers the calls of the API. Firefox logs an error for each call that is still in one
 * when its page is left, so there the page answers all of them.
 */
export const callsGoThroughServiceWorker = () => hasServiceWorker() && !navigator.userAgent.includes('Firefox/')

/** How long to wait for the service worker to take control, in milliseconds. */
const CONTROL_MS = 5000

/**
 * Registers the service worker and asks it to control this page. MSW would reload a page that its worker does not
 * control, and the user could lose what they have typed.
 *
 * @returns false if there are no service workers, or this one has not taken control within five seconds
 * @throws if the browser denies service workers
 */
export async function gainControl(): Promise<boolean> {
  if (!hasServiceWorker()) return false
  const { serviceWorker } = navigator
  // To register a worker that is there already can take long: the browser then waits until the worker has nothing to
  // do.
  if (!(await serviceWorker.getRegistration())) await serviceWorker.register(SERVICE_WORKER_URL)
  if (serviceWorker.controller) return true
  return new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
    setTimeout(() => resolve(false), CONTROL_MS)
    void serviceWorker.ready.then(({ active }) => active && tell(active, { touchline: 'control' }))
  })
}
