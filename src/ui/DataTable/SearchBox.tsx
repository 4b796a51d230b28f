import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

const DEBOUNCE_MS = 500
const MIN_CHARS = 2
/** The server refuses more (readings 1.10). */
const MAX_CHARS = 200

/**
 * Searches after 500 ms without typing, if the text is empty or has at least two characters; clearing searches at once
 * (data-side 4).
 *
 * @param text the search that is on; where it changes from elsewhere (Back, a live reload), the box follows
 */
export function SearchBox({
  text,
  placeholder,
  onSearch,
}: {
  text: string
  placeholder: string
  onSearch(text: string): void
}) {
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)

  if (known !== text) {
    setKnown(text)
    setTyped(text)
  }
  useEffect(() => () => clearTimeout(timer.current), [text])

  function handleChange(value: string) {
    setTyped(value)
    clearTimeout(timer.current)
    if (value.length === 0 || value.length >= MIN_CHARS) timer.current = setTimeout(() => onSearch(value), DEBOUNCE_MS)
  }

  function handleClear() {
    clearTimeout(timer.current)
    setTyped('')
    onSearch('')
    input.current?.focus()
  }

  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={placeholder}
      placeholder={placeholder}
      maxLength={MAX_CHARS}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => handleChange(event.currentTarget.value)}
      leftSection={<IconSearch size={16} stroke={1.8} aria-hidden="true" />}
      rightSection={typed !== '' && <CloseButton size="sm" aria-label="Clear search" onClick={handleClear} />}
      maw={380}
      w="100%"
    />
  )
}
