import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { contract } from '../../contract/index.ts'
import { createFreshness } from './freshness.ts'
import { eventually } from '../../../tests/support/runner/eventually.ts'

const { list } = contract.connectors
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const stops: (() => void)[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const stop of stops.splice(0)) stop()
  queryClient.clear()
})

const NEVER = Symbol('an answer that never comes')

/** Queries whose answers a test provides: event ids or errors. */
function start() {
  const freshness = createFreshness(queryClient, (id) => id === list.id)
  function show(name: string, answers: (string | null | Error | typeof NEVER)[], staleTime = 0) {
    const fetch = vi.fn((onLastEventId: (id: string | null) => void) => {
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer === NEVER) return new Promise<never>(() => {})
      if (answer instanceof Error) return Promise.reject(answer)
      onLastEventId(answer ?? null)
      return Promise.resolve(`${name} ${String(answer)}`)
    })
    const observer = new QueryObserver<unknown>(queryClient, {
      queryKey: [list.id, name],
      // Reading the signal makes TanStack cancel the fetch when the last observer unsubscribes.
      queryFn: ({ queryKey, signal }) =>
        freshness.track<unknown>(queryKey, (tell) => (signal.throwIfAborted(), fetch(tell))),
      staleTime,
    })
    const stop = observer.subscribe(() => {})
    stops.push(stop)
    return { fetch, stop, observer }
  }
  const settled = () => eventually(() => expect(queryClient.isFetching()).toBe(0))
  return { ...freshness, show, settled }
}

it('opens the stream after the oldest active answer, ignoring ids from before a server restart', async () => {
  const { show, settled, oldestActiveEventId } = start()
  expect(oldestActiveEventId()).toBeNull()
  show('before the restart', ['1-90'])
  await settled()
  show('newer', ['2-12'])
  show('older', ['2-7'])
  await settled()
  expect(oldestActiveEventId()).toBe('2-7')
})

it('does not refetch an answer that already includes the event', async () => {
  const { show, settled, streamOpened, handleEvent } = start()
  const { fetch } = show('list', ['1-5', '1-6'])
  await settled()
  streamOpened('1-3', '1-5')
  expect(handleEvent('1-4', [list])).toBe(false)
  expect(handleEvent('1-5', [list])).toBe(false)
  await settled()
  expect(fetch).toHaveBeenCalledOnce()
  expect(handleEvent('1-6', [list])).toBe(true)
  await settled()
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(handleEvent('1-6', [list])).toBe(false)
})

it('refetches answers from before the stream opened when the server sends no ids', async () => {
  const { show, settled, streamOpened } = start()
  const { fetch } = show('list', [null])
  await settled()
  streamOpened(null, null)
  await settled()
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('refetches once when an event arrived during a failed fetch', async () => {
  const { show, settled, streamOpened, handleEvent } = start()
  streamOpened('1-1', '1-1')
  const { fetch } = show('list', [new Error('no'), '1-2'])
  handleEvent('1-2', [list])
  await eventually(() => expect(queryClient.getQueryData([list.id, 'list'])).toBe('list 1-2'))
  await settled()
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('refetches a cached answer when an event arrived during a cancelled fetch', async () => {
  const { show, settled, streamOpened, handleEvent } = start()
  streamOpened('1-1', '1-1')
  const first = show('list', ['1-1', NEVER], 60_000)
  await settled()
  void first.observer.refetch()
  handleEvent('1-3', [list])
  first.stop()
  await settled()
  const again = show('list', ['1-3'], 60_000)
  await settled()
  expect(again.fetch).toHaveBeenCalledOnce()
})

it('retries with backoff on a server whose answers lag behind its events', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { show, streamOpened, handleEvent } = start()
  const callsAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return fetch.mock.calls.length
  }
  streamOpened('1-1', '1-1')
  // Without backoff, the retries would not end before the answers do.
  const { fetch } = show('list', [...Array.from({ length: 20 }, () => '1-1'), NEVER])
  expect(await callsAfter(900)).toBe(1)
  handleEvent('1-2', [list])
  // The refetch that the event asks for, and five retries.
  expect(await callsAfter(900)).toBe(7)
  const later = []
  for (const pause of Array.from({ length: 7 }, () => 1000)) later.push(await callsAfter(pause))
  expect(later).toEqual([8, 8, 9, 9, 9, 9, 10])
})

it('knows which queries an event has refetched since a write was sent', async () => {
  const { show, settled, streamOpened, streamClosed, handleEvent, beginWrite } = start()
  show('list', ['1-5', '1-6'])
  await settled()
  streamOpened('1-3', '1-5')
  const query = queryClient.getQueryCache().find({ queryKey: [list.id, 'list'] })
  if (!query) throw new Error('no query')
  const isFetchedSince = beginWrite()
  expect(isFetchedSince('1-6')(query)).toBe(false)
  handleEvent('1-6', [list])
  // The refetch is in progress.
  expect(isFetchedSince('1-6')(query)).toBe(true)
  await settled()
  expect(isFetchedSince('1-6')(query)).toBe(true)
  // The answer does not include a later write.
  expect(isFetchedSince('1-7')(query)).toBe(false)
  expect(beginWrite()('1-6')(query)).toBe(false)
  streamClosed()
  expect(isFetchedSince('1-6')(query)).toBe(false)
})
