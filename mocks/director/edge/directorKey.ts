import { useEffect } from 'react'
import { togglePanel } from '../panel/panelStore.ts'

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform)

/** The key that opens and closes the director, as it is written on this computer. */
export const keyOfDirector = (): readonly string[] => [isApple() ? '⌘' : 'Ctrl', '.']

/** The same as the value of `aria-keyshortcuts`. */
export const ariaKeyOfDirector = () => (isApple() ? 'Meta+.' : 'Control+.')

/** True if a press is the director's key. */
export function isDirectorKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const [mod, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  return key === '.' && mod && !other && !altKey && !shiftKey
}

/** Listens for the director's key, wherever the focus is. */
export function useDirectorKey() {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || !isDirectorKey(event)) return
      event.preventDefault()
      togglePanel()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
}
