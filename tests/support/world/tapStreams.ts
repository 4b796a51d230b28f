import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { Backend } from '../../../mocks/control.ts'

export interface OpenStream {
  /** True after the client has cancelled the body. */
  closed: boolean
}

/** Records the event streams that a backend opens from now on. */
export function tapStreams(backend: Backend): OpenStream[] {
  const pass = backend.fetch
  const streams: OpenStream[] = []

  async function tapped(request: Request): Promise<Response> {
    const response = await pass(request)
    if (!request.url.endsWith('/system/sse') || !response.body) return response
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
  return streams
}

const hasSkeletons = () => document.querySelector('tbody tr[aria-hidden="true"], .mantine-Skeleton-root') !== null

/**
 * Watches for skeletons once those of the first load are gone: parts of a page load later than its rows. The returned
 * function says whether one has appeared since.
 */
export async function watchSkeletons(): Promise<() => boolean> {
  await waitFor(() => expect(hasSkeletons()).toBe(false))
  let seen = false
  const observer = new MutationObserver(() => {
    seen ||= hasSkeletons()
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  return () => seen || hasSkeletons()
}
