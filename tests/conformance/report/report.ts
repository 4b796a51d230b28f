import { errorsOf, success } from '../../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../../src/contract/index.ts'

export interface Counts {
  passed: number
  failed: number
  notRun: number
}

/** One law's verdict as plain JSON. */
export type VerdictReport = {
  /** The id of the operation judged; `*` for all of them. */
  operation: string
  check: string
  title: string
  milliseconds: number
  /** The statuses that calls of each operation were answered with, ascending; `*` for paths and methods that are none. */
  statuses: Record<string, number[]>
  leftBehind: string[]
} & (
  | { outcome: 'passed' }
  /** `stack` holds the first lines of the stack alone, without the message. */
  | { outcome: 'failed'; message: string; stack: string[] }
  | { outcome: 'not run'; reason: string }
)

/** An operation of the contract, with every status it may answer. */
export interface OperationReport {
  id: string
  method: string
  path: string
  success: number
  /** The success, the declared failures, and the two that can befall any operation: `429` and `5xx`. */
  declared: string[]
}

/** What a run found, as plain JSON: the content of `report.json`, and all that the other reports are made from. */
export interface Report {
  url: string
  /** ISO 8601 in UTC. */
  began: string
  ended: string
  counts: Counts
  verdicts: VerdictReport[]
  /** What the suite has made and could not remove. */
  leftBehind: { operation: string; what: string }[]
  /** Every operation of the contract, judged or not. */
  operations: OperationReport[]
}

/** Every operation of the contract in the order of its registry. */
export function operationReports(): OperationReport[] {
  return endpoints.map((endpoint) => {
    const { status } = success(endpoint)
    const { id, method, path } = endpoint
    return {
      id,
      method,
      path,
      success: status,
      declared: [...[status, ...errorsOf(endpoint)].map(String), '429', '5xx'],
    }
  })
}

/** How many verdicts passed, failed, and were not run. */
export function count(verdicts: readonly Pick<VerdictReport, 'outcome'>[]): Counts {
  const of = (outcome: VerdictReport['outcome']) => verdicts.filter((verdict) => verdict.outcome === outcome).length
  return { passed: of('passed'), failed: of('failed'), notRun: of('not run') }
}

/** The area of an operation: what stands before the point of its id. */
export function areaOf(operation: string): string {
  return operation === '*' ? 'every operation' : (operation.split('.')[0] ?? operation)
}

/** Groups by a key, in the order in which the keys appear. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [key: string, items: T[]][] {
  return [...Map.groupBy(items, keyOf)]
}

/** How often each reason for a law not to be run was given, most frequent first. */
export function reasonsNotRun(verdicts: readonly VerdictReport[]): [reason: string, times: number][] {
  const reasons = verdicts.flatMap((verdict) => (verdict.outcome === 'not run' ? [verdict.reason] : []))
  return groupBy(reasons, (reason) => reason)
    .map(([reason, all]): [string, number] => [reason, all.length])
    .toSorted(([, a], [, b]) => b - a)
}
