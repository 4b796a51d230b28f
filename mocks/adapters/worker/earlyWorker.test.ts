import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let started = 0

/** Loads the module anew, as a page does that has these cookies. */
async function loadWith(cookie: string) {
  vi.resetModules()
  vi.stubGlobal('document', { cookie })
  return import('./earlyWorker.ts')
}

beforeEach(() => {
  started = 0
  vi.stubGlobal('window', { addEventListener: vi.fn<() => void>() })
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}) } })
  vi.stubGlobal(
    'SharedWorker',
    class extends EventTarget {
      constructor() {
        super()
        started += 1
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

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
})
