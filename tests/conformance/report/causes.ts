import type { Difference } from '../tools/violation.ts'
import { groupBy, type Report, type VerdictReport } from './report.ts'

export type Failure = Extract<VerdictReport, { outcome: 'failed' }>

/** A defect of a server, and all laws that have failed because of it. */
export interface Cause {
  title: string
  /** Every difference of the answers, none left out; empty for a failure of another kind. */
  differences: Difference[]
  operations: string[]
  failures: Failure[]
}

/** The statuses of an operation that a server does not have. */
const UNBUILT = ['404', '405', '501']

/** True for a failure that says only that the server does not have the operation. */
export function isUnbuilt({ operation, violation, title }: Failure, unbuilt: ReadonlySet<string>): boolean {
  const [difference] = violation?.differences ?? []
  const known = violation?.kind === 'status' && UNBUILT.includes(difference?.got ?? '')
  return unbuilt.has(operation) && (known || title.startsWith('answers '))
}

/** Groups failures by what is wrong with the answers, the most frequent cause first. */
export function causesOf(failures: readonly Failure[]): Cause[] {
  return groupBy(failures, keyOf)
    .map(([, all]) => causeOf(all))
    .toSorted((a, b) => b.failures.length - a.failures.length)
}

/** The failed verdicts of a run. */
export const failuresOf = ({ verdicts }: Pick<Report, 'verdicts'>): Failure[] =>
  verdicts.flatMap((verdict) => (verdict.outcome === 'failed' ? [verdict] : []))

/**
 * What makes two failures one: the shape of one reply, no answer, the same defect of error bodies, the same pair of
 * statuses, or the same sentence.
 */
function keyOf({ operation, violation, message }: Failure): string {
  if (violation === null) return JSON.stringify(['sentence', withoutValues(message)])
  const { kind, differences } = violation
  if (kind === 'no answer') return kind
  if (kind === 'reply') return JSON.stringify([kind, violation.operation ?? operation])
  return JSON.stringify([kind, ...differences.map(({ pointer, expected, got }) => [pointer, expected, got])])
}

/** The first line of a message without what differs from law to law: numbers, quoted texts and the like. */
const withoutValues = (message: string) =>
  (message.split('\n')[0] ?? '').replace(/"[^"]*"|'[^']*'/g, '…').replace(/\w*\d[\w-]*/g, '…')

function causeOf(failures: readonly Failure[]): Cause {
  const operations = [...new Set(failures.map(({ operation, violation }) => violation?.operation ?? operation))]
  const differences = new Map<string, Difference>()
  for (const difference of failures.flatMap(({ violation }) => violation?.differences ?? []))
    differences.set(JSON.stringify([difference.pointer, difference.expected, difference.got]), difference)
  const distinct = [...differences.values()]
  return {
    title: titleOf(failures[0], operations, distinct),
    differences: distinct,
    operations,
    failures: failures.toSorted((a, b) => Number(isPrivate(a)) - Number(isPrivate(b))),
  }
}

/** True if the command line needs the token of somebody whom the law has made up, so that nobody can try it. */
const isPrivate = ({ curl }: Failure) => curl === null || /\$(REFRESH_)?(NEW|OTHER)_TOKEN/.test(curl)

function titleOf(failure: Failure | undefined, operations: readonly string[], [first]: readonly Difference[]): string {
  const [only] = operations
  const whose = operations.length > 1 ? `${operations.length} operations` : only === '*' ? 'Any path' : only
  switch (failure?.violation?.kind) {
    case 'status':
      return `${whose}: ${first?.got} where ${first?.expected} is declared`
    case 'reply':
      return `${whose}: the reply has another shape`
    case 'error body':
      return `${whose}: errors have another body`
    case 'no answer':
    case undefined:
      return `${whose}: ${failure?.message.split('\n')[0] ?? ''}`
  }
}
