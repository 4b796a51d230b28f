const INTERVAL_MS = 1000

/**
 * Reads a value every second while the page is visible, and at once when it becomes visible again. A failed read is
 * retried after a second.
 *
 * @returns a function that stops reading
 */
export function pollWhileVisible<T>(
  read: () => Promise<T>,
  onValue: (value: T) => void,
  page: Document = document,
): () => void {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let polling = false

  async function poll() {
    clearTimeout(timer)
    if (polling || page.visibilityState !== 'visible') return
    polling = true
    const found = await read().then(
      (value) => ({ value }),
      () => null,
    )
    polling = false
    if (controller.signal.aborted) return
    if (found) onValue(found.value)
    timer = setTimeout(() => void poll(), INTERVAL_MS)
  }

  page.addEventListener('visibilitychange', () => void poll(), { signal: controller.signal })
  page.defaultView?.addEventListener('focus', () => void poll(), { signal: controller.signal })
  void poll()
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}
