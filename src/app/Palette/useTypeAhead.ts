import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Marks the field of the search, which may take the focus late. */
export const fieldMark = { 'data-palette-field': true }

const findField = () => document.querySelector<HTMLInputElement>('[data-palette-field]')

/** One character. Some keyboards type theirs with Ctrl and Alt together. */
const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^.$/u.test(key) && ctrlKey === altKey && !metaKey

/**
 * Holds the query of the search, and puts into it what is typed from the moment the search is asked for until its field
 * has the focus: its code may still be loading, and on a busy machine the field takes the focus late. Enter waits for
 * the field.
 */
export function useTypeAhead() {
  const [query, setQuery] = useState('')
  /** True from the moment the search is asked for until it closes. */
  const isAsked = useRef(false)
  const isEntered = useRef(false)

  function enter(field: HTMLInputElement) {
    isEntered.current = false
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isAsked.current) return
    const field = findField()
    // Once the focus is in the search, its buttons have their own keys.
    const dialog = field?.closest('[role="dialog"]')
    const focused = document.activeElement
    if (dialog && focused !== dialog && dialog.contains(focused)) return
    if (isCharacter(event)) setQuery((now) => now + event.key)
    else if (event.key === 'Backspace') setQuery((now) => now.replace(/.$/u, ''))
    else if (event.key === 'Enter') isEntered.current = true
    // A dialog that is open closes by itself.
    else if (event.key === 'Escape' && !field) isAsked.current = false
    else return
    event.preventDefault()
    event.stopPropagation()
    field?.focus()
    if (field && isEntered.current) enter(field)
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => handleKey(event)
    // Before the page's own shortcuts, and before the field that has the focus still.
    window.addEventListener('keydown', handleKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true })
  }, [])

  return {
    query,
    setQuery,
    /** The search is asked for: the query begins anew. */
    begin() {
      isAsked.current = true
      isEntered.current = false
      setQuery('')
    },
    /** False if Escape has called it off while its code was loading. */
    isAsked: () => isAsked.current,
    /** The field is there. */
    handleReady() {
      const field = findField()
      if (field && isEntered.current) enter(field)
    },
    end() {
      isAsked.current = false
    },
  }
}
