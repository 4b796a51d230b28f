import type { Figures } from '../../../control.ts'
import { cardWords, fanWords } from '../words.ts'

type Spans = Pick<Figures, 'period' | 'comparedDays'>

/** The label of the basis that a sum is compared with: the days before, or for all time, its value some days ago. */
export const comparedWithDaysBefore = ({ period, comparedDays }: Spans) =>
  period === 'all' ? comparedWithDaysAgo({ comparedDays }) : cardWords.daysBefore(comparedDays)

/** The label of the basis that a current number is compared with: its value some days ago. */
export const comparedWithDaysAgo = ({ comparedDays }: Pick<Spans, 'comparedDays'>) => cardWords.daysAgo(comparedDays)

/** New fans are those of the period, or for all time, those of the compared days. */
export const newFansLabel = ({ period, comparedDays }: Spans) =>
  period === 'all' ? fanWords.newFansOf(comparedDays) : fanWords.newFans
