import { groupBy, reasonsNotRun, type OperationReport, type Report, type VerdictReport } from './report.ts'

/** The status columns; `2xx` is the success status of an operation, `other` all statuses without a column. */
export const statusColumns = [
  '2xx',
  '400',
  '401',
  '402',
  '403',
  '404',
  '409',
  '413',
  '415',
  '429',
  '5xx',
  'other',
] as const
export type StatusColumn = (typeof statusColumns)[number]

/**
 * The finding of a run about a status of an operation. `provoked`: declared, and seen in a law that passed; `failed`:
 * declared, and only seen in laws that failed; `unprovoked`: declared, but not seen; `undeclared`: seen, but not
 * declared; `none`: neither.
 */
export type StatusState = 'provoked' | 'failed' | 'unprovoked' | 'undeclared' | 'none'

export interface StatusCell {
  column: StatusColumn
  state: StatusState
  /** The status as the operation declares it, or the undeclared statuses. */
  statuses: string[]
  /** The checks that provoked it, each with its number of laws. */
  checks: [check: string, laws: number][]
  /** Why it may not have been provoked: the reasons why laws of this operation were not run. */
  reasons: [reason: string, times: number][]
}

export interface CheckCell {
  check: string
  passed: VerdictReport[]
  failed: VerdictReport[]
  notRun: VerdictReport[]
}

export interface Row {
  id: string
  /** Null if the id is no operation, as for laws about all operations. */
  operation: OperationReport | null
  statuses: StatusCell[]
  checks: CheckCell[]
}

type Sighting = { status: number; verdict: VerdictReport }

/** The rows of the matrix: every operation of the contract, then all other ids of laws. */
export function matrixRows(report: Report, checks: readonly string[]): Row[] {
  const known = new Set(report.operations.map(({ id }) => id))
  const laws = new Map(groupBy(report.verdicts, ({ operation }) => operation))
  const rows: Pick<Row, 'id' | 'operation'>[] = [
    ...report.operations.map((operation) => ({ id: operation.id, operation })),
    ...[...laws.keys()].filter((id) => !known.has(id)).map((id) => ({ id, operation: null })),
  ]
  const sightings = new Map(
    groupBy(
      report.verdicts.flatMap((verdict) =>
        Object.entries(verdict.statuses).flatMap(([id, statuses]) =>
          statuses.map((status) => ({ id, status, verdict })),
        ),
      ),
      ({ id }) => id,
    ),
  )
  return rows.map(({ id, operation }) => {
    const own = laws.get(id) ?? []
    const seen = sightings.get(id) ?? []
    return {
      id,
      operation,
      statuses: operation ? statusColumns.map((column) => statusCell(operation, column, seen, own)) : [],
      checks: checks.map((check) => checkCell(check, own)),
    }
  })
}

/** The number of declared statuses, and how many of them a law that passed has seen. */
export function coverage(rows: readonly Row[]): { provoked: number; declared: number } {
  const cells = rows.flatMap(({ statuses }) => statuses)
  const of = (...states: StatusState[]) => cells.filter(({ state }) => states.includes(state)).length
  return { provoked: of('provoked'), declared: of('provoked', 'failed', 'unprovoked') }
}

function columnOf({ success }: OperationReport, status: number | string): StatusColumn {
  if (String(status) === String(success)) return '2xx'
  if (Number(status) >= 500) return '5xx'
  return statusColumns.find((column) => column === String(status)) ?? 'other'
}

function statusCell(
  operation: OperationReport,
  column: StatusColumn,
  seen: readonly Sighting[],
  own: readonly VerdictReport[],
): StatusCell {
  const declared = operation.declared.filter((status) => columnOf(operation, status) === column)
  const here = seen.filter(({ status }) => columnOf(operation, status) === column)
  const passed = here.filter(({ verdict }) => verdict.outcome === 'passed')
  const state = stateOf(declared.length > 0, here.length > 0, passed.length > 0)
  const counted = state === 'provoked' ? passed : here
  return {
    column,
    state,
    statuses: state === 'undeclared' ? [...new Set(here.map(({ status }) => String(status)))].toSorted() : declared,
    checks: groupBy([...new Set(counted.map(({ verdict }) => verdict))], ({ check }) => check).map(([check, all]) => [
      check,
      all.length,
    ]),
    reasons: state === 'unprovoked' ? reasonsNotRun(own) : [],
  }
}

function stateOf(declared: boolean, seen: boolean, passed: boolean): StatusState {
  if (!declared) return seen ? 'undeclared' : 'none'
  if (!seen) return 'unprovoked'
  return passed ? 'provoked' : 'failed'
}

function checkCell(check: string, own: readonly VerdictReport[]): CheckCell {
  const of = (outcome: VerdictReport['outcome']) =>
    own.filter((verdict) => verdict.check === check && verdict.outcome === outcome)
  return { check, passed: of('passed'), failed: of('failed'), notRun: of('not run') }
}
