import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadAhead } from './loadAhead.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('loads after its time, and ignores a failure', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no host')))
  loadAhead(load, 1000)
  await vi.advanceTimersByTimeAsync(999)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledOnce()
})

test('can be called off', async () => {
  const load = vi.fn(() => Promise.resolve())
  loadAhead(load, 1000)()
  await vi.advanceTimersByTimeAsync(5000)
  expect(load).not.toHaveBeenCalled()
})

test('loads nothing for a user who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const load = vi.fn(() => Promise.resolve())
  loadAhead(load, 1000)
  await vi.advanceTimersByTimeAsync(5000)
  expect(load).not.toHaveBeenCalled()
})
