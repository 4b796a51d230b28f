import { missingNeeds, type Law } from '../law.ts'
import type { Target } from '../target.ts'
import { groupBy } from './report.ts'

/** The plan of a run, one sentence per line: what is written, what is lost, what will not be run. */
export function describePlan(laws: readonly Law[], target: Target, control: string | null): string[] {
  const reasons = laws.flatMap((law) => missingNeeds(law, target) ?? [])
  const lines = groupBy(reasons, (reason) => reason).map(([reason, all]) => `  ${all.length} ${reason}`)
  return [
    `Judging ${target.url} by ${laws.length} ${laws.length === 1 ? 'law' : 'laws'}.`,
    written(target, control),
    ...(lines.length > 0 ? [`Warning: ${reasons.length} will not be run:`, ...lines] : []),
  ]
}

function written({ control, destructive }: Target, url: string | null): string {
  if (control) return `Warning: the model at ${url} is reset before every law. All of its data is lost.`
  if (destructive) return 'Warning: --destructive changes the given club, its users and its connectors.'
  return 'Without --destructive the suite only writes rows that it creates.'
}
