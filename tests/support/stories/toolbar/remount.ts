import { addons } from 'storybook/preview-api'
import { beginningOf, readSettings } from './settings.ts'

// Storybook's names of these events; its own module of names is internal.
const UPDATE_GLOBALS = 'updateGlobals'
const FORCE_REMOUNT = 'forceRemount'

type Globals = Readonly<Record<string, unknown>>

/** The stories that are shown, with the globals that each began with. */
const shown = new Map<string, Globals>()

/** Notes a story that begins; call the result when it ends. */
export function noteStory(id: string, globals: Globals): () => void {
  shown.set(id, globals)
  return () => shown.delete(id)
}

/**
 * Begins a story again, with its play function, once the toolbar asks for another world. By itself Storybook only
 * renders again what is there, in the world that it has. Storybook's own listener has run by then, so the story begins
 * with the new globals.
 */
export function remountForAnotherWorld(): void {
  const channel = addons.getChannel()
  channel.on(UPDATE_GLOBALS, ({ globals: changes }: { globals: Globals }) => {
    for (const [storyId, globals] of shown) {
      const before = beginningOf(readSettings(globals))
      if (before !== beginningOf(readSettings({ ...globals, ...changes }))) channel.emit(FORCE_REMOUNT, { storyId })
    }
  })
}
