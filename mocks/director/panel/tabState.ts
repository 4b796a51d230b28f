/** What the director remembers in the tab: a reload keeps it open. */
export interface TabState {
  open: boolean
  /** The id of the section that is shown. */
  section: string
  /** Where the section of calls stands in a wide window: below the page, or beside it as the others. */
  dock: 'bottom' | 'side'
  /** The height of the panel below the page, in pixels. */
  height: number
}

const KEY = 'touchline-director'

const fresh: TabState = { open: false, section: 'scene', dock: 'bottom', height: 440 }

/** What the director remembers of this tab, or of the tab that a storage belongs to. */
export function readTab(storage?: Storage): TabState {
  try {
    const stored: unknown = JSON.parse((storage ?? sessionStorage).getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('open' in stored && 'section' in stored)) return fresh
    return {
      open: stored.open === true,
      section: String(stored.section),
      dock: 'dock' in stored && stored.dock === 'side' ? 'side' : 'bottom',
      height: 'height' in stored && typeof stored.height === 'number' ? stored.height : fresh.height,
    }
  } catch {
    // Storage is denied, or holds what another build has written: the director starts closed.
    return fresh
  }
}

/** Remembers the state for a reload; throws if storage is denied. */
export function storeTab({ open, section, dock, height }: TabState, storage: Storage = sessionStorage) {
  storage.setItem(KEY, JSON.stringify({ open, section, dock, height }))
}
