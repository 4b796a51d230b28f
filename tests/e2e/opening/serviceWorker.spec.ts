import type { Page } from '@playwright/test'
import { expect, expectRange, info, moveFan, mswAnswers, openFan, people, signIn } from '../demo.ts'
import { test } from './openHost.ts'

/** Stops the service worker as browsers do that have not needed it for a while; resolves once it has stopped. */
async function stopServiceWorker(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const stopped = new Promise<void>((resolve) => {
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
    })
  })
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await stopped
  await cdp.detach()
}

test('calls pass through MSW, also after the browser has stopped the service worker', async ({ page }) => {
  await signIn(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  await expectRange(page, '1-10 of 12,000')
  for (const range of ['11-20 of 12,000', '21-30 of 12,000']) {
    await stopServiceWorker(page)
    const list = page.waitForResponse(/\/fan-profiles\?/)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expectRange(page, range)
    expect((await list).fromServiceWorker()).toBe(true)
  }
  await openFan(page)
  await stopServiceWorker(page)
  await moveFan(page, 'Preston')
  expect(await info(page)).toMatchObject({ writes: 1, notices: [] })
})

test('a newer script waits while pages of the older one are open, and calls go on', async ({ page, openHost }) => {
  let newer = false
  const host = await openHost({
    alter: (name, script) => (newer && name === 'serviceWorker.js' ? `${script}\n// newer` : script),
  })
  await signIn(page, people.admin, host)
  await openFan(page, host)
  newer = true
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    // A browser that is already looking for a newer script, as after a page has loaded, does not ask the host again.
    while (!registration.waiting) {
      await registration.update()
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })
  await moveFan(page, 'Preston')
  await page.reload()
  await mswAnswers(page)
  await moveFan(page, 'Ambleside')
  expect(await info(page)).toMatchObject({ writes: 2, notices: [] })
})
