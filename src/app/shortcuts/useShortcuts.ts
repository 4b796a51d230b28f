import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUser } from '../../api/ApiProvider.tsx'
import { goTos, isPressed, letterOf, shortcuts } from './shortcuts.ts'

/** The time for the second key of a shortcut such as G F, in milliseconds. */
const SECOND_KEY_MS = 1500

const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"], [role="menu"], [role="dialog"]'

/** True if letters belong to the element that has the focus. */
const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(FIELDS) !== null

/** True while a dialog or a panel asks for an answer. */
const isQuestionOpen = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null

interface Handlers {
  openPalette(): void
  openHelp(): void
}

/**
 * Listens for the shortcuts of the shell (docs/product/app.md#shortcuts). Single letters do nothing in a field, and no
 * shortcut works behind an open dialog.
 */
export function useShortcuts({ openPalette, openHelp }: Handlers) {
  const navigate = useNavigate()
  const { billing } = useUser()

  const goTo = useEffectEvent((letter: string): boolean => {
    const found = goTos.find(({ keys }) => keys[1] === letter)
    if (!found || (found.needsPlan && !billing)) return false
    void navigate(found.to)
    return true
  })

  const handleKey = useEffectEvent((event: KeyboardEvent, isSecond: boolean): boolean => {
    if (isPressed(event, shortcuts.palette)) openPalette()
    else if (isTyping(event)) return false
    else if (isPressed(event, shortcuts.help)) openHelp()
    else if (isPressed(event, shortcuts.tableSearch)) return focusTableSearch()
    else return isSecond && isPlain(event) && goTo(letterOf(event))
    return true
  })

  useEffect(() => {
    let pressedG = -Infinity
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented) return
      // The usual case while somebody types costs little.
      if (isPlain(event) && isTyping(event)) {
        pressedG = -Infinity
        return
      }
      if (isQuestionOpen()) return
      const isSecond = event.timeStamp - pressedG < SECOND_KEY_MS
      const isFirst = !isSecond && isPlain(event) && letterOf(event) === 'G'
      // A modifier alone is not the second key.
      if (event.key.length === 1) pressedG = isFirst ? event.timeStamp : -Infinity
      if (handleKey(event, isSecond)) event.preventDefault()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
}

const isPlain = ({ ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey && !repeat

/** Moves the focus to the search of the table on the page, if it has one. */
function focusTableSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]')
  if (!search) return false
  search.focus()
  search.select()
  return true
}
