import { afterAll, expect } from 'vitest'
import type { RecordedCall } from '../../mocks/har/call.ts'
import { driftOfCalls } from '../../scripts/drift/collect.ts'
import { recordCalls } from '../../scripts/drift/recordCalls.ts'
import { wrapWorlds } from './world.ts'

/** A part of the long run: what the model answers in page tests is held against the contract too (docs/guides/drift.md#proof). */
const calls: RecordedCall[] = []
wrapWorlds((send) => recordCalls(send, (call) => void calls.push(call)))

afterAll(() => {
  const { findings } = driftOfCalls(calls.splice(0), 'page tests', '/api/v1')
  expect(findings, 'differences from the contract').toEqual([])
})
