import type { Page } from '@playwright/test'
import { expect, expectRange, info, moveFan, openFan, signIn } from '../demo.ts'
import { test } from './openHost.ts'

const stopServiceWorkers = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await cdp.detach()
}

test('calls pass through MSW, also after the browser has stopped the service worker', async ({ page }) => {
  await signIn(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  await expectRange(page, '1-10 of 12,000')
  for (const range of ['11-20 of 12,000', '21-30 of 12,000']) {
    await stopServiceWorkers(page)
    const list = page.waitForResponse(/\/fan-profiles\?/)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expectRange(page, range)
    expect((await list).fromServiceWorker()).toBe(true)
  }
  await openFan(page)
  await stopServiceWorkers(page)
  await moveFan(page, 'Preston')
  expect(await info(page)).toMatchObject({ writes: 1, notices: [] })
})
