import { expect, expectRange, people, signIn, test } from '../demo.ts'

/** Long runs: `npm run test:full`. */
test('ten tabs show the same sync, edit, reset and change of club', async ({ page, context }) => {
  test.setTimeout(180_000)
  await signIn(page)
  const tabs = [page]
  while (tabs.length < 10) tabs.push(await context.newPage())
  for (const tab of tabs) {
    await tab.goto('/fans?orderBy=email&orderDirection=asc')
    await expectRange(tab, '1-10 of 12,000')
    await expect(tab.getByLabel('State')).toHaveText('SYNCED')
  }
  await tabs[3]?.getByRole('button', { name: 'Sync' }).click()
  await Promise.all(tabs.map((tab) => expect(tab.getByLabel('State')).toHaveText('SYNCING')))
  await Promise.all(tabs.map((tab) => expect(tab.getByLabel('State')).toHaveText('SYNCED')))

  await page.locator('tbody a').first().click()
  await page.getByRole('button', { name: 'Update Fan Profile' }).click()
  await page.getByRole('textbox', { name: 'City' }).fill('Kirkby Lonsdale')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fan updated successfully')).toBeVisible()
  for (const tab of tabs.slice(1)) {
    await tab.reload()
    await expect(tab.locator('tbody tr').first()).toContainText('Kirkby Lonsdale')
  }

  await page.evaluate('window.touchline.reset()')
  for (const tab of tabs.slice(1)) await expect(tab.locator('tbody tr').first()).not.toContainText('Kirkby Lonsdale')

  await page.goto('/home')
  await page.getByRole('button', { name: people.admin.button }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await signIn(page, people.harbour)
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: people.harbour.welcome })).toBeVisible()
})
