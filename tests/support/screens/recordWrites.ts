import { expect, vi } from 'vitest'
import type { Backend } from '../../../mocks/control.ts'

/** A write as it was sent. */
export interface SentWrite {
  /** `POST /fan/325x…/fans` */
  call: string
  bearer: string | null
  body: unknown
}

/** Matches the bearer of any signed-in page. `expect.any` is typed `any`. */
export const anyBearer = expect.any(String) as string

/** Records every write that a page sends to its backend from now on, and passes it on unchanged. */
export function recordWrites(backend: Backend): SentWrite[] {
  const pass = backend.fetch
  const sent: SentWrite[] = []
  vi.spyOn(backend, 'fetch').mockImplementation(async (request) => {
    if (request.method !== 'GET') {
      const text = await request.clone().text()
      sent.push({
        call: `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`,
        bearer: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
        body: text === '' ? undefined : JSON.parse(text),
      })
    }
    return pass(request)
  })
  return sent
}
