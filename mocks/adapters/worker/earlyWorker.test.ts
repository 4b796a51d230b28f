import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/support/runner/eventually.ts'

let started = 0

/** Loads the module anew, as a page does that has these cookies. */
async function loadWith(cookie: string) {
  vi.resetModules()
  vi.stubGlobal('document', { cookie })
  return import('./earlyWorker.ts')
}

beforeEach(() => {
  // A connection looks for another server until it is greeted.
  vi.useFakeTimers()
  started = 0
  vi.stubGlobal('window', { addEventListener: vi.fn<() => void>() })
  const request = (_name: string, granted: () => Promise<void>) => granted()
  vi.stubGlobal('navigator', { locks: { request } })
  vi.stubGlobal(
    'SharedWorker',
    class extends EventTarget {
      port = new MessageChannel().port1
      constructor() {
        super()
        started += 1
      }
    },
  )
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the SharedWorker', () => {
  it('starts with the page of somebody who has a session, and is the one that the page then connects to', async () => {
    const { openSharedWorker, opensEarly } = await loadWith('theme=dark; refreshToken=abc')
    expect(opensEarly).toBe(true)
    expect(started).toBe(1)
    openSharedWorker()
    expect(started).toBe(1)
    openSharedWorker()
    expect(started).toBe(2)
  })

  it('waits for a question without a session, so that the login page comes first', async () => {
    const { openSharedWorker, opensEarly } = await loadWith('theme=dark')
    expect(opensEarly).toBe(false)
    expect(started).toBe(0)
    openSharedWorker()
    expect(started).toBe(1)
  })

  it('starts with the first question, and with the first call that waits for it', async () => {
    for (const ask of ['info', 'ready'] as const) {
      started = 0
      await loadWith('')
      const { openServer } = await import('./openServer.ts')
      const { backend, ready } = openServer()
      await Promise.resolve()
      expect(started).toBe(0)
      void (ask === 'ready' ? ready() : backend.control.info())
      await eventually(() => expect(started).toBe(1))
    }
  })
})
