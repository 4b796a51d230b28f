import { vi } from 'vitest'
import type { Backend } from '../../../mocks/control.ts'

/** A write as it was sent. */
export interface Sent {
  /** `POST /fan/325x…/fans` */
  call: string
  body: unknown
}

/** Records every write that a page sends to its backend from now on, and passes it on unchanged. */
export function listenToWrites(backend: Backend): Sent[] {
  const pass = backend.fetch
  const sent: Sent[] = []
  vi.spyOn(backend, 'fetch').mockImplementation(async (request) => {
    if (request.method !== 'GET') {
      const text = await request.clone().text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      sent.push({ call: `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`, body })
    }
    return pass(request)
  })
  return sent
}
