import { vi } from 'vitest'
import type { Backend } from '../../mocks/control.ts'

export interface OpenStream {
  /** The client has let go of the body, of which the server hears by its `cancel`. */
  closed: boolean
}

/**
 * Listens in on the wire between a page and its backend, from now on: the event streams that are opened, and answers that are held
 * back, made before whatever happens until they are let go.
 */
export function tapWire(backend: Backend) {
  const pass = backend.fetch
  const streams: OpenStream[] = []
  let gate: Promise<void> | null = null
  let open = () => {}

  async function tapped(request: Request): Promise<Response> {
    const isStream = request.url.endsWith('/system/sse')
    const held = isStream ? null : gate
    const response = await pass(request)
    await held
    if (!isStream || !response.body) return response
    const stream: OpenStream = { closed: false }
    streams.push(stream)
    const reader = response.body.getReader()
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel() {
        stream.closed = true
        return reader.cancel()
      },
    })
    return new Response(body, response)
  }
  vi.spyOn(backend, 'fetch').mockImplementation(tapped)

  return {
    streams,
    /** Answers that are made from now on arrive when the returned function is called. */
    hold() {
      gate = new Promise((resolve) => (open = resolve))
      return () => {
        gate = null
        open()
      }
    },
  }
}

/** Tells whether a skeleton has ever been drawn since. */
export function watchSkeletons(): () => boolean {
  const drawn = () => document.querySelector('tbody tr[aria-hidden="true"], .mantine-Skeleton-root') !== null
  let seen = drawn()
  const observer = new MutationObserver(() => {
    seen ||= drawn()
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  return () => seen || drawn()
}
