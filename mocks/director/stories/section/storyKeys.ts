import { useLayoutEffect } from 'react'
import type { Desk } from '../desk/desk.ts'

/** True for an element that takes keys itself. */
const takesKeys = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, [role="tab"]') !== null

const takesSpace = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, summary') !== null

/**
 * The keys of a story (docs/guides/stories.md#keys).
 *
 * @param find the element in which they work
 */
export function useStoryKeys(desk: Desk | null, find: () => HTMLElement | null | undefined, withBlank = false) {
  // A layout effect: the keys work as soon as the section is seen.
  useLayoutEffect(() => {
    const element = find()
    if (!desk || !element) return
    function handleKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || takesKeys(target)) return
      const { story, playing } = desk?.store.getState() ?? {}
      if (!story || (key === ' ' && takesSpace(target))) return
      const command = commandOf(key, playing === true, withBlank)
      if (!command) return
      event.preventDefault()
      if (!event.repeat) desk?.send({ do: command })
    }
    element.addEventListener('keydown', handleKeyDown)
    return () => element.removeEventListener('keydown', handleKeyDown)
  })
}

function commandOf(key: string, isPlaying: boolean, withBlank: boolean) {
  switch (key) {
    case ' ':
      return isPlaying ? 'pause' : 'play'
    case 'ArrowRight':
    case 'PageDown':
      return 'step'
    case 'ArrowLeft':
    case 'PageUp':
      return 'back'
    case 'Home':
      return 'restart'
    case 'b':
    case 'B':
      return withBlank ? 'blank' : null
    default:
      return null
  }
}
