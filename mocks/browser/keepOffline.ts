/** The script of the service worker, which has to know where the API is. */
export const serviceWorkerUrl = (base: string) =>
  `${import.meta.env.BASE_URL}serviceWorker.js?api=${encodeURIComponent(`${base}/`)}`

/** True if the user has asked the browser to use little data. TypeScript's DOM library does not have the property. */
const savesData = () => (navigator as Navigator & { connection?: { saveData: boolean } }).connection?.saveData === true

/**
 * Asks the service worker to keep the files of the demo, so that it works without a network. Nothing happens in a browser
 * without service workers: there the demo needs its host.
 *
 * @param base the API base of the product
 */
export async function keepOffline(base: string): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return
  await navigator.serviceWorker.register(serviceWorkerUrl(base))
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('keep')
}
