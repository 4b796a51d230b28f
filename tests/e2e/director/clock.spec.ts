import type { Page } from '@playwright/test'
import { control, expect, info, signIn, test } from '../demo.ts'
import { openDirector } from './openDirector.ts'

const director = (page: Page) => page.getByRole('complementary', { name: 'Director' })
const totalOf = async (page: Page) => Number((await page.locator('dl dd').first().innerText()).replaceAll(',', ''))
const timeOf = (page: Page) => info(page).then(({ now }) => Date.parse(now))

test.beforeEach(async ({ page }) => {
  await signIn(page)
  await openDirector(page)
  await director(page).getByRole('tab', { name: 'Clock' }).click()
})

test('lets a week pass, and the figures of the page move', { tag: '@full' }, async ({ page, expectStatus }) => {
  // After the start over, fans of the week may still be asked for.
  expectStatus(404)
  const before = await totalOf(page)
  const began = await timeOf(page)
  await director(page).getByRole('button', { name: '+1 week' }).click()
  await expect(director(page).getByText(/^Now it is /)).toBeVisible()
  await expect.poll(() => totalOf(page)).toBeGreaterThan(before)
  expect((await timeOf(page)) - began).toBeGreaterThanOrEqual(7 * 24 * 60 * 60_000)
  await expect(director(page).getByText(/^The club is 7 days .*ahead of this computer/)).toBeVisible()

  await director(page).getByRole('button', { name: 'Start over today…' }).click()
  await director(page)
    .getByRole('button', { name: /start over$/i })
    .click()
  await expect(director(page).getByText('The club’s time is that of this computer.')).toBeVisible()
  await expect.poll(() => totalOf(page)).toBe(before)
})

test('goes to the kick-off of the next match', { tag: '@full' }, async ({ page }) => {
  const tenant = await control(page, async (api) => (await api.people())[0]?.tenant ?? '')
  const match = await page.evaluate((club) => window.touchline.nextMatch(club), tenant)
  await expect(director(page).getByText(match?.event ?? 'none')).toBeVisible()
  await director(page).getByRole('button', { name: 'Next match' }).click()
  await expect(director(page).getByText(`Kick-off: ${match?.event}.`)).toBeVisible()
  expect(await timeOf(page)).toBeGreaterThanOrEqual(Date.parse(match?.at ?? ''))
})

test('lets time run faster until it is set back', async ({ page }) => {
  await director(page)
    .getByRole('radio', { name: /^3600×/ })
    .click()
  await expect(director(page).getByText('3600× faster')).toBeVisible()
  const began = await timeOf(page)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(began + 60 * 60_000)
  await director(page).getByRole('radio', { name: /^1×/ }).click()
  await expect(director(page).getByText('3600× faster')).toBeHidden()
  expect((await info(page)).speed).toBe(1)
})
