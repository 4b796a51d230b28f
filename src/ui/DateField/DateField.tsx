import { ActionIcon, CloseButton, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { DatePicker, TimePicker } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { dateWire, tidyDate, type DateKind } from './dates.ts'
import classes from './DateField.module.css'

export interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'label'> {
  label: string
  kind: DateKind
  /** What stands in the field, a date or not: `dateWire` makes of it what is sent. */
  value: string
  onChange(text: string): void
}

const placeholders = { day: 'YYYY-MM-DD', moment: 'YYYY-MM-DD HH:mm' } as const

/**
 * A date that is typed or picked. Its value is the text itself, so that what somebody has typed is never taken away, and what
 * is no date can be told from none.
 */
export function DateField({ label, kind, value, onChange, onBlur, ...rest }: DateFieldProps) {
  const [opened, setOpened] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const written = dateWire(value, kind) === undefined ? '' : tidyDate(value, kind)
  const [day = '', time = ''] = written.split(' ')

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
      // A panel is all there is to a screen reader while it is open: its calendar stands in it.
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
          if (tidyDate(value, kind) !== value) onChange(tidyDate(value, kind))
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

/** Escape closes the calendar alone: by this mark Mantine's panels know a key that is not theirs. */
function keepEscape({ target }: FocusEvent) {
  target.setAttribute('data-mantine-stop-propagation', 'true')
}

/** Enter is done with the time, not with the form around it. */
function closeOnEnter(event: KeyboardEvent, close: () => void) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  close()
}
