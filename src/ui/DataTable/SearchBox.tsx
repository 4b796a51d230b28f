import { useEffect, useRef, useState } from 'react'
import { trimText } from '../../contract/fields/invisible.ts'
import { SearchInput } from '../controls/inputs/SearchInput.tsx'
import { SEARCH_MAX } from './useListParams.ts'

const DEBOUNCE_MS = 500
const MIN_CHARS = 2

/**
 * Searches 500 ms after the last key, if the text is empty or has at least two characters. Spaces around it do not
 * count. The clear button searches immediately (docs/product/tables.md#search).
 *
 * @param text the current search. The box follows changes from elsewhere (Back, a live reload). Its own search coming
 *   back never overwrites what the user is typing
 */
export function SearchBox({
  text,
  placeholder,
  restarts = 0,
  onSearch,
}: {
  text: string
  placeholder: string
  /** A new number resets the box to `text` and cancels a pending search. */
  restarts?: number
  onSearch(text: string): void
}) {
  const [typed, setTyped] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(text)
  const seenRestarts = useRef(restarts)

  useEffect(() => {
    if (text === sent.current && restarts === seenRestarts.current) return
    sent.current = text
    seenRestarts.current = restarts
    clearTimeout(timer.current)
    setTyped(text)
  }, [text, restarts])
  useEffect(() => () => clearTimeout(timer.current), [])

  function send(value: string) {
    sent.current = value
    onSearch(value)
  }

  function handleChange(value: string) {
    setTyped(value)
    clearTimeout(timer.current)
    const search = trimText(value)
    if (search.length === 0 || search.length >= MIN_CHARS) timer.current = setTimeout(() => send(search), DEBOUNCE_MS)
  }

  function handleClear() {
    clearTimeout(timer.current)
    setTyped('')
    send('')
  }

  return (
    <SearchInput
      text={typed}
      placeholder={placeholder}
      maxLength={SEARCH_MAX}
      onChange={handleChange}
      onClear={handleClear}
      maw={480}
      w="100%"
    />
  )
}
