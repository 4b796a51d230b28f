import { afterEach, expect, it, vi } from 'vitest'
import type { Ask, Kept } from '../serviceWorker/messages.ts'
import { keepOffline } from './keepOffline.ts'
import { eventually } from '../../../tests/support/runner/eventually.ts'

const define = (key: 'serviceWorker' | 'connection', value: unknown) =>
  Object.defineProperty(navigator, key, { value, configurable: true })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const key of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, key)
})

/**
 * A browser with a service worker, by default in control. Returns what the page asks of it, and when the page has begun
 * to follow it.
 */
function openBrowser(kept: Kept = 'complete', isInControl = true) {
  const asked: Ask['touchline'][] = []
  const active = {
    postMessage({ touchline }: Ask, [port]: [MessagePort?]) {
      asked.push(touchline)
      port?.postMessage(kept)
    },
  }
  const followed = new Promise<void>((resolve) => {
    const registration = { active, waiting: null, installing: null, addEventListener: () => resolve() }
    define('serviceWorker', {
      controller: isInControl ? active : null,
      addEventListener() {},
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    })
  })
  return { asked, followed }
}

it('stores the files of the demo ahead', async () => {
  const { asked, followed } = openBrowser()
  keepOffline()
  await followed
  await expect.poll(() => asked).toEqual(['keep'])
})

it('stores them even if the service worker has not taken control of the page in time', async () => {
  vi.useFakeTimers()
  const { asked, followed } = openBrowser('complete', false)
  keepOffline()
  await vi.advanceTimersByTimeAsync(5000)
  await followed
  await eventually(() => expect(asked).toEqual(['control', 'keep']))
})

it('stores nothing ahead in a browser that saves data, and still follows new versions', async () => {
  define('connection', { saveData: true })
  const { asked, followed } = openBrowser()
  keepOffline()
  await followed
  // What would be asked next is asked before the next task.
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual([])
})

it('asks again when the network is back or a minute has passed, and listens no longer than that', async () => {
  vi.useFakeTimers()
  const [listen, forget] = [vi.spyOn(globalThis, 'addEventListener'), vi.spyOn(globalThis, 'removeEventListener')]
  const count = (spy: typeof listen | typeof forget) => spy.mock.calls.filter(([type]) => type === 'online').length
  const { asked } = openBrowser('unreachable')
  keepOffline()
  await eventually(() => expect(count(listen)).toBe(1))
  await vi.advanceTimersByTimeAsync(60_000)
  await eventually(() => expect(count(listen)).toBe(2))
  expect(count(forget)).toBe(1)
  dispatchEvent(new Event('online'))
  await eventually(() => expect(count(listen)).toBe(3))
  expect(count(forget)).toBe(2)
  expect(asked).toEqual(['keep', 'keep', 'keep'])
})
