import { afterAll, expect } from 'vitest'
import type { RecordedCall } from '../../../mocks/har/call.ts'
import { driftOfCalls } from '../../../scripts/drift/collect.ts'
import { recordCalls } from '../../../scripts/drift/recordCalls.ts'
import { wrapWorlds } from '../world/world.ts'

/**
 * Holds what the model answers in the page tests of a file against the contract. A part of the long run
 * (docs/guides/drift.md#proof).
 */
export function recordWorlds() {
  const calls: RecordedCall[] = []
  wrapWorlds((send) => recordCalls(send, (call) => void calls.push(call)))
  afterAll(() => {
    const { findings } = driftOfCalls(calls, 'page tests', '/api/v1')
    expect(findings, 'differences from the contract').toEqual([])
  })
}
