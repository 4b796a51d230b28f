import type { Page } from '@playwright/test'
import { CALLS } from '../../../mocks/adapters/browser/shareServiceWorker.ts'
import { expect, info, moveFan, openFan, people, serviceWorkerAnswers, signIn } from '../demo.ts'
import { test } from './openHost.ts'

/** Changes the script of the service worker to that of a newer build, once `isNewer` says so. */
const newerServiceWorker = (isNewer: () => boolean) => (name: string, script: string) =>
  isNewer() && name === 'mockServiceWorker.js' ? script.replace(/"build":"[^"]*"/, '"build":"zzzzzzzz"') : script

/**
 * Looks for a newer service worker until one waits. One look may not be enough: a browser that is already looking, as it
 * does after a page has loaded, does not ask the host again.
 */
const untilNewerWaits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    while (!registration.waiting) {
      await registration.update()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })

/** Asks a newer service worker that waits to take the place of the older one. */
const askToTakeOver = (page: Page) =>
  page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready
    waiting?.postMessage({ touchline: 'take over' }, [])
  })

/**
 * Makes the page leave the service worker alone until that is replaced, as the product does: whatever arrives while it
 * stops would start it again.
 *
 * @returns a function that waits until it is replaced
 */
async function leaveAlone(page: Page): Promise<() => Promise<void>> {
  const handle = await page.evaluateHandle(async (name) => {
    const replaced = new Promise<void>((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve()),
    )
    const channel = new BroadcastChannel(name)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    const asking = setInterval(() => channel.postMessage('leave'), 100)
    await new Promise<void>((left) => {
      void navigator.locks.request(name, () => {
        clearInterval(asking)
        left()
        return replaced
      })
    })
    return { replaced }
  }, CALLS)
  return () => handle.evaluate(({ replaced }) => replaced)
}

/**
 * Waits until the service worker has dealt with the messages so far, as far as it can: MSW's script looks for the page
 * before it answers, as `let go` does, and what comes after that takes the way of all answers.
 */
const hasHeard = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator
    await new Promise<void>((resolve) => {
      serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
        if (data.type === 'INTEGRITY_CHECK_RESPONSE') resolve()
      })
      serviceWorker.controller?.postMessage('INTEGRITY_CHECK_REQUEST')
    })
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', resolve)
      port1.start()
      serviceWorker.controller?.postMessage({ touchline: 'build' }, [port2])
    })
  })

test('the service worker finishes what it answers before it makes room for a newer one', async ({
  page,
  context,
  openHost,
  slowPath,
}) => {
  const { proxy, asked } = slowPath
  const host = await openHost({ proxy })
  await page.goto(`${host}/login`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const loading = (await context.newPage()).goto(`${host}/slow`)
  const answer = await asked
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => Object.assign(window, { madeRoom: true }))
    port1.start()
    navigator.serviceWorker.controller?.postMessage({ touchline: 'let go' }, [port2])
  })
  const madeRoom = () => page.evaluate(() => 'madeRoom' in window)
  await hasHeard(page)
  expect(await madeRoom()).toBe(false)
  answer()
  await loading
  await expect.poll(madeRoom).toBe(true)
})

test('a newer service worker asks the older one to make room, which then leaves new calls to the host', async ({
  page,
  context,
  openHost,
  slowPath,
}) => {
  const { proxy, asked } = slowPath
  let newer = false
  const host = await openHost({
    proxy,
    alter: newerServiceWorker(() => newer),
  })
  await page.goto(`${host}/login`)
  await serviceWorkerAnswers(page)
  newer = true
  await untilNewerWaits(page)
  // While it answers this, the older worker cannot be replaced.
  const loading = (await context.newPage()).goto(`${host}/slow`)
  const answer = await asked
  await askToTakeOver(page)
  const isAnsweredByHost = () =>
    page.evaluate(async () => !(await fetch('/api/v1/system/sports')).headers.has('x-touchline-model'))
  await expect.poll(isAnsweredByHost).toBe(true)
  const untilReplaced = await leaveAlone(page)
  answer()
  await loading
  await untilReplaced()
})

test('calls go on through a newer service worker that has taken the place of the older one', async ({
  page,
  openHost,
}) => {
  let newer = false
  const host = await openHost({
    alter: newerServiceWorker(() => newer),
  })
  await signIn(page, people.admin, host)
  await openFan(page, host)
  await serviceWorkerAnswers(page)
  newer = true
  await untilNewerWaits(page)
  const untilReplaced = await leaveAlone(page)
  await askToTakeOver(page)
  await untilReplaced()
  await serviceWorkerAnswers(page)
  await moveFan(page, 'Preston')
  expect(await info(page)).toMatchObject({ writes: 1, notices: [] })
})

test('a call that a page never answers does not keep the older service worker in its place', async ({
  page,
  openHost,
}) => {
  let newer = false
  const host = await openHost({ alter: newerServiceWorker(() => newer) })
  await page.addInitScript(() =>
    navigator.serviceWorker.addEventListener('message', (event: MessageEvent<{ type?: string }>) => {
      if (!('loses' in window) || event.data.type !== 'REQUEST') return
      event.stopImmediatePropagation()
      Object.assign(window, { lost: true })
    }),
  )
  await page.goto(`${host}/login`)
  await serviceWorkerAnswers(page)
  await page.evaluate(() => {
    const call = new AbortController()
    Object.assign(window, { loses: true, call })
    void fetch('/api/v1/system/sports', { signal: call.signal }).catch(() => {})
  })
  await page.waitForFunction(() => 'lost' in window)
  // The page has given it up, and the service worker has not.
  await page.evaluate(() => 'call' in window && window.call instanceof AbortController && window.call.abort())
  newer = true
  await untilNewerWaits(page)
  const untilReplaced = await leaveAlone(page)
  await askToTakeOver(page)
  await untilReplaced()
})
