import { ActionIcon, CloseButton, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useRef, useState, type FocusEvent } from 'react'
import { toast } from '../feedback/messages/toast.ts'
import { errorWords } from '../words.ts'
import type * as calendars from './Calendar.tsx'
import { parseDate, normalizeDate, type DateKind } from './dates.ts'
import { dateWords } from './words.ts'
import classes from './DateField.module.css'

export interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'label'> {
  label: string
  kind: DateKind
  /** The text of the field, valid or not; `parseDate` converts it for the server. */
  value: string
  onChange(text: string): void
}

const placeholders = {
  day: dateWords.dayPlaceholder,
  utcDay: dateWords.dayPlaceholder,
  moment: dateWords.momentPlaceholder,
} as const

/**
 * A date that the user types or picks. Its value is the raw text, so that invalid input is kept and differs from an
 * empty field.
 */
export function DateField({ label, kind, value, onChange, onBlur, ...rest }: DateFieldProps) {
  const [opened, setOpened] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const [Calendar, setCalendar] = useState<typeof calendars.Calendar | null>(null)

  /** The calendar is there before it opens, because the focus moves into it at once. */
  async function toggle() {
    try {
      const loaded = await import('./Calendar.tsx')
      setCalendar(() => loaded.Calendar)
      setOpened((now) => !now)
    } catch {
      toast('error', errorWords.notLoaded)
    }
  }

  const normalized = parseDate(value, kind) === undefined ? '' : normalizeDate(value, kind)
  const [day = '', time = ''] = normalized.split(' ')

  function handlePick(picked: string | null) {
    if (picked === null) return
    onChange(kind === 'moment' ? `${picked} ${time === '' ? '00:00' : time}` : picked)
    if (kind !== 'moment') setOpened(false)
  }

  function handleClear() {
    onChange('')
    input.current?.focus()
  }

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom"
      middlewares={{ flip: true, shift: { padding: 20 } }}
      shadow="lg"
      // An open panel hides the rest of the page from screen readers, so its calendar must be inside it.
      withinPortal={false}
      // It stays while its field is scrolled out of the panel, and so does the focus in it.
      hideDetached={false}
      trapFocus
      returnFocus
    >
      <TextInput
        ref={input}
        label={label}
        placeholder={placeholders[kind]}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={(event) => {
          if (normalizeDate(value, kind) !== value) onChange(normalizeDate(value, kind))
          onBlur?.(event)
        }}
        rightSectionWidth={value === '' ? 34 : 62}
        rightSection={
          <span className={classes.tools}>
            {value !== '' && <CloseButton size={26} aria-label={dateWords.clear(label)} onClick={handleClear} />}
            <Popover.Target>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={26}
                aria-label={dateWords.calendar(label)}
                onClick={() => void toggle()}
              >
                <IconCalendar size={17} stroke={1.6} />
              </ActionIcon>
            </Popover.Target>
          </span>
        }
        {...rest}
      />
      <Popover.Dropdown className={classes.dropdown} onFocusCapture={keepEscape}>
        {Calendar && (
          <Calendar
            kind={kind}
            day={day}
            time={time}
            onPickDay={handlePick}
            onPickTime={(picked) => onChange(`${day} ${picked}`)}
            onClose={() => setOpened(false)}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

/** Escape closes only the calendar: this attribute makes Mantine's panels ignore the key. */
function keepEscape({ target }: FocusEvent) {
  target.setAttribute('data-mantine-stop-propagation', 'true')
}
