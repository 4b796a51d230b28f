import type { Page } from '@playwright/test'
import { expect, openAs, test } from '../demo.ts'

/** The colour of the ground that an element shows. */
const groundOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)

test('pages print on white, without what can only be clicked, and tables with all of their columns', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openAs(page, '/integrations/data/ticketing-tickets')
  await expect(page.getByRole('row').nth(1)).toContainText('@')
  const cut = () =>
    page.locator('table').evaluate((table) => {
      const panel = table.closest('section') ?? table
      return table.getBoundingClientRect().right > panel.getBoundingClientRect().right + 1
    })
  expect(await cut()).toBe(true)

  // How long e-mails are depends on what time has brought.
  await page
    .locator('td[data-column="email"] span')
    .first()
    .evaluate((mail) => {
      mail.textContent = 'somebody.with.a.rather.long.name1757@mailbox.example'
    })
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 703, height: 1000 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await cut()).toBe(false)
  await expect(page.getByRole('heading', { name: 'Data' })).toBeVisible()
  await expect(page.getByRole('columnheader').last()).toBeVisible()
  for (const hidden of [
    page.getByRole('searchbox'),
    page.getByRole('button', { name: 'Next page' }),
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('button', { name: 'Open menu' }),
    page.getByRole('complementary', { name: 'Mailbox' }).getByRole('button'),
  ])
    await expect(hidden).toBeHidden()
  expect(await groundOf(page, 'body')).toBe('rgb(255, 255, 255)')
  expect(await groundOf(page, 'section:has(table)')).toBe('rgb(255, 255, 255)')
  expect(await page.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group')

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await expect(page.getByRole('searchbox')).toBeVisible()
})
