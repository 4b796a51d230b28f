import type { Loader } from '@storybook/react-vite'
import { openStoryWorld, type StoryWorld } from './storyWorld.ts'
import { inPanes, readSettings } from './settings.ts'

/** Storybook renders a story again, with the same signal, for every change of the toolbar or of an argument. */
const opened = new WeakMap<AbortSignal, { args: string; world: Promise<StoryWorld> }>()

/** Opens the world of a story once; it stays while only its looks change. Frames beside each other open their own. */
export const loadWorld: Loader = async ({ abortSignal, args, globals, parameters, viewMode }) => {
  const settings = readSettings(globals)
  if (viewMode === 'story') {
    playInFrames(inPanes(settings))
    if (inPanes(settings)) return {}
  }
  const { worldOfArgs } = parameters
  const needed = worldOfArgs ? JSON.stringify(args) : ''
  const before = opened.get(abortSignal)
  if (before?.args === needed) return { ...(await before.world) }
  const world = openStoryWorld(worldOfArgs?.(args) ?? parameters, settings)
  opened.set(abortSignal, { args: needed, world })
  return { ...(await world) }
}

/** Ends the world of a story that is gone. Its values come from the loader above. */
export const endWorld = (loaded: Partial<StoryWorld>) => loaded.end?.()

interface CurrentRender {
  renderOptions?: { autoplay?: boolean }
}

/**
 * Panes show the story in frames, which play it themselves. Storybook has no public way to leave out the play function
 * here.
 */
function playInFrames(leaveOut: boolean): void {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: CurrentRender } }
  const options = preview?.currentRender?.renderOptions
  if (options) options.autoplay = !leaveOut
}
