export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** ISO 8601 in UTC of a moment, in milliseconds since 1970. */
export const isoText = (moment: number) => new Date(moment).toISOString()

/** Like `isoText`; null for an unknown moment. */
export const isoTextOrNull = (moment: number | null) => (moment === null ? null : isoText(moment))

/** `YYYY-MM-DD` of the day of a moment, in UTC. */
export const dayOf = (moment: number) => isoText(moment).slice(0, 10)
