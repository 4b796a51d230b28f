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
 *
 * @param kept its answers to `keep`: the first ones, and the one that it repeats
 * @param register by default the service worker is registered already
 */
function openBrowser(kept: Kept[] = ['complete'], isInControl = true, register?: () => Promise<unknown>) {
  const asked: Ask['touchline'][] = []
  const active = {
    postMessage({ touchline }: Ask, [port]: [MessagePort?]) {
      asked.push(touchline)
      port?.postMessage(kept.length > 1 ? kept.shift() : kept[0])
    },
  }
  let isRegistered = !register
  const looked = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const followed = new Promise<void>((resolve) => {
    const registration = { active, waiting: null, installing: null, addEventListener: () => resolve(), update: looked }
    define('serviceWorker', {
      controller: isInControl ? active : null,
      addEventListener() {},
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(isRegistered ? registration : undefined),
      async register() {
        await register?.()
        isRegistered = true
      },
    })
  })
  return { asked, followed, looked }
}

it('stores the files of the demo ahead', async () => {
  const { asked, followed } = openBrowser()
  keepOffline()
  await followed
  await expect.poll(() => asked).toEqual(['keep'])
})

it('stores them even if the service worker has not taken control of the page in time', async () => {
  vi.useFakeTimers()
  const { asked, followed } = openBrowser(['complete'], false)
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
  const { asked } = openBrowser(['failed'])
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

it('registers the service worker again if that has failed, and then stores the files', async () => {
  vi.useFakeTimers()
  const register = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
  register.mockRejectedValueOnce(new DOMException('timed out', 'AbortError'))
  const { asked, followed } = openBrowser(['complete'], true, register)
  keepOffline()
  await eventually(() => expect(register).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(60_000)
  await followed
  await eventually(() => expect(asked).toEqual(['keep']))
  expect(register).toHaveBeenCalledTimes(2)
})

it('registers it no second time in a browser that denies it', async () => {
  vi.useFakeTimers()
  const register = vi.fn<() => Promise<unknown>>(() => Promise.reject(new DOMException('denied', 'SecurityError')))
  const { asked } = openBrowser(['complete'], true, register)
  keepOffline()
  await vi.advanceTimersByTimeAsync(200_000)
  expect(register).toHaveBeenCalledOnce()
  expect(asked).toEqual([])
})

it('looks for the newer version that the host seems to have, and goes on later if there is none', async () => {
  vi.useFakeTimers()
  const { asked, looked } = openBrowser(['outdated', 'complete'])
  keepOffline()
  await eventually(() => expect(looked).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['keep'])
  await vi.advanceTimersByTimeAsync(14 * 60_000)
  await eventually(() => expect(asked).toEqual(['keep', 'keep']))
})
