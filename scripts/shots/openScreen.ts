import type { Page } from 'playwright'
import type { Screen } from './screens.ts'

/** Waits until a screen has loaded: its heading is there, and no skeleton is. */
export async function settled(page: Page, { ready, inFrame }: Screen) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (ready !== undefined) await page.locator(ready).first().waitFor()
  if (inFrame !== undefined) await page.frameLocator('iframe').locator(inFrame).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .mantine-Skeleton-root'))
  await page.evaluate(() => document.fonts.ready)
  await painted(page)
}

/** Waits for two frames: what measures itself has its final size after the first. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Makes the window as high as the page, so that what sticks to its edges stands at the end of the page. */
export async function unrolled(page: Page, { width, height }: { width: number; height: number }) {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
  await painted(page)
}

/** Opens a screen of the demo at `url`, and waits until it has loaded. */
export async function openScreen(page: Page, url: string, screen: Screen) {
  await page.goto(`${url}${screen.path}`)
  if (screen.link !== undefined) {
    const { pathname } = new URL(page.url())
    await page.locator(screen.link.selector).first().click()
    await page.waitForURL((address) => address.pathname !== pathname)
  }
  await settled(page, screen)
}
