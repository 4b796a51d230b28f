import type { Page } from '@playwright/test'
import { expect, expectRange, info, moveFan, mswAnswers, openFan, people, signIn } from '../demo.ts'
import { chromiumLaunchOptions } from '../../../scripts/chromium.mjs'
import { test } from './openHost.ts'

// Playwright turns the back/forward cache off otherwise, and the headless shell has none.
test.use({ launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

/** Changes the first fan of the list, by links alone. */
async function changeFan(page: Page, before: () => Promise<void> = async () => {}) {
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  await expectRange(page, '1-10 of 12,000')
  await before()
  await page.locator('tbody a').first().click()
  await moveFan(page, 'Preston')
}

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
  await changeFan(page, async () => {
    for (const state of ['frozen', 'active'] as const) await cdp.send('Page.setWebLifecycleState', { state })
  })
  expect(await info(page)).toMatchObject({ writes: 1, notices: [] })
})

test('calls go on in a page from the back/forward cache', async ({ page }) => {
  await signIn(page)
  await page.goto('about:blank')
  // A restored page does not load again. Now and then, Chromium loads it all the same.
  await page.goBack({ waitUntil: 'commit' })
  await changeFan(page)
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
