import { ActionIcon, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { trimText } from '../../../contract/fields/invisible.ts'
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
  /** What was saved last, until the name changes. If it could not be saved, the field has it again. */
  const [saved, setSaved] = useState<{ text: string; before: string } | null>(null)
  if (saved && saved.before !== name) setSaved(null)
  const pencil = useRef<HTMLButtonElement>(null)
  /** Enter saves and then blurs the field, which must not save again. */
  const done = useRef(false)

  function begin() {
    done.current = false
    setRefused(false)
    setDraft(saved?.text ?? name)
  }

  function finish(value: string | null) {
    if (done.current) return
    const text = value === null ? undefined : trimText(value)
    if (text === '') return setRefused(true)
    done.current = true
    setDraft(null)
    // The old name again is a change, too, while another one is being saved.
    if (text === undefined || (text === name && !saved)) return setSaved(null)
    setSaved({ text, before: name })
    onSave(text)
  }

  function handleKey({ key }: KeyboardEvent) {
    if (key !== 'Enter' && key !== 'Escape') return
    finish(key === 'Enter' ? draft : null)
    // Who leaves the field otherwise has already chosen where the focus goes.
    setTimeout(() => pencil.current?.focus())
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
        onKeyDown={handleKey}
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
