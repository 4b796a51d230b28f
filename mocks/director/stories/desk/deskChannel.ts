import type { CallSource } from '../../../calls/callLog.ts'
import type { Control } from '../../../control.ts'

/** What the stage of a tab needs. */
export interface StageProps {
  control: Control
  /** Sends requests as the product does. */
  send: typeof fetch
  /** The calls of this page; null if nobody watches them. */
  calls: CallSource | null
}

/** The channel between the windows of the demo. */
export const CHANNEL = 'touchline-stories'

/** Where a tab stores the story that is under way. */
export const RUN_KEY = 'touchline-story-run'
const TAB_KEY = 'touchline-story-tab'

/** True if a story was under way in this tab before a reload. */
export function hasStoredRun(): boolean {
  try {
    return sessionStorage.getItem(RUN_KEY) !== null
  } catch {
    return false
  }
}

/** The id of this tab, which stays the same after a reload. It is this tab's alone once `claimTab` has resolved. */
export function tabId(): string {
  try {
    return sessionStorage.getItem(TAB_KEY) ?? newTabId()
  } catch {
    return 'tab'
  }
}

function newTabId(): string {
  const id = crypto.randomUUID()
  sessionStorage.setItem(TAB_KEY, id)
  return id
}

/** A tab whose id is held by another one for this many milliseconds is a copy of it. A reload lets go of it at once. */
const COPY_MS = 3000

let claimed: Promise<string> | undefined

/**
 * Resolves with the id of this tab. A tab that the browser has duplicated begins with the id and the story of the other
 * one: it gets an id of its own, and leaves the story to the other.
 */
export const claimTab = (): Promise<string> => (claimed ??= claim(tabId()))

async function claim(id: string): Promise<string> {
  // Browsers offer locks to secure pages only.
  if (!('locks' in navigator) || (await hold(`${TAB_KEY} ${id}`))) return id
  try {
    sessionStorage.removeItem(RUN_KEY)
    return await claim(newTabId())
  } catch {
    // A browser that blocks the storage copies nothing, and all its tabs have one id.
    return id
  }
}

/** Holds a lock until the page is gone. Resolves with false if another page does, and with true if nobody can tell. */
const hold = (name: string) =>
  new Promise<boolean>((resolve) => {
    const untilGone = () => {
      resolve(true)
      return new Promise(() => {})
    }
    navigator.locks.request(name, { signal: AbortSignal.timeout(COPY_MS) }, untilGone).catch((error: unknown) => {
      resolve(!(error instanceof DOMException && error.name === 'TimeoutError'))
    })
  })
