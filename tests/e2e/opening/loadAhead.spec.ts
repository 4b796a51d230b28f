import { expect, openAs, test } from '../demo.ts'

test.describe('a browser that saves no data', () => {
  test.use({ storesFiles: true })

  test('loads the other screens ahead', async ({ page }) => {
    await openAs(page, '/home')
    const isLoaded = () =>
      performance.getEntriesByType('resource').some(({ name }) => /\/assets\/SegmentsPage-.*\.js$/.test(name))
    await page.waitForFunction(isLoaded)
    await page.getByRole('link', { name: 'Segments' }).click()
    await expect(page.getByRole('heading', { name: 'Segments', level: 1 })).toBeVisible()
  })
})
