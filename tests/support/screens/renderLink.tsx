import type { LinkMaker } from './links.ts'
import { renderApp } from './render.tsx'
import { openWorld } from '../world/world.ts'

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
