import { expect, it } from 'vitest'
import { eventually } from '../../tests/support/runner/eventually.ts'
import type { RecordedCall } from '../har/call.ts'
import { createCallLog } from './callLog.ts'
import { followCalls, shareCalls } from './sharedLog.ts'

/** A page of the product that makes a call now and then. */
function openPage() {
  const log = createCallLog()
  const listeners: ((call: RecordedCall) => void)[] = []
  shareCalls({ ...log, onPut: (listener) => void listeners.push(listener) }, () => Promise.resolve())
  return {
    call(id: string) {
      // Only the id matters here.
      const call = { id } as RecordedCall
      log.put(call)
      for (const listener of listeners) listener(call)
    },
  }
}

it('follows the calls of a page that begins later, as after a reload', async () => {
  const followed = followCalls()
  if (!followed) throw new Error('Node has BroadcastChannel')
  const ids = () => followed.source.calls().map(({ id }) => id)
  const first = openPage()
  first.call('one')
  await eventually(() => expect(ids()).toEqual(['one']))
  const second = openPage()
  second.call('two')
  await eventually(() => expect(ids().toSorted()).toEqual(['one', 'two']))
})
