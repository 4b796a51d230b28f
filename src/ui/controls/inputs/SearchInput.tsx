import { CloseButton, TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { searchWords } from '../../words.ts'

interface SearchInputProps extends Pick<TextInputProps, 'maxLength' | 'maw' | 'mb' | 'w'> {
  text: string
  /** Also its accessible name. */
  placeholder: string
  onChange(text: string): void
  /** Called by the clear button; `onChange` with an empty text by default. */
  onClear?(): void
}

/** A search box with a clear button, which keeps the focus in the box. */
export function SearchInput({ text, placeholder, onChange, onClear = () => onChange(''), ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  function handleClear() {
    onClear()
    input.current?.focus()
  }
  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={placeholder}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch size={16} stroke={1.8} aria-hidden="true" />}
      rightSection={text !== '' && <CloseButton size="sm" aria-label={searchWords.clear} onClick={handleClear} />}
      {...rest}
    />
  )
}
