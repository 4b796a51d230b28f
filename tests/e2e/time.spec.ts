import type { Page } from '@playwright/test'
import type { Control } from '../../mocks/control.ts'
import { control, expect, info, people, signIn, test } from './demo.ts'

// These are sent to the page as text, so they can only use their argument.
const twoDays = (api: Control) => api.advance(2 * 24 * 60 * 60_000)
const threeDays = (api: Control) => api.advance(3 * 24 * 60 * 60_000)

const panel = (page: Page, name: string) => page.getByRole('region', { name })
const totalOf = async (page: Page) => Number((await page.locator('dl dd').first().innerText()).replaceAll(',', ''))

test(
  'a week in three steps brings fans, orders and tickets to every screen',
  { tag: '@full' },
  async ({ page, expectStatus }) => {
    // The access token runs out in each step, and is refreshed.
    expectStatus(401)
    await signIn(page)
    await expect(page.getByText('12,000')).toBeVisible()
    const feed = panel(page, 'Just now').getByRole('listitem')
    await expect(feed).toHaveCount(5)
    let before = 12_000
    for (const pass of [twoDays, twoDays, threeDays]) {
      const newest = await feed.first().innerText()
      await control(page, pass)
      await expect.poll(() => totalOf(page)).toBeGreaterThan(before)
      await expect(feed.first()).not.toHaveText(newest)
      before = await totalOf(page)
    }
    // Nothing is stale: every source that works has synced within the hour.
    const sources = panel(page, 'Sources')
    await expect(sources.getByText(/^(just now|\d+ minutes? ago)$/)).not.toHaveCount(0)
    for (const name of ['Fan register', 'Box office', 'Club shop'])
      await expect(sources.getByRole('link', { name })).toContainText(/just now|minutes? ago/)
    await page.getByRole('link', { name: 'Analytics dashboard' }).click()
    await expect(page.frameLocator('iframe').getByText(before.toLocaleString('en-GB')).first()).toBeVisible()
    await page.goto('/fans')
    await expect(page.getByText(`of ${before.toLocaleString('en-GB')}`)).toBeVisible()
  },
)

test('while time runs an hour a second, the screen moves by events alone', async ({ page, expectStatus }) => {
  expectStatus(401)
  await signIn(page)
  await expect(page.getByText('12,000')).toBeVisible()
  const shop = panel(page, 'Sources').getByRole('link', { name: 'Club shop' })
  // 24 minutes at the start; time runs meanwhile, and a busy machine takes a while to open the page.
  await expect(shop).toContainText(/2[4-9] minutes ago/)
  await control(page, (api) => api.speed(3600))
  // At most a night passes without a fan.
  await expect.poll(() => totalOf(page), { timeout: 60_000 }).toBeGreaterThan(12_000)
  await control(page, (api) => api.speed(1))
  await page.reload()
  await expect.poll(() => totalOf(page)).toBeGreaterThan(12_000)
  expect((await info(page)).speed).toBe(1)
  await expect(page.getByRole('heading', { name: people.admin.welcome })).toBeVisible()
})
