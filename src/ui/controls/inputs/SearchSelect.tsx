import { Group, Select, type SelectProps } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { selectWords } from '../../words.ts'

export interface Choice {
  value: string
  label: string
  /** A decorative flag, sport or logo beside the label. */
  icon?: ReactNode
}

type Omitted = 'data' | 'searchable' | 'filter' | 'renderOption' | 'nothingFoundMessage'
export interface SearchSelectProps extends Omit<SelectProps, Omitted> {
  choices: readonly Choice[]
  /** The text in the list if nothing matches. */
  nothingFoundMessage?: string
}

/** A value that no choice has. */
const NOTHING = '\u0000nothing'

/**
 * A dropdown with a case-insensitive search by label. It says "Not found" if nothing matches
 * (docs/product/app.md#forms).
 */
export function SearchSelect({
  choices,
  value,
  nothingFoundMessage = selectWords.nothing,
  onFocus,
  onClick,
  onKeyDown,
  onDropdownOpen,
  onDropdownClose,
  ...rest
}: SearchSelectProps) {
  const [isOpen, setOpen] = useState(false)
  const [, setListed] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- Mantine says that the list is open only in a second rendering, after the one that mounts it
  useEffect(() => setListed(isOpen), [isOpen])
  /** True from the focus to the first click, which would only place the caret. */
  const isNew = useRef(false)
  const choiceOf = (id: string | null | undefined) => choices.find((choice) => choice.value === id)
  const given = useGivenValue(value, (id) => choiceOf(id)?.label ?? '')
  // A disabled option, because screen readers do not recognize a list without options.
  const nothing = { value: NOTHING, label: nothingFoundMessage, disabled: true }
  return (
    <Select
      searchable
      clearable
      data={choices.map((choice) => ({ value: choice.value, label: choice.label }))}
      filter={({ options, search }) => {
        const text = search.trim().toLowerCase()
        const found = options.filter((option) => 'label' in option && option.label.toLowerCase().includes(text))
        return found.length === 0 ? [nothing] : found
      }}
      leftSection={choiceOf(value)?.icon}
      // A click on it is one on the field.
      leftSectionPointerEvents="none"
      renderOption={({ option }) => (
        <Group gap="xs" wrap="nowrap">
          {choiceOf(option.value)?.icon}
          {option.label}
        </Group>
      )}
      clearButtonProps={{ 'aria-label': selectWords.clear }}
      // Hundreds of options are mounted only while the list is open.
      comboboxProps={{ keepMounted: false }}
      // Enter chooses what the typing has found, also if that is what was chosen before. The cross removes a choice.
      allowDeselect={false}
      selectFirstOptionOnChange
      onDropdownOpen={() => {
        setOpen(true)
        onDropdownOpen?.()
      }}
      onDropdownClose={() => {
        setOpen(false)
        onDropdownClose?.()
      }}
      onKeyDown={(event) => {
        isNew.current = false
        // Without anything found, it must not send the form without the choice.
        if (event.key === 'Enter' && isOpen) event.preventDefault()
        onKeyDown?.(event)
      }}
      // Typing replaces the chosen name.
      onFocus={(event) => {
        isNew.current = true
        event.currentTarget.select()
        onFocus?.(event)
      }}
      onClick={(event) => {
        const { selectionStart, selectionEnd } = event.currentTarget
        if (isNew.current && selectionStart === selectionEnd) event.currentTarget.select()
        isNew.current = false
        onClick?.(event)
      }}
      {...given}
      {...rest}
    />
  )
}

/**
 * The value of a dropdown that is given one, and the text in it. If the choice stays the same, Mantine would leave what
 * was typed in the field.
 */
function useGivenValue(
  value: SelectProps['value'],
  labelOf: (value: string | null | undefined) => string,
): SelectProps {
  const [searchValue, onSearchChange] = useState(labelOf(value))
  if (value === undefined) return {}
  return { value, searchValue, onSearchChange, onOptionSubmit: (id) => onSearchChange(labelOf(id)) }
}
