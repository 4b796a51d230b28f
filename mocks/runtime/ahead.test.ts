import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Steps } from '../db/steps.ts'
import { createAhead } from './ahead.ts'

/** Lets the work go on until it waits for its next timer, or ends. */
async function settle() {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
}

describe('work that is done ahead', () => {
  /** What has been done, and when on the fake clock. */
  let done: string[] = []
  function* steps(name: string, count = 2): Steps<void> {
    for (let step = 1; step <= count; step++) {
      done.push(`${name}${step} at ${performance.now()}`)
      yield
    }
  }

  beforeEach(() => {
    done = []
    vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('begins once nobody has called for a while, and goes on by itself', async () => {
    const ahead = createAhead()
    ahead.putOff()
    ahead.add(steps('a'))
    ahead.add(steps('b', 1))
    await vi.advanceTimersByTimeAsync(299)
    await settle()
    expect(done).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await settle()
    expect(done).toEqual(['a1 at 300', 'a2 at 300', 'b1 at 300'])
    ahead.add(steps('c', 1))
    await settle()
    expect(done.at(-1)).toBe('c1 at 300')
  })

  it('waits again whenever somebody calls', async () => {
    const ahead = createAhead()
    ahead.add(
      (function* () {
        yield* steps('a', 1)
        ahead.putOff()
        yield
        yield* steps('b', 1)
      })(),
    )
    await settle()
    expect(done).toEqual(['a1 at 0'])
    await vi.advanceTimersByTimeAsync(200)
    ahead.putOff()
    await vi.advanceTimersByTimeAsync(399)
    await settle()
    expect(done).toEqual(['a1 at 0'])
    await vi.advanceTimersByTimeAsync(1)
    await settle()
    expect(done).toEqual(['a1 at 0', 'b1 at 600'])
  })

  it('lets other work run when a slice is over', async () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 2))
    const ahead = createAhead()
    ahead.add(steps('a', 30))
    // Its first slice is at once.
    expect(done.length).toBeLessThan(10)
    const before = done.length
    await new Promise((resolve) => setImmediate(resolve))
    expect(done.length).toBeGreaterThan(before)
    expect(done.length).toBeLessThan(30)
    while (done.length < 30) await new Promise((resolve) => setImmediate(resolve))
  })

  it('goes on after work that fails, and forgets what it is told to', async () => {
    const ahead = createAhead()
    ahead.putOff()
    ahead.add(
      // oxlint-disable-next-line require-yield -- it fails before
      (function* (): Steps<void> {
        throw new Error('broken')
      })(),
    )
    ahead.add(steps('a', 1))
    await vi.advanceTimersByTimeAsync(300)
    await settle()
    expect(done).toEqual(['a1 at 300'])
    ahead.putOff()
    ahead.add(steps('b'))
    ahead.clear()
    await vi.advanceTimersByTimeAsync(1000)
    await settle()
    expect(done).toEqual(['a1 at 300'])
  })
})
