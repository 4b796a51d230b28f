import { errorsOf, success } from '../../../src/contract/endpoint/endpoint.ts'
import type { Difference, ViolationKind } from '../tools/violation.ts'
import { endpoints } from '../../../src/contract/index.ts'

export interface Counts {
  passed: number
  failed: number
  notRun: number
}

/** One law's verdict as plain JSON. */
export type VerdictReport = {
  /** The id of the judged operation; `*` for all operations. */
  operation: string
  check: string
  title: string
  milliseconds: number
  /** The statuses that each operation answered, ascending; `*` for paths and methods outside the contract. */
  statuses: Record<string, number[]>
  leftBehind: string[]
} & (
  | { outcome: 'passed' }
  /** `stack` holds the first lines of the stack without the message. */
  | {
      outcome: 'failed'
      message: string
      stack: string[]
      /** What kind of answer differed, and where; null for a failure of another kind. */
      violation: { operation: string | null; kind: ViolationKind; differences: Difference[] } | null
      /** The rule behind the law, as a heading in docs/. */
      rule: string
      /** The command line of the last call before the failure; null if there was none. */
      curl: string | null
    }
  | { outcome: 'not run'; reason: string }
)

/** An operation of the contract, with all statuses that it may answer. */
export interface OperationReport {
  id: string
  method: string
  path: string
  success: number
  /** The success, the declared failures, and those of any operation: `429` and `5xx`. */
  declared: string[]
}

/** A run as plain JSON: the content of `report.json`, and the source of the other reports. */
export interface Report {
  url: string
  /** ISO 8601 in UTC. */
  began: string
  ended: string
  counts: Counts
  verdicts: VerdictReport[]
  /** Rows and mails that the suite has created and could not remove. */
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

/** The number of verdicts that passed, failed, and were not run. */
export function count(verdicts: readonly Pick<VerdictReport, 'outcome'>[]): Counts {
  const of = (outcome: VerdictReport['outcome']) => verdicts.filter((verdict) => verdict.outcome === outcome).length
  return { passed: of('passed'), failed: of('failed'), notRun: of('not run') }
}

/** The area of an operation: the part of its id before the dot. */
export function areaOf(operation: string): string {
  return operation === '*' ? 'every operation' : (operation.split('.')[0] ?? operation)
}

/** Groups items by a key. Groups have the order of their first items. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [key: string, items: T[]][] {
  return [...Map.groupBy(items, keyOf)]
}

/** The reasons why laws were not run, with their number of laws, most frequent first. */
export function reasonsNotRun(verdicts: readonly VerdictReport[]): [reason: string, times: number][] {
  const reasons = verdicts.flatMap((verdict) => (verdict.outcome === 'not run' ? [verdict.reason] : []))
  return groupBy(reasons, (reason) => reason)
    .map(([reason, all]): [string, number] => [reason, all.length])
    .toSorted(([, a], [, b]) => b - a)
}
