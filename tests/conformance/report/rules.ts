import type { DocAnchor } from '../../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../../src/contract/index.ts'
import type { Check, Law } from '../law.ts'

/** Where the rule of a kind of check is written. The others follow the documentation of their operation. */
const ruleOfCheck: { readonly [C in Check]?: DocAnchor } = {
  paging: 'docs/contract.md#paging',
  sorting: 'docs/contract.md#sorting',
  search: 'docs/contract.md#searching',
  roles: 'docs/contract.md#roles',
  isolation: 'docs/contract.md#unknown-tenants',
  authentication: 'docs/contract.md#token-lifetimes',
  tokens: 'docs/contract.md#token-lifetimes',
  events: 'docs/contract.md#event-stream',
  imports: 'docs/contract.md#csv-imports',
  lifecycle: 'docs/contract.md#updates',
  generated: 'docs/contract.md#bodies',
  statistics: 'docs/contract.md#fan-statistics',
}

/**
 * The heading in docs/ of the rule behind a law: the one that its title names, that of its check, or that of its
 * operation.
 */
export function ruleOf({ title, check, operation }: Law): string {
  const named = /docs\/[\w/-]+\.md#[\w-]+/.exec(title)?.[0]
  const source = endpoints.find(({ id }) => id === operation)?.source.doc
  return named ?? ruleOfCheck[check] ?? source ?? 'docs/contract.md#status-codes'
}
