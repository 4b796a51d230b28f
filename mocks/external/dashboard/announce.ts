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

/**
 * Posts the height of the content, in pixels, to the page around this one, now and whenever it changes. Returns a
 * function that ends this.
 */
export function announceHeight(content: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height)
    if (height > 0) post({ type: 'size', size: { height } })
  })
  observer.observe(content)
  return () => observer.disconnect()
}

/**
 * Passes the director's key on to the page around this one, which hears no keys of a frame. Returns a function that ends
 * this.
 */
export function passDirectorKey(): () => void {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.repeat || !isDirectorKey(event)) return
    event.preventDefault()
    const { key, ctrlKey, metaKey } = event
    try {
      parent.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, cancelable: true }))
    } catch {
      // A page of another origin has no director.
    }
  }
  window.addEventListener('keydown', handleKeyDown)
  return () => window.removeEventListener('keydown', handleKeyDown)
}
