import { config } from '../../../src/config.ts'
import { closePanel, openPanel, panelStore } from './panelStore.ts'
import { readTab, storeTab } from './tabState.ts'

const NAME = 'touchline-director'
const PUT_BACK = 'touchline-director-put-back'

/**
 * True if the director can have a window of its own. Without a SharedWorker the server runs in one page, from which
 * another window would take it away.
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

/**
 * In the window: opens the panel in the page that has opened the window, and closes the window. A page that is still
 * loading hears no message, so what its tab remembers is changed as well.
 */
export function putBack() {
  const page = openerOf(window)
  if (page) {
    storeTab({ ...readTab(page.sessionStorage), open: true }, page.sessionStorage)
    page.postMessage(PUT_BACK, location.origin)
  }
  window.close()
}

/** The page that has opened a window; null if it is gone, or shows another site now. */
function openerOf({ opener }: { opener: Window | null }): Window | null {
  try {
    return opener?.location.origin === location.origin ? opener : null
  } catch {
    return null
  }
}

/** In the product's page: opens the panel when the window is put back. Returns a function that stops listening. */
export function listenForPutBack(): () => void {
  const handleMessage = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === location.origin && data === PUT_BACK) openPanel()
  }
  addEventListener('message', handleMessage)
  // Put back while this page was loading, after it had read the state of its tab.
  if (readTab().open && !panelStore.getState().open) openPanel()
  return () => removeEventListener('message', handleMessage)
}
