import type { Figures } from '../../../control.ts'

type Spans = Pick<Figures, 'period' | 'comparedDays'>

/** What a sum is held against: the days before, or where it is of all time, what it was some days ago. */
export const againstBefore = ({ period, comparedDays }: Spans) =>
  period === 'all' ? againstThen({ comparedDays }) : `vs. the ${comparedDays} days before`

/** What there is now is held against what there was then. */
export const againstThen = ({ comparedDays }: Pick<Spans, 'comparedDays'>) => `vs. ${comparedDays} days ago`

/** New fans are those of the period; of all time, those of the days that everything is held against. */
export const newFansLabel = ({ period, comparedDays }: Spans) =>
  period === 'all' ? `New fans, last ${comparedDays} days` : 'New fans'
