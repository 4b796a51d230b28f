import { missingNeeds, optionOf, type Law } from '../law.ts'
import { provides, type Target } from '../target.ts'

/** The plan of a run, one sentence per line: what is written, what is lost, what will not be run. */
export function describePlan(laws: readonly Law[], target: Target, control: string | null): string[] {
  const skipped = laws.filter((law) => missingNeeds(law, target) !== null)
  const options = new Set(
    skipped.flatMap(({ needs = [] }) => needs.filter((need) => !provides(target, need)).map(optionOf)),
  )
  return [
    `Judging ${target.url} by ${laws.length} ${laws.length === 1 ? 'law' : 'laws'}.`,
    written(target, control),
    ...(skipped.length > 0 ? [`Warning: ${skipped.length} will not be run without ${[...options].join(', ')}.`] : []),
  ]
}

function written({ control, destructive }: Target, url: string | null): string {
  if (control) return `Warning: the model at ${url} is reset before every law. All of its data is lost.`
  if (destructive) return 'Warning: --destructive changes the given club, its users and its connectors.'
  return 'Without --destructive the suite only writes rows that it creates.'
}
