import { useEffect } from 'react'
import { isApple, isDirectorKey, takeEarlyKey } from './earlyKey.ts'
import { togglePanel } from '../panel/panelStore.ts'
import { hostWords } from './words.ts'

/** The key that opens and closes the director, as it is written on this computer. */
export const keyOfDirector = (): readonly string[] => [isApple() ? '⌘' : hostWords.control, '.']

/** The same as the value of `aria-keyshortcuts`. */
export const ariaKeyOfDirector = () => (isApple() ? 'Meta+.' : 'Control+.')

/** Listens for the director's key, wherever the focus is. A press from before this was loaded counts, too. */
export function useDirectorKey() {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || !isDirectorKey(event)) return
      event.preventDefault()
      togglePanel()
    }
    if (takeEarlyKey()) togglePanel()
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
}
