import type { Page } from '@playwright/test'

/** Opens the director with its key, which works once its button is there: both load after the page. */
export async function openDirector(page: Page) {
  await page.getByRole('button', { name: 'Director', includeHidden: true }).waitFor()
  await page.keyboard.press('Control+.')
}
