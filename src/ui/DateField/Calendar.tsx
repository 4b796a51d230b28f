import { DatePicker, TimePicker } from '@mantine/dates'
import type { KeyboardEvent } from 'react'
import type { DateKind } from './dates.ts'
import { dateWords } from './words.ts'
import classes from './DateField.module.css'

export interface CalendarProps {
  kind: DateKind
  /** `YYYY-MM-DD`, or empty for none. */
  day: string
  /** `HH:mm`, or empty for none. */
  time: string
  onPickDay(picked: string | null): void
  onPickTime(picked: string): void
  onClose(): void
}

/** The calendar of a date field, with the time if its value has one. */
export function Calendar({ kind, day, time, onPickDay, onPickTime, onClose }: CalendarProps) {
  return (
    <>
      <DatePicker
        value={day === '' ? null : day}
        {...(day !== '' && { defaultDate: day })}
        onChange={onPickDay}
        classNames={{ day: classes.day, weekday: classes.weekday }}
        getDayProps={(date) => (date === day ? { 'data-autofocus': true } : {})}
        ariaLabels={{
          previousMonth: dateWords.previousMonth,
          nextMonth: dateWords.nextMonth,
          previousYear: dateWords.previousYear,
          nextYear: dateWords.nextYear,
          previousDecade: dateWords.previousDecade,
          nextDecade: dateWords.nextDecade,
        }}
      />
      {kind === 'moment' && (
        <TimePicker
          label={dateWords.time}
          hoursInputLabel={dateWords.hours}
          minutesInputLabel={dateWords.minutes}
          classNames={{ field: classes.time }}
          value={time}
          disabled={day === ''}
          onChange={(picked) => {
            if (picked !== '') onPickTime(picked.slice(0, 5))
          }}
          onKeyDown={(event) => closeOnEnter(event, onClose)}
        />
      )}
    </>
  )
}

/** Enter closes the calendar instead of submitting the form around it. */
function closeOnEnter(event: KeyboardEvent, close: () => void) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  close()
}
