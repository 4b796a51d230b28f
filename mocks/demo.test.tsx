import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { ServerStatus } from './control.ts'
import { showStateLater } from './demo.ts'
import { showServerState } from './director/ServerState.tsx'

vi.mock(import('./director/ServerState.tsx'), () => ({ showServerState: vi.fn<typeof showServerState>() }))

const starting: ServerStatus = { state: 'starting', doing: 'opening' }
const ready = (...notices: string[]): ServerStatus => ({ state: 'ready', notices })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(showServerState).mockReset()
})

/**
 * A server that has begun to start. Returns how to change its status, and whether that is shown after some
 * milliseconds.
 */
function start() {
  const status = createStore<ServerStatus>(() => starting)
  showStateLater(status)
  return {
    set: (next: ServerStatus) => status.setState(next, true),
    async isShownAfter(milliseconds: number) {
      await vi.advanceTimersByTimeAsync(milliseconds)
      // What has begun to load is there after this.
      await import('./director/ServerState.tsx')
      await vi.advanceTimersByTimeAsync(0)
      return vi.mocked(showServerState).mock.calls.length > 0
    },
  }
}

it('the status of a server that is ready soon loads after the first screen', async () => {
  const { set, isShownAfter } = start()
  await vi.advanceTimersByTimeAsync(200)
  set(ready())
  expect(await isShownAfter(499)).toBe(false)
  expect(await isShownAfter(1)).toBe(true)
  expect(showServerState).toHaveBeenCalledOnce()
})

it('the status of a server that still starts after 300 ms loads then', async () => {
  const { set, isShownAfter } = start()
  expect(await isShownAfter(299)).toBe(false)
  expect(await isShownAfter(1)).toBe(true)
  set(ready())
  await isShownAfter(5000)
  expect(showServerState).toHaveBeenCalledOnce()
})

it.each<ServerStatus>([ready('Nothing is saved.'), { state: 'failed', reason: 'no' }, { state: 'outdated' }])(
  'a status that says something loads its code at once: %o',
  async (next) => {
    const { set, isShownAfter } = start()
    set(next)
    expect(await isShownAfter(0)).toBe(true)
  },
)
