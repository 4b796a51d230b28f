import { currencyOf, moneyFormat } from '../../../../src/domain/money/money.ts'
import type { Figures } from '../../../control.ts'
import { cardWords, filterWords } from '../words.ts'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The unit of a thousand is a small k; a currency may have a capital one, such as Kč. */
const withSmallK = (text: string) => text.replace(/(?<=\d)K/, 'k')

/** 12000 as `12,000`. */
export const formatWhole = (value: number) => whole.format(value)
/** 12000 as `12k`, for axes. */
export const formatShort = (value: number) => withSmallK(compact.format(value))
/** A part of a whole as `12.3 %`. */
export const formatPart = (value: number, of: number) => `${oneDecimal.format(of === 0 ? 0 : (value / of) * 100)} %`

/** How amounts of money are written. */
export interface MoneyFormats {
  /** 12000.4 as `£12,000`. */
  whole(amount: number): string
  /** 59.9 as `£59.90`. */
  exact(amount: number): string
  /** 12000 as `£12k`, for axes. */
  short(amount: number): string
}

const moneyFormats = new Map<string, MoneyFormats>()

/**
 * The formats of amounts in the currency of a club's country: the same ones each time, so that charts can tell that
 * nothing has changed.
 */
export function moneyIn({ country }: Pick<Figures['club'], 'country'>): MoneyFormats {
  const currency = currencyOf(country ?? undefined)
  const known = moneyFormats.get(currency)
  if (known) return known
  const created = createMoneyFormats(currency)
  moneyFormats.set(currency, created)
  return created
}

function createMoneyFormats(currency: string): MoneyFormats {
  const formats = {
    whole: moneyFormat(currency, { maximumFractionDigits: 0 }),
    exact: moneyFormat(currency),
    short: moneyFormat(currency, { notation: 'compact', maximumFractionDigits: 1, minimumFractionDigits: 0 }),
  }
  return {
    whole: (amount) => formats.whole.format(amount),
    exact: (amount) => formats.exact.format(amount),
    short: (amount) => (amount === 0 ? '0' : withSmallK(formats.short.format(amount))),
  }
}

/** 12.34 as `+12.3 %`, with a true minus sign. */
export function formatChange(percent: number) {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
  return `${sign}${oneDecimal.format(Math.abs(percent))} %`
}

const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const day = utc({ day: 'numeric', month: 'short' })
const fullDay = utc({ day: 'numeric', month: 'short', year: 'numeric' })
const month = utc({ month: 'short', year: 'numeric' })
const fullMonth = utc({ month: 'long', year: 'numeric' })

/** The short label of a step of the time axis: `12 Jan`, `Jan 2026`. */
export const shortStep = (at: string, step: Figures['step']) => (step === 'month' ? month : day).format(new Date(at))

/** The full label of a step: `12 Jan 2026`, `Week of 12 Jan 2026`, `January 2026`. */
export function fullStep(at: string, step: Figures['step']) {
  const date = new Date(at)
  if (step === 'month') return fullMonth.format(date)
  return step === 'week' ? cardWords.week(fullDay.format(date)) : fullDay.format(date)
}

const spans: Record<Figures['period'], string> = {
  '30d': filterWords.days30,
  '90d': filterWords.days90,
  '365d': filterWords.days365,
  all: filterWords.allTime,
}
/** The label of a period. */
export const spanOf = ({ period }: Pick<Figures, 'period'>) => spans[period]

export const stepWord: Record<Figures['step'], string> = { day: 'day', week: 'week', month: 'month' }
