import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadUntilThere } from './loadUntilThere.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Fails so many times, and then loads. */
const failing = (times: number) => {
  let tries = 0
  return vi.fn(async () => {
    if (tries++ < times) throw new TypeError('Failed to fetch dynamically imported module')
    return 'code'
  })
}

test('what loads at once is there, and nothing failed', async () => {
  const onFailure = vi.fn()
  const loading = loadUntilThere(failing(0), onFailure)
  expect(loading.now()).toBeNull()
  await loading.tried
  expect(loading.now()).toBe('code')
  await expect(loading.there).resolves.toBe('code')
  expect(onFailure).not.toHaveBeenCalled()
})

test('what failed once is asked for again soon, and is there for whoever waits for the attempts', async () => {
  const loading = loadUntilThere(failing(1))
  let isTried = false
  void loading.tried.then(() => (isTried = true))
  await vi.advanceTimersByTimeAsync(499)
  expect(isTried).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isTried).toBe(true)
  expect(loading.now()).toBe('code')
})

test('what failed twice is asked for again, after longer pauses each time, and is reported once', async () => {
  const load = failing(3)
  const onFailure = vi.fn()
  const loading = loadUntilThere(load, onFailure)
  await vi.advanceTimersByTimeAsync(500)
  await loading.tried
  expect(loading.now()).toBeNull()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(load).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(load).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(loading.there).resolves.toBe('code')
  expect(loading.now()).toBe('code')
  expect(onFailure).toHaveBeenCalledTimes(1)
})

test('a network that comes back ends the pause', async () => {
  const loading = loadUntilThere(failing(2))
  await vi.advanceTimersByTimeAsync(500)
  await loading.tried
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('online'))
  await expect(loading.there).resolves.toBe('code')
})
