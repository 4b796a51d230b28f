import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/support/runner/eventually.ts'
import { keepServiceWorker } from './keepServiceWorker.ts'

vi.mock('msw/browser', () => ({ setupWorker: () => ({ start: async () => {}, stop: async () => {} }) }))

afterEach(() => {
  vi.useRealTimers()
  for (const key of ['serviceWorker', 'locks']) Reflect.deleteProperty(navigator, key)
})

it('lets a service worker that takes control late answer the calls', async () => {
  vi.useFakeTimers()
  const controller = { postMessage: vi.fn<(message: unknown) => void>() }
  const registration = { active: controller }
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null as typeof controller | null,
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  })
  const locks = { request: (...call: unknown[]) => Promise.resolve((call.at(-1) as () => unknown)()) }
  for (const [key, value] of Object.entries({ serviceWorker, locks }))
    Object.defineProperty(navigator, key, { value, configurable: true })

  const { isRunning } = keepServiceWorker(
    '/api/v1',
    () => Promise.resolve(new Response()),
    (send) => send,
  )
  await eventually(() => expect(controller.postMessage).toHaveBeenCalledWith({ touchline: 'control' }, []))
  await vi.advanceTimersByTimeAsync(6000)
  expect(isRunning()).toBe(false)
  serviceWorker.controller = controller
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  await eventually(() => expect(isRunning()).toBe(true))
})
