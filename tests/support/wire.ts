import { vi } from 'vitest'
import type { Backend } from '../../mocks/control.ts'

export interface OpenStream {
  /** True after the client has cancelled the body. */
  closed: boolean
}

/**
 * Intercepts the traffic between a page and its backend from now on. Records the event streams, and can delay answers. A delayed
 * answer is produced immediately and delivered after its release.
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
    /** Delays answers from now on until the returned function is called. */
    hold() {
      gate = new Promise((resolve) => (open = resolve))
      return () => {
        gate = null
        open()
      }
    },
  }
}

/** Watches for skeletons. The returned function says whether one has appeared since. */
export function watchSkeletons(): () => boolean {
  const drawn = () => document.querySelector('tbody tr[aria-hidden="true"], .mantine-Skeleton-root') !== null
  let seen = drawn()
  const observer = new MutationObserver(() => {
    seen ||= drawn()
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  return () => seen || drawn()
}
