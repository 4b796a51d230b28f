import { config } from '../../../src/config.ts'
import { closePanel, openPanel } from './panelStore.ts'

const NAME = 'touchline-director'
const PUT_BACK = 'touchline-director-put-back'

/**
 * True if the director can have a window of its own. Without a SharedWorker the server runs in one page, from which another window
 * would take it away.
 */
export const canHaveWindow = () => 'SharedWorker' in globalThis

/** Opens the director in a window of its own, which survives reloads of this page, and closes the panel. */
export function openOwnWindow() {
  const opened = window.open(`${config.root}external/director/`, NAME, 'popup,width=420,height=860')
  // A browser that blocks the window leaves the panel where it is.
  if (!opened) return
  closePanel()
  opened.focus()
}

/** In the window: opens the panel in the page that has opened the window, and closes the window. */
export function putBack() {
  const page: unknown = window.opener
  if (page !== null && typeof page === 'object' && 'postMessage' in page)
    window.opener.postMessage(PUT_BACK, location.origin)
  window.close()
}

/** In the product's page: opens the panel when the window is put back. Returns a function that stops listening. */
export function listenForPutBack(): () => void {
  const handleMessage = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === location.origin && data === PUT_BACK) openPanel()
  }
  addEventListener('message', handleMessage)
  return () => removeEventListener('message', handleMessage)
}
