import { setupWorker } from 'msw/browser'
import { http, HttpResponse } from 'msw/http'
import { serviceWorkerUrl } from './keepOffline.ts'

/**
 * Starts MSW, which then answers the calls below `base`. Resolves with the service worker that hands them to it; with
 * null if that does not control this page. MSW itself reloads a page that was loaded past its service worker.
 *
 * @throws if the browser denies service workers
 */
export async function startMsw(
  base: string,
  answer: (request: Request) => Promise<Response>,
): Promise<ServiceWorker | null> {
  // At every start MSW looks for a newer script, and leaves the rejection unhandled if there is no network.
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof Error && reason.message.startsWith('Failed to update a ServiceWorker')) event.preventDefault()
  })
  const worker = setupWorker(
    // What the server does not answer at all fails as without a network.
    http.all(`${base}/*`, ({ request }) => answer(request).catch(() => HttpResponse.error())),
  )
  const serviceWorker = { url: serviceWorkerUrl(base) }
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker })
  return navigator.serviceWorker.controller
}
