import { currencyOf } from '../../../../src/domain/money/money.ts'
import { dateFormat, formatDecimal, moneyFormat, type MoneyFormat } from '../../../../src/format.ts'
import type { Figures } from '../../../control.ts'
import { cardWords, filterWords } from '../words.ts'

/** A part of a whole as `12.3 %`. */
export const formatPart = (value: number, of: number) => `${formatDecimal(of === 0 ? 0 : (value / of) * 100)} %`

/** The formats of amounts in the currency of a club's country. */
export const moneyIn = ({ country }: Pick<Figures['club'], 'country'>): MoneyFormat =>
  moneyFormat(currencyOf(country ?? undefined))

const utc = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' })
const day = utc({ day: 'numeric', month: 'short' })
const fullDay = utc({ day: 'numeric', month: 'short', year: 'numeric' })
const month = utc({ month: 'short', year: 'numeric' })
const fullMonth = utc({ month: 'long', year: 'numeric' })

/** The short label of a step of the time axis: `12 Jan`, `Jan 2026`. */
export const shortStep = (at: string, step: Figures['step']) => (step === 'month' ? month : day)(new Date(at))

/** The full label of a step: `12 Jan 2026`, `Week of 12 Jan 2026`, `January 2026`. */
export function fullStep(at: string, step: Figures['step']) {
  const date = new Date(at)
  if (step === 'month') return fullMonth(date)
  return step === 'week' ? cardWords.week(fullDay(date)) : fullDay(date)
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
