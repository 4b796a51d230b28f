import { missingNeeds, type Law } from '../law.ts'
import type { Target } from '../target.ts'
import { groupBy } from './report.ts'

/** What a person should know before a run begins, a sentence a line: what is written, what is lost, what will not be run. */
export function forecast(laws: readonly Law[], target: Target, control: string | null): string[] {
  const reasons = laws.flatMap((law) => missingNeeds(law, target) ?? [])
  const told = groupBy(reasons, (reason) => reason).map(([reason, all]) => `  ${all.length} ${reason}`)
  return [
    `Judging ${target.url} by ${laws.length} ${laws.length === 1 ? 'law' : 'laws'}.`,
    written(target, control),
    ...(told.length > 0 ? [`Warning: ${reasons.length} will not be run:`, ...told] : []),
  ]
}

function written({ control, destructive }: Target, url: string | null): string {
  if (control) return `Warning: the model at ${url} is reset before every law; whatever it holds is lost.`
  if (destructive) return 'Warning: --destructive changes the given club, its users and its connectors.'
  return 'Without --destructive only rows that the suite makes itself are written.'
}
