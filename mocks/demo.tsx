import { AccountList } from './director/AccountList.tsx'
import { showMailbox } from './director/Mailbox.tsx'
import { showNotices } from './director/Notices.tsx'
import { showUnavailable } from './director/unavailable.ts'
import { DemoUnavailable, openBackend, openDoor, type Door } from './doors/worker.ts'

/**
 * Starts the demo: the backend of this browser, the door in front of it, and what the product's pages show beside themselves.
 *
 * @param base the API base of the product
 * @returns the way to the model; null where the demo cannot run; the page then says why
 */
export async function startDemo(
  base: string,
): Promise<{ through: Door; demo: { loginAside: typeof AccountList } } | null> {
  try {
    const backend = await openBackend()
    const door = await openDoor(backend, base)
    // For whoever opens the console: `await touchline.advance(60_000)`.
    Object.assign(globalThis, { touchline: backend.control })
    showNotices((await backend.control.info()).notices)
    showMailbox(backend.control)
    return { through: door, demo: { loginAside: AccountList } }
  } catch (error) {
    if (!(error instanceof DemoUnavailable)) throw error
    showUnavailable(error.message)
    return null
  }
}
