import { afterEach, expect, it } from 'vitest'
import type { Ask } from '../serviceWorker/messages.ts'
import { keepOffline } from './keepOffline.ts'

const define = (key: 'serviceWorker' | 'connection', value: unknown) =>
  Object.defineProperty(navigator, key, { value, configurable: true })

afterEach(() => {
  for (const key of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, key)
})

/** A browser with a service worker in control. Returns what the page asks of it, and when the page has begun to follow it. */
function openBrowser() {
  const asked: Ask['touchline'][] = []
  const active = {
    postMessage({ touchline }: Ask, [port]: [MessagePort]) {
      asked.push(touchline)
      port.postMessage('complete')
    },
  }
  const followed = new Promise<void>((resolve) => {
    const registration = { active, waiting: null, installing: null, addEventListener: () => resolve() }
    define('serviceWorker', {
      controller: active,
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

it('stores nothing ahead in a browser that saves data, and still follows new versions', async () => {
  define('connection', { saveData: true })
  const { asked, followed } = openBrowser()
  keepOffline()
  await followed
  // What would be asked next is asked before the next task.
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual([])
})
