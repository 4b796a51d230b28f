import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('works after the time that was asked for, where no browser says when it is idle', () => {
  const work = vi.fn()
  whenIdle(work, 1000)
  vi.advanceTimersByTime(999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})

it('can be called off before its time', () => {
  const work = vi.fn()
  whenIdle(work, 1000)()
  vi.advanceTimersByTime(2000)
  expect(work).not.toHaveBeenCalled()
})

it('can be called off while the browser is busy', () => {
  const waiting = new Map<number, () => void>()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    waiting.set(7, work)
    return 7
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
  const work = vi.fn()
  const callOff = whenIdle(work, 1000)
  vi.advanceTimersByTime(1000)
  expect([...waiting.values()]).toEqual([work])
  callOff()
  expect(waiting.size).toBe(0)
})
