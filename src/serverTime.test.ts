import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetServerTime, noteServerTime, serverNow } from './serverTime.ts'

beforeEach(forgetServerTime)

afterEach(() => {
  forgetServerTime()
  vi.useRealTimers()
})

it('follows the clock of the server, and not the delay of its answers', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 9) })
  const week = 7 * 24 * 3_600_000
  expect(serverNow()).toBe(Date.now())
  noteServerTime(Date.now() - 3000)
  expect(serverNow()).toBe(Date.now())
  noteServerTime(Date.now() + week)
  // The date in a header has whole seconds.
  expect(serverNow()).toBe(Date.now() + week + 500)
  noteServerTime(Date.now() + week - 2000)
  expect(serverNow()).toBe(Date.now() + week + 500)
  noteServerTime(NaN)
  expect(serverNow()).toBe(Date.now() + week + 500)
  noteServerTime(Date.now() + 1000)
  expect(serverNow()).toBe(Date.now())
})
