import { ActionIcon, CloseButton, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { DatePicker, TimePicker } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { parseDate, normalizeDate, type DateKind } from './dates.ts'
import classes from './DateField.module.css'

export interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'label'> {
  label: string
  kind: DateKind
  /** The text of the field, valid or not; `parseDate` converts it for the server. */
  value: string
  onChange(text: string): void
}

const placeholders = { day: 'YYYY-MM-DD', moment: 'YYYY-MM-DD HH:mm' } as const

/**
 * A date that the user types or picks. Its value is the raw text, so that invalid input is kept and differs from an empty field.
 */
export function DateField({ label, kind, value, onChange, onBlur, ...rest }: DateFieldProps) {
  const [opened, setOpened] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const normalized = parseDate(value, kind) === undefined ? '' : normalizeDate(value, kind)
  const [day = '', time = ''] = normalized.split(' ')

  function handlePick(picked: string | null) {
    if (picked === null) return
    onChange(kind === 'day' ? picked : `${picked} ${time === '' ? '00:00' : time}`)
    if (kind === 'day') setOpened(false)
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
            {value !== '' && <CloseButton size={26} aria-label={`Clear ${label}`} onClick={handleClear} />}
            <Popover.Target>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={26}
                aria-label={`Calendar, ${label}`}
                onClick={() => setOpened(!opened)}
              >
                <IconCalendar size={17} stroke={1.6} />
              </ActionIcon>
            </Popover.Target>
          </span>
        }
        {...rest}
      />
      <Popover.Dropdown className={classes.dropdown} onFocusCapture={keepEscape}>
        <Calendar day={day} onPick={handlePick} />
        {kind === 'moment' && (
          <TimePicker
            label="Time"
            hoursInputLabel="Hours"
            minutesInputLabel="Minutes"
            classNames={{ field: classes.time }}
            value={time}
            disabled={day === ''}
            onChange={(picked) => {
              if (picked !== '') onChange(`${day} ${picked.slice(0, 5)}`)
            }}
            onKeyDown={(event) => closeOnEnter(event, () => setOpened(false))}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

/** @param day `YYYY-MM-DD`, or empty for none */
function Calendar({ day, onPick }: { day: string; onPick(picked: string | null): void }) {
  return (
    <DatePicker
      value={day === '' ? null : day}
      {...(day !== '' && { defaultDate: day })}
      onChange={onPick}
      classNames={{ day: classes.day, weekday: classes.weekday }}
      getDayProps={(date) => (date === day ? { 'data-autofocus': true } : {})}
      ariaLabels={{
        previousMonth: 'Previous month',
        nextMonth: 'Next month',
        previousYear: 'Previous year',
        nextYear: 'Next year',
        previousDecade: 'Previous decade',
        nextDecade: 'Next decade',
      }}
    />
  )
}

/** Escape closes only the calendar: this attribute makes Mantine's panels ignore the key. */
function keepEscape({ target }: FocusEvent) {
  target.setAttribute('data-mantine-stop-propagation', 'true')
}

/** Enter closes the calendar instead of submitting the form around it. */
function closeOnEnter(event: KeyboardEvent, close: () => void) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  close()
}
