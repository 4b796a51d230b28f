import { afterAll, expect } from 'vitest'
import { FAULT_HEADER } from '../../../mocks/faults/faultHeader.ts'
import { headerOf, type RecordedCall } from '../../../mocks/har/call.ts'
import { driftOfCalls } from '../../../scripts/drift/collect.ts'
import { recordCalls } from '../../../scripts/drift/recordCalls.ts'
import { wrapWorlds } from '../world/world.ts'

/** A fault may answer what the contract does not know. */
const isOfModel = ({ replyHeaders }: RecordedCall) => headerOf(replyHeaders, FAULT_HEADER) === null

/**
 * Holds what the model answers in the page tests of a file against the contract. A part of the long run
 * (docs/guides/drift.md#proof).
 */
export function recordWorlds() {
  // Each world is a server of its own: its events come on no stream of another.
  const worlds: RecordedCall[][] = []
  wrapWorlds((send) => {
    const calls: RecordedCall[] = []
    worlds.push(calls)
    return recordCalls(send, (call) => void calls.push(call))
  })
  afterAll(() => {
    const findings = worlds.flatMap((calls) => {
      return driftOfCalls(calls.filter(isOfModel), 'page tests', '/api/v1').findings
    })
    expect(findings, 'differences from the contract').toEqual([])
  })
}
