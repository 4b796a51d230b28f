import { RUN_KEY } from '../desk/deskChannel.ts'
import { checkStory } from '../script/story.ts'
import type { SavedRun } from '../player/playerState.ts'

/** Stores the run of this tab, so that a reload continues it; null removes it. */
export function storeRun(run: SavedRun | null) {
  try {
    if (run) sessionStorage.setItem(RUN_KEY, JSON.stringify(run))
    else sessionStorage.removeItem(RUN_KEY)
  } catch {
    // Without room for it, a reload ends the story and nothing else.
    forgetRun()
  }
}

/** An earlier step must not be what a reload goes on from. */
function forgetRun() {
  try {
    sessionStorage.removeItem(RUN_KEY)
  } catch {
    // A browser that blocks the storage has nothing in it.
  }
}

/** The run of this tab before a reload; null if there was none. */
export function readRun(): SavedRun | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(RUN_KEY) ?? 'null')
    if (typeof value !== 'object' || value === null || !('story' in value)) return null
    const checked = checkStory(value.story)
    // `storeRun` has written the rest; a story of another build is forgotten.
    return 'story' in checked ? { ...(value as SavedRun), story: checked.story } : null
  } catch {
    return null
  }
}
