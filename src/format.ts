/*
 * How numbers, amounts, dates and lists are written, in the product and beside it: English, with the day before the
 * month.
 */
const LOCALE = 'en-GB'

const numberFormat = (options?: Intl.NumberFormatOptions) => {
  const format = new Intl.NumberFormat(LOCALE, options)
  return (value: number) => format.format(value)
}

/** Formats 12000 as `12,000`. */
export const formatCount = numberFormat()

/** Formats 1234.56 as `1,234.6`. */
export const formatDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats 1234.5 as `1,234.50`. */
export const formatAmount = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats 12000 as `12k`, for axes. */
export const formatShort = numberFormat({ notation: 'compact', maximumFractionDigits: 1 })

/** Formats 12.34 as `+12.3 %`, and negative values with a true minus sign. */
export function formatPercent(percent: number): string {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
  return `${sign}${formatDecimal(Math.abs(percent))} %`
}

/** Formats a count with its noun: `1 row`, `9,998 rows`. */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** How amounts of a currency are written, with its symbol in front. */
export interface MoneyFormat {
  /** Formats 59.9 as `£59.90`, with the currency's usual decimals. */
  exact(amount: number): string
  /** Formats 12000.4 as `£12,000`. */
  whole(amount: number): string
  /** Formats 12000 as `£12k`, for axes. */
  short(amount: number): string
}

const moneyFormats = new Map<string, MoneyFormat>()

/** The formats of a currency: the same ones each time, so that charts can tell that nothing has changed. */
export function moneyFormat(currency: string): MoneyFormat {
  const known = moneyFormats.get(currency)
  if (known) return known
  const symbol = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const short = numberFormat({ ...symbol, notation: 'compact', maximumFractionDigits: 1, minimumFractionDigits: 0 })
  const created: MoneyFormat = {
    exact: numberFormat(symbol),
    whole: numberFormat({ ...symbol, maximumFractionDigits: 0 }),
    short: (amount) => (amount === 0 ? '0' : short(amount)),
  }
  moneyFormats.set(currency, created)
  return created
}

/** Formats `a, b and c`. */
export const formatList = (items: readonly string[]) => new Intl.ListFormat(LOCALE).format(items)

/** Creates a format of dates, in the browser's time zone unless the options name another. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  const format = new Intl.DateTimeFormat(LOCALE, options)
  return (date) => format.format(date)
}

/** Formats a date as `YYYY-MM-DD` and `HH:mm` in the browser's time zone. A day has no zone and stays unchanged. */
export function localDate(iso: string): [day: string, time: string] {
  if (!iso.includes('T')) return [iso, '']
  const date = new Date(iso)
  const pad = (value: number, length = 2) => String(value).padStart(length, '0')
  return [
    `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`,
    `${pad(date.getHours())}:${pad(date.getMinutes())}`,
  ]
}

/** The date of a time in UTC, as `YYYY-MM-DD`. A day stays unchanged. */
export const utcDay = (iso: string): string => (iso.includes('T') ? new Date(iso).toISOString().slice(0, 10) : iso)

const ages = new Intl.RelativeTimeFormat(LOCALE)

/** Formats `2 days ago`. It counts how much time has passed, so 1 day may end the day before yesterday. */
export const formatAge = (count: number, unit: Intl.RelativeTimeFormatUnit) => ages.format(-count, unit)

const regions = new Intl.DisplayNames(LOCALE, { type: 'region' })

/** The name of a country, given by its ISO 3166-1 alpha-2 code. */
export const countryName = (cca2: string) => regions.of(cca2) ?? cca2
