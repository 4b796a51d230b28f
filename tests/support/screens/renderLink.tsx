import { vi } from 'vitest'
import type { Backend } from '../../../mocks/control.ts'
import type { LinkMaker } from './links.ts'
import { renderApp } from './render.tsx'
import { openWorld } from '../world.ts'

/** Renders the whole product at a mailed link, signed out by default. The link is created before `prepare` runs. */
export async function renderLink(makeLink: LinkMaker, options: Parameters<typeof renderApp>[1] = {}) {
  const before = await openWorld({ as: null })
  const link = await makeLink(before)
  const journal = await before.backend.control.exportJournal()
  const rendered = await renderApp(link, {
    as: null,
    ...options,
    async prepare(control) {
      await control.importJournal(journal)
      await options.prepare?.(control)
    },
  })
  return { ...rendered, link }
}

export interface Sent {
  path: string
  bearer: string | null
  body: unknown
}

/** Records every write from now on, and passes it on unchanged. */
export function recordWrites(backend: Backend): Sent[] {
  const sent: Sent[] = []
  const pass = backend.fetch
  vi.spyOn(backend, 'fetch').mockImplementation(async (request) => {
    if (request.method === 'GET') return pass(request)
    const text = await request.clone().text()
    sent.push({
      path: new URL(request.url).pathname.replace('/api/v1', ''),
      bearer: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
      body: text === '' ? undefined : JSON.parse(text),
    })
    return pass(request)
  })
  return sent
}
