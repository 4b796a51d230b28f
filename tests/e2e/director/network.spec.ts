import type { Page } from '@playwright/test'
import { control, expect, signIn, test } from '../demo.ts'
import { openDirector } from './openDirector.ts'

const director = (page: Page) => page.getByRole('complementary', { name: 'Director' })
const failed = (page: Page) => page.getByRole('heading', { name: 'Oops! Something went wrong' })

async function openSection(page: Page, name: string) {
  await openDirector(page)
  await director(page).getByRole('tab', { name }).click()
}

test('sets faults that survive a reload and hold in two tabs, and ends them with one click', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(500)
  await signIn(page)
  await openSection(page, 'Network')
  const fault = director(page).getByRole('switch', { name: 'Fans list fails' })
  await director(page).getByRole('combobox', { name: 'How often: Fans list fails' }).selectOption('Always')
  await fault.click()
  await expect(fault).toBeChecked()

  await page.reload()
  await expect(fault).toBeChecked()
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  await expect(failed(page)).toBeVisible()
  await expect(director(page).getByText(/hit/).first()).toBeVisible()

  const second = await context.newPage()
  await second.goto('/fans')
  await expect(failed(second)).toBeVisible()

  await director(page).getByRole('button', { name: 'All off' }).click()
  await expect(fault).not.toBeChecked()
  await second.reload()
  await expect(second.getByRole('table').first()).toBeVisible()
})

test('takes the network away from the page, but not from the director', { tag: '@full' }, async ({ page }) => {
  await signIn(page)
  await openSection(page, 'Network')
  await director(page)
    .getByRole('radio', { name: /Offline/ })
    .click()
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  await expect(failed(page)).toBeVisible()
  await director(page)
    .getByRole('radio', { name: /This computer/ })
    .click()
  await expect(director(page).getByRole('radio', { name: /This computer/ })).toBeChecked()
  await expect.poll(() => control(page, async (api) => (await api.conditions()).network)).toBe('direct')
  await page.reload()
  await expect(page.getByRole('table').first()).toBeVisible()
})
