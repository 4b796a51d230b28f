import { isDirectorKey } from '../../director/edge/earlyKey.ts'

/** Posts a message to the page around this one, if there is one. */
function post(message: unknown) {
  if (parent !== window) parent.postMessage(message, location.origin)
}

/** Writes a view to the URL, and posts it to the page around this one. */
export function announceView(search: string) {
  history.replaceState(history.state, '', `${location.pathname}${search}`)
  post({ type: 'location', location: { search } })
}

/** Posts the height of the content, in pixels, to the page around this one, now and whenever it changes. */
export function announceHeight(content: HTMLElement) {
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height)
    if (height > 0) post({ type: 'size', size: { height } })
  })
  observer.observe(content)
}

/** Passes the director's key on to the page around this one, which hears no keys of a frame. */
export function passDirectorKey() {
  window.addEventListener('keydown', (event) => {
    if (event.repeat || !isDirectorKey(event)) return
    event.preventDefault()
    const { key, ctrlKey, metaKey } = event
    try {
      parent.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, cancelable: true }))
    } catch {
      // A page of another origin has no director.
    }
  })
}
