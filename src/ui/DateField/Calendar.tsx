import { DatePicker, TimePicker } from '@mantine/dates'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { dayByKey, type DateKind } from './dates.ts'
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
  const { days, shown, setShown, handleDayKey } = useDayKeys(day)
  return (
    <>
      <DatePicker
        ref={days}
        value={day === '' ? null : day}
        {...(shown !== '' && { date: shown })}
        onDateChange={setShown}
        onChange={onPickDay}
        classNames={{ day: classes.day, weekday: classes.weekday }}
        getDayProps={(date) => ({
          'data-date': date,
          ...(date === day && { 'data-autofocus': true }),
          onKeyDown: (event) => handleDayKey(event, date),
        })}
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

/** The keys of a calendar: Mantine's arrows end at the edges of a month, and the other keys would scroll the panel. */
function useDayKeys(day: string) {
  const days = useRef<HTMLDivElement>(null)
  /** A day of the month that is shown; empty for the current month. */
  const [shown, setShown] = useState(day)
  /** The day that takes the focus once its month is shown. */
  const wanted = useRef('')
  function focusWanted() {
    days.current?.querySelector<HTMLElement>(`[data-date="${wanted.current}"]:not([data-outside])`)?.focus()
    wanted.current = ''
  }
  useEffect(focusWanted, [shown])

  function handleDayKey(event: KeyboardEvent, from: string) {
    const to = dayByKey(from, event.key)
    if (to === null) return
    event.preventDefault()
    wanted.current = to
    if (to.slice(0, 7) === from.slice(0, 7)) focusWanted()
    else setShown(to)
  }
  return { days, shown, setShown, handleDayKey }
}

/** Enter closes the calendar instead of submitting the form around it. */
function closeOnEnter(event: KeyboardEvent, close: () => void) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  close()
}
