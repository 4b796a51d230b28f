import { ActionIcon, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { nameWords } from '../../words.ts'
import classes from './EditableName.module.css'

/** Focuses the field when it mounts, and selects its text. */
function select(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}

export interface EditableNameProps {
  name: string
  /** The kind of thing that is renamed, for screen readers: "connector". */
  kind: string
  /** Called with a changed name. The caller saves it and shows the outcome. */
  onSave(name: string): void
}

/**
 * The h1 of a page, which can be edited in place. Enter and blur save, Escape cancels, and an empty name is refused
 * (docs/product/connectors.md#connector-page).
 */
export function EditableName({ name, kind, onSave }: EditableNameProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  /** Enter saves and then blurs the field, which must not save again. */
  const done = useRef(false)

  function begin() {
    done.current = false
    setRefused(false)
    setDraft(name)
  }

  function finish(value: string | null) {
    if (done.current) return
    if (value?.trim() === '') return setRefused(true)
    done.current = true
    setDraft(null)
    setTimeout(() => pencil.current?.focus())
    if (value !== null && value !== name) onSave(value)
  }

  if (draft !== null) {
    return (
      <TextInput
        className={classes.input}
        aria-label={nameWords.label(kind)}
        value={draft}
        ref={select}
        error={refused && nameWords.required}
        onChange={(event) => {
          setRefused(false)
          setDraft(event.currentTarget.value)
        }}
        onBlur={() => finish(draft)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish(draft)
          if (event.key === 'Escape') finish(null)
        }}
      />
    )
  }
  return (
    <span className={classes.name}>
      <h1 title={name}>{name === '' ? '–' : name}</h1>
      <ActionIcon
        ref={pencil}
        variant="subtle"
        color="gray"
        size={28}
        aria-label={nameWords.rename(kind)}
        onClick={begin}
      >
        <IconPencil size={17} stroke={1.7} />
      </ActionIcon>
    </span>
  )
}
