export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/**
 * Added to a day counted from 1970, so that its code or its place in a list is positive: no birthday is earlier. Until
 * 2039 codes of days fit into two bytes.
 */
export const DAYS_BEFORE_1970 = 40_000
/** How many days a list with a place for each of them has room for; a later day works, but slower. */
export const DAYS = 100_000
/** A map, filled as it is needed: a list with room for every text takes milliseconds of the start. */
const dayTexts = new Map<number, string>()
/** `YYYY-MM-DD` of a day counted from 1970; cached, because many rows share few days. */
const dayText = (day: number) => cached(dayTexts, day, () => new Date(day * DAY).toISOString().slice(0, 10))

function cached(texts: Map<number, string>, key: number, textOf: () => string): string {
  let text = texts.get(key)
  if (text === undefined) texts.set(key, (text = textOf()))
  return text
}

/** `YYYY-MM-DD` of the day of a moment, in UTC. */
export const dayOf = (moment: number) => dayText(Math.floor(moment / DAY))

const padded = (length: number, digits: number) =>
  Array.from({ length }, (_, value) => String(value).padStart(digits, '0'))
const twoDigits = padded(60, 2)
/** `.000Z` */
const ends = padded(1000, 3).map((digits) => `.${digits}Z`)
const timeTexts = new Map<number, string>()
/** `THH:mm:ss` of a second of the day. */
const timeText = (second: number) =>
  cached(
    timeTexts,
    second,
    () =>
      `T${twoDigits[Math.floor(second / 3600)] ?? ''}:${twoDigits[Math.floor(second / 60) % 60] ?? ''}:${twoDigits[second % 60] ?? ''}`,
  )

/**
 * Formats like `toISOString`, but several times faster, because a hundred thousand rows have two timestamps each.
 *
 * @param moment whole milliseconds since 1970
 */
export function isoText(moment: number): string {
  const day = Math.floor(moment / DAY)
  const rest = moment - day * DAY
  // Each part more would be one more text in memory for as long as the row is there.
  return dayText(day) + timeText(Math.floor(rest / 1000)) + (ends[rest % 1000] ?? '')
}

/** Like `isoText`; null for an unknown moment. */
export const isoTextOrNull = (moment: number | null) => (moment === null ? null : isoText(moment))
