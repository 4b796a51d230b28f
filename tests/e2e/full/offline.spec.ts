import type { Page } from '@playwright/test'
import { openScreen } from '../../../scripts/shots/openScreen.ts'
import { screens } from '../../../scripts/shots/screens.ts'
import { expect, people, signIn, test } from '../demo.ts'
import { goOffline, watchOrigins } from '../offline/goOffline.ts'
import { openStaticHost } from '../staticHost.ts'
import { untilStored } from '../stored.ts'

test.use({ storesFiles: true })

/** The pictures of a page that did not arrive. */
const brokenPictures = (page: Page) =>
  page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length)

/** Long runs: `npm run test:full`. In every run the tests of the builds hold that no file is missing. */
test('after one load every screen works without a network, and after a reload too', async ({ page, context }) => {
  test.setTimeout(900_000)
  const host = await openStaticHost('dist', { compress: true })
  const others = watchOrigins(context, host.url)
  await page.goto(`${host.url}/login`)
  await untilStored(page)
  await goOffline(context, host)

  for (const isPublic of [true, false]) {
    if (!isPublic) await signIn(page, people.admin, host.url)
    for (const screen of screens.filter((each) => (each.isPublic ?? false) === isPublic)) {
      await test.step(screen.name, async () => {
        await openScreen(page, host.url, screen)
        expect(await brokenPictures(page)).toBe(0)
      })
    }
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(others).toEqual([])
})
