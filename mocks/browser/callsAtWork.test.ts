import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OnHeld } from '../control.ts'
import { createCallsAtWork, type CallsAtWork } from './callsAtWork.ts'

/** A call that a test holds back and ends. */
function startCall(calls: CallsAtWork) {
  let [end, hold]: [() => void, OnHeld] = [() => {}, () => {}]
  const done = calls.track((onHeld) => {
    hold = onHeld
    return new Promise<void>((resolve) => {
      end = resolve
    })
  })
  return { done, end: () => end(), hold: (milliseconds: number) => hold(milliseconds) }
}

/** True if no call is at work. */
async function isSettled(calls: CallsAtWork) {
  let settled = false
  void calls.settled().then(() => (settled = true))
  await vi.advanceTimersByTimeAsync(0)
  return settled
}

describe('the calls that the model is at work on', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('settle once all of them have ended', async () => {
    const calls = createCallsAtWork()
    expect(await isSettled(calls)).toBe(true)
    const [first, second] = [startCall(calls), startCall(calls)]
    first.end()
    await first.done
    expect(await isSettled(calls)).toBe(false)
    second.end()
    expect(await isSettled(calls)).toBe(true)
  })

  it('do not include one that is held back, until its time is over', async () => {
    const calls = createCallsAtWork()
    const call = startCall(calls)
    call.hold(1000)
    expect(await isSettled(calls)).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await isSettled(calls)).toBe(false)
    call.end()
    expect(await isSettled(calls)).toBe(true)
  })

  it('include one that is held back twice only until it ends', async () => {
    const calls = createCallsAtWork()
    const call = startCall(calls)
    call.hold(1000)
    call.hold(2000)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await isSettled(calls)).toBe(false)
    call.end()
    expect(await isSettled(calls)).toBe(true)
  })

  it('do not include one that is held back after its end', async () => {
    const calls = createCallsAtWork()
    const call = startCall(calls)
    call.end()
    await call.done
    call.hold(1000)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await isSettled(calls)).toBe(true)
  })

  it('do not include one that has failed', async () => {
    const calls = createCallsAtWork()
    await expect(calls.track(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
    expect(await isSettled(calls)).toBe(true)
  })
})
