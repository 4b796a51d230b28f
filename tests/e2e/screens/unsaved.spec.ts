import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../demo.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** Answers the question, and waits until it has closed. */
async function answer(page: Page, button: string) {
  const question = page.getByRole('dialog', { name: 'Discard changes?' })
  await question.getByRole('button', { name: button }).click()
  await expect(question).toBeHidden()
}

test('Back and the sidebar ask before unsaved changes are lost', { tag: '@full' }, async ({ page }) => {
  await signIn(page)
  await sidebar(page).getByRole('link', { name: 'Fans' }).click()
  await page.locator('tbody a').first().click()
  await expect(page).toHaveURL(/\/fans\/\w+$/)
  const fan = page.url()
  await page.getByRole('button', { name: 'Update Fan Profile' }).click()
  const city = page.getByRole('dialog', { name: 'Update Fan Profile' }).getByRole('textbox', { name: 'City' })
  await city.fill('Nowhere yet')
  await page.goBack()
  await answer(page, 'Keep editing')
  await expect(page).toHaveURL(fan)
  await expect(city).toHaveValue('Nowhere yet')
  await page.goBack()
  await answer(page, 'Discard')
  await expect(page).toHaveURL(/\/fans$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Fans' })).toBeVisible()
  await expect(city).toBeHidden()

  await page.getByRole('link', { name: 'Support', exact: true }).click()
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('The turnstiles at gate 4')
  await sidebar(page).getByRole('link', { name: 'Home' }).click()
  await answer(page, 'Keep editing')
  await expect(page).toHaveURL(/\/support$/)
  await expect(message).toHaveValue('The turnstiles at gate 4')
  await sidebar(page).getByRole('link', { name: 'Home' }).click()
  await answer(page, 'Discard')
  await expect(page).toHaveURL(/\/home$/)
})
