import type { Difference } from '../../../tests/conformance/tools/violation.ts'

/** True for a time that is not written in UTC: clients read any. */
function isOffsetTime({ expected, example }: Difference): boolean {
  const text = example.replaceAll('"', '')
  const isTime = /T.+[+-]\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  return isTime && expected === 'a text of the format datetime'
}

/**
 * True if a client of the contract fails at a difference, or shows something wrong. Clients ignore unknown fields of
 * replies and events (docs/contract.md#replies).
 */
export const breaksClients = (difference: Difference): boolean =>
  difference.expected !== 'no such key' && !isOffsetTime(difference)
