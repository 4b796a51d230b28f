import type { StoryWorld } from '../toolbar/storyWorld.ts'
import type { StateId } from './states.ts'

/** Resolves with the next frame of the browser. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves once a screen rests: everything that it asked for has been answered, unless it never will be. */
export async function settled(element: Element, { world }: StoryWorld, state: StateId, signal?: AbortSignal) {
  const never = state === 'loading'
  const isReady = () =>
    element.querySelector(never ? 'h1, [role=status]' : 'h1') !== null &&
    (never || world.api.queryClient.isFetching() === 0)
  const hasEnded = () => signal?.aborted === true
  let last = ''
  for (let still = 0; still < 3 && !hasEnded();) {
    await nextFrame()
    const now = element.innerHTML
    still = isReady() && now === last ? still + 1 : 0
    last = now
  }
}
