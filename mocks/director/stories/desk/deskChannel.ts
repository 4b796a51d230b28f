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

/** The id of this tab, which stays the same after a reload. */
export function tabId(): string {
  try {
    const known = sessionStorage.getItem(TAB_KEY)
    if (known !== null) return known
    const id = crypto.randomUUID()
    sessionStorage.setItem(TAB_KEY, id)
    return id
  } catch {
    return 'tab'
  }
}
