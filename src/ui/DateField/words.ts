/** The texts of a date field and its calendar. */

export const dateWords = {
  dayPlaceholder: 'YYYY-MM-DD',
  momentPlaceholder: 'YYYY-MM-DD HH:mm',
  invalidDay: 'Enter a date such as 2026-01-15.',
  invalidMoment: 'Enter a date and time such as 2026-01-15 09:00.',
  clear: (label: string) => `Clear ${label}`,
  calendar: (label: string) => `Calendar, ${label}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
  time: 'Time',
  hours: 'Hours',
  minutes: 'Minutes',
} as const
