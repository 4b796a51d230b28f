import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../demo.ts'
import { screens } from '../../../scripts/shots/screens.ts'

declare global {
  interface Window {
    /** The sum of the layout shifts of the page, and what moved. */
    layoutShifts: { sum: number; moved: string[] }
  }
}

/** Layout shifts below it are not noticed. */
const LIMIT = 0.02

/** Adds up how far things move while a page loads, in the unit of Cumulative Layout Shift. */
const watchShifts = () => {
  // Chromium's type of the entry, which TypeScript's DOM library does not have.
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  window.layoutShifts = { sum: 0, moved: [] }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      window.layoutShifts.sum += value
      window.layoutShifts.moved.push(...sources.map(({ node }) => (node as Element | null)?.className ?? '?'))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** In the gate every third screen, and only on a desktop. */
const widths = process.env.FULL ? [390, 1440] : [1440]
const shown = screens.filter(({ isAlike }, at) => process.env.FULL || (!isAlike && at % 3 === 0))

async function expectStill(page: Page, screen: string) {
  await page.goto(screen)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0)
  // What has just loaded is painted in the next frame, and reported after it.
  const { sum, moved } = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((painted) => requestAnimationFrame(painted))
    return window.layoutShifts
  })
  expect.soft(sum, `${screen}: ${moved.join(', ')}`).toBeLessThanOrEqual(LIMIT)
}

for (const width of widths)
  test(`at ${width} px, nothing moves while a screen loads`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(watchShifts)
    for (const { path } of shown.filter(({ isPublic }) => isPublic)) await expectStill(page, path)
    await signIn(page)
    for (const { path, link } of shown.filter(({ isPublic }) => !isPublic)) {
      if (link === undefined) {
        await expectStill(page, path)
        continue
      }
      await page.goto(path)
      await expectStill(page, (await page.locator(link.selector).first().getAttribute('href')) ?? '')
    }
  })

test('nothing fades in for users who prefer reduced motion, not even what a page shows before its code is there', async ({
  page,
}) => {
  // No journey can hold back what a service worker asks for.
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  })
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/FansPage-[^/]*\.js/, async (route) => {
    await code.promise
    await route.continue()
  })
  await signIn(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Fans', exact: true }).click()
  const loading = page.getByRole('main').getByText('Loading...')
  await expect(loading).toBeVisible()
  expect(await loading.evaluate((text) => getComputedStyle(text).animationDuration)).toBe('0s')
  code.resolve()
  await expect(page.getByRole('heading', { name: 'Fans', exact: true })).toBeVisible()
})
