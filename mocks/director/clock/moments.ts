import { dateFormat } from '../../../src/format.ts'
import { spanWords } from './words.ts'

const weekday = dateFormat({ weekday: 'short' })
const month = dateFormat({ month: 'short' })

const two = (value: number) => String(value).padStart(2, '0')

/** `Sat 21 Nov`, in the time zone of the computer, as the product tells days. */
export function dayText(moment: string): string {
  const date = new Date(moment)
  return `${weekday(date)} ${date.getDate()} ${month(date)}`
}

/** `17:04` */
export function timeText(moment: string): string {
  const date = new Date(moment)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** `Sat 21 Nov, 17:04` */
export const momentText = (moment: string) => `${dayText(moment)}, ${timeText(moment)}`

const units = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const

/** A span in its two largest units: `5 days 3 hours`; `less than a minute` for a short one. */
export function spanText(milliseconds: number): string {
  let rest = milliseconds
  const parts: string[] = []
  for (const [unit, length] of units) {
    const count = Math.floor(rest / length)
    rest -= count * length
    if (count > 0 && parts.length < 2) parts.push(spanWords[unit](count))
    else if (parts.length > 0) break
  }
  return parts.length === 0 ? spanWords.short : parts.join(' ')
}
