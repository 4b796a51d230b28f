import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../tests/support/runner/eventually.ts'
import type { RecordedCall } from '../har/call.ts'
import { createCallLog } from './callLog.ts'
import { followCalls, shareCalls } from './sharedLog.ts'

/** A page of the product that makes a call now and then. */
function openPage() {
  const log = createCallLog()
  const listeners: ((call: RecordedCall) => void)[] = []
  const repeated: string[] = []
  shareCalls({ ...log, onPut: (listener) => void listeners.push(listener) }, ({ id }) => {
    repeated.push(id)
    return Promise.resolve()
  })
  return {
    repeated,
    call(id: string) {
      // Only the id matters here.
      const call = { id } as RecordedCall
      log.put(call)
      for (const listener of listeners) listener(call)
    },
  }
}

function follow() {
  const followed = followCalls()
  if (!followed) throw new Error('Node has BroadcastChannel')
  return followed
}

afterEach(() => void vi.useRealTimers())

it('follows the calls of a page that begins later, as after a reload', async () => {
  const followed = follow()
  const ids = () => followed.source.calls().map(({ id }) => id)
  const first = openPage()
  first.call('one')
  await eventually(() => expect(ids()).toEqual(['one']))
  const second = openPage()
  second.call('two')
  await eventually(() => expect(ids().toSorted()).toEqual(['one', 'two']))
})

it('has a call sent again by the page that has made it, and says if that page is gone', async () => {
  const followed = follow()
  const [one, other] = [openPage(), openPage()]
  one.call('mine')
  await eventually(() => expect(followed.source.calls().map(({ id }) => id)).toContain('mine'))
  const [mine] = followed.source.calls().filter(({ id }) => id === 'mine')
  if (!mine) throw new Error('the call is there')
  await followed.repeat(mine)
  expect(one.repeated).toEqual(['mine'])
  expect(other.repeated).toEqual([])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const gone = expect(followed.repeat({ ...mine, id: 'gone' })).rejects.toThrow('was closed or loaded again')
  vi.advanceTimersByTime(10_000)
  await gone
})
