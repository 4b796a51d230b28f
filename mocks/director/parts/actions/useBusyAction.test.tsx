import { act, renderHook } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useBusyAction, type BusyActionOptions } from './useBusyAction.ts'

/** Work that ends when the test says so. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { act: vi.fn(() => promise), end: () => resolve(), fail: (error: unknown) => reject(error) }
}

const show = (options?: BusyActionOptions) => renderHook(() => useBusyAction(options))

it('is busy under its name until it is done', async () => {
  const { result } = show()
  const { act: save, end } = work()
  expect(result.current).toMatchObject({ busy: null, failure: null })
  let done: Promise<boolean> | undefined
  act(() => void (done = result.current.run(save, { name: 'save' })))
  expect(result.current.busy).toBe('save')
  await act(async () => end())
  expect(await done).toBe(true)
  expect(result.current).toMatchObject({ busy: null, failure: null })
})

it('ignores a second call, even before the next rendering', async () => {
  const { result } = show()
  const first = work()
  const second = work()
  second.end()
  await act(async () => {
    void result.current.run(first.act)
    expect(await result.current.run(second.act)).toBe(false)
  })
  expect(second.act).not.toHaveBeenCalled()
  await act(async () => first.end())
  await act(async () => void result.current.run(second.act))
  expect(second.act).toHaveBeenCalledOnce()
})

it('says why it failed until the next one begins', async () => {
  const { result } = show()
  await act(async () => {
    expect(await result.current.run(() => Promise.reject(new Error('the disk is full')))).toBe(false)
  })
  expect(result.current).toMatchObject({ busy: null, failure: 'the disk is full' })
  const { act: again, end } = work()
  act(() => void result.current.run(again))
  expect(result.current.failure).toBeNull()
  await act(async () => end())
  expect(result.current).toMatchObject({ busy: null, failure: null })
})

it('treats what is thrown at once as what is rejected', async () => {
  const { result } = show()
  await act(async () => {
    const throws = () => {
      throw new Error('no such club')
    }
    expect(await result.current.run(throws)).toBe(false)
  })
  expect(result.current).toMatchObject({ busy: null, failure: 'no such club' })
})

it('runs beside another if each click is intended', async () => {
  const { result } = show()
  const long = work()
  const short = work()
  act(() => void result.current.run(long.act, { name: 'long' }))
  act(() => void result.current.run(short.act, { overlaps: true }))
  expect(result.current.busy).toBe('long')
  await act(async () => short.fail(new Error('too fast')))
  expect(result.current).toMatchObject({ busy: 'long', failure: 'too fast' })
  // The first one still cannot begin twice.
  await act(async () => expect(await result.current.run(() => Promise.resolve())).toBe(false))
  await act(async () => long.end())
  expect(result.current.busy).toBeNull()
})

it('stays busy after a success whose page is left, and not after a failure', async () => {
  const { result } = show({ leaves: true })
  await act(async () => void result.current.run(() => Promise.reject(new Error('offline'))))
  expect(result.current.busy).toBeNull()
  await act(async () => void result.current.run(() => Promise.resolve()))
  expect(result.current.busy).not.toBeNull()
  await act(async () => expect(await result.current.run(() => Promise.resolve())).toBe(false))
})

it('says how it ended although its component is gone, and shows nothing', async () => {
  const errors = vi.spyOn(console, 'error')
  onTestFinished(() => errors.mockRestore())
  const { result, unmount } = show()
  const { act: save, fail } = work()
  let done: Promise<boolean> | undefined
  act(() => void (done = result.current.run(save)))
  unmount()
  await act(async () => fail(new Error('too late')))
  expect(await done).toBe(false)
  expect(errors).not.toHaveBeenCalled()
})
