import { expect, expectRange, info, moveFan, mswAnswers, openFan, people, signIn } from '../demo.ts'
import { test } from './openHost.ts'

test('calls pass through MSW', async ({ page }) => {
  await signIn(page)
  const list = page.waitForResponse(/\/fan-profiles\?/)
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  await expectRange(page, '1-10 of 12,000')
  expect((await list).fromServiceWorker()).toBe(true)
})

test('calls go on after the browser has stopped the service worker, and frozen the page', async ({ page }) => {
  await signIn(page)
  const cdp = await page.context().newCDPSession(page)
  const stopped = new Promise<void>((resolve) => {
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      // A stopped worker that MSW has just asked whether it is alive is already starting again.
      if (versions.some(({ runningStatus }) => runningStatus !== 'running')) resolve()
    })
  })
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await stopped
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  await expectRange(page, '1-10 of 12,000')
  for (const state of ['frozen', 'active'] as const) await cdp.send('Page.setWebLifecycleState', { state })
  await page.locator('tbody a').first().click()
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
