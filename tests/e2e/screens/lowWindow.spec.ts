import { expect, openAs, test } from '../demo.ts'

// What a window of 1280 × 1024 has left at 400 % (WCAG 2.2, 1.4.10).
test.use({ viewport: { width: 320, height: 256 } })

const lists = ['/fans', '/integrations/data/memberships', '/club/users']
const pages = ['/home', '/dashboard', '/integrations/connectors', '/bookmarks', '/segments', '/club', '/yourprofile']

test('at 320 × 256 pages scroll, and nothing sticks or is cut off', async ({ page }) => {
  await openAs(page, '/home')
  for (const path of [...lists, ...pages]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (lists.includes(path)) {
      await expect(page.getByText(/^1-10 of [\d,]+$/)).toBeVisible()
      const row = page.locator('main tbody tr').nth(4)
      await row.evaluate((element) => element.scrollIntoView({ block: 'start' }))
      const box = await row.boundingBox()
      expect.soft(box?.y, path).toBeLessThan(2)
      // Neither the head of the table nor the top bar lies over it.
      const covers = await row.evaluate((element) => {
        const { top, left } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + 60, top + 10))
      })
      expect.soft(covers, path).toBe(true)
    }
    const cut = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('button, a, input, h1, h2')]
        .filter((element) => element.closest('[data-wide], table, nav, [role="tablist"]') === null)
        .filter((element) => element.getBoundingClientRect().right > innerWidth)
        .map((element) => element.textContent),
    )
    expect.soft(cut, path).toEqual([])
    // Sideways, nothing scrolls but tables and tabs.
    expect.soft(await page.evaluate(() => document.body.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})
