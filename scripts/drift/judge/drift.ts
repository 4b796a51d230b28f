import type { DocAnchor, Endpoint } from '../../../src/contract/endpoint/endpoint.ts'

export type DriftKind =
  | 'unknown path'
  | 'status'
  | 'header'
  | 'missing field'
  | 'unknown field'
  | 'other type'
  | 'other value'
  | 'other rows'
  | 'order of rows'
  | 'missing event'
  | 'event'
  | 'accepted input'

/** One way in which traffic differs from the contract. */
export interface Drift {
  kind: DriftKind
  /** The id of the operation; null outside the contract. */
  operation: string | null
  /** The method and the path, of an operation with the names of its parameters. */
  call: string
  /** Where: `status`, a header, or a JSON pointer into a body, with `*` for any row. */
  pointer: string
  expected: string
  got: string
  /** Where the rule is written, below docs/. */
  rule: string
  /** True if a client that relies on the contract fails, or shows something wrong. */
  breaksClient: boolean
}

/** What unites two findings of the same difference. */
export const keyOf = ({ kind, operation, call, pointer, expected, got }: Drift) =>
  JSON.stringify([kind, operation, operation === null ? call : '', pointer, expected, got])

/** Begins differences of one operation. */
export function driftOf(endpoint: Endpoint) {
  return (
    kind: DriftKind,
    pointer: string,
    expected: string,
    got: string,
    { rule = endpoint.source.doc, breaksClient = true }: { rule?: DocAnchor; breaksClient?: boolean } = {},
  ): Drift => ({
    kind,
    operation: endpoint.id,
    call: `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`,
    pointer,
    expected,
    got,
    rule,
    breaksClient,
  })
}
