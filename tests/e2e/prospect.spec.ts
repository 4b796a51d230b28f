import type { Page } from '@playwright/test'
import type { ClubData } from '../../mocks/seed/prospect/clubData.ts'
import { expect, signIn, test } from './demo.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#8A1538"/></svg>'
const club: ClubData = {
  name: 'HC Rheinufer Köln',
  shortName: 'Rheinufer',
  sport: 'hockey',
  country: 'DE',
  city: 'Köln',
  stadium: 'Rheinufer-Arena',
  colours: ['#8A1538', '#F3C742'],
  crest: `data:image/svg+xml;base64,${btoa(svg)}`,
  fans: 40_000,
  products: [{ name: 'Rheinufer-Schal', price: 19.9 }],
  admin: { firstName: 'Lena', lastName: 'Vogt' },
}
const lena = { button: /Lena Vogt/, welcome: 'Welcome, Lena!' }

const show = async (page: Page, data: ClubData) => {
  await page.goto('/login')
  await page.waitForFunction(() => 'touchline' in window)
  await page.evaluate((given) => window.touchline.loadScenario('prospect', given), data)
}

/** Where a visit goes, and what tells that it is this club. The gate goes to every fourth one. */
const screens: readonly (readonly [path: string, text: string | RegExp])[] = [
  ['/home', '40,000'],
  ['/fans', 'of 40,000'],
  ['/integrations/connectors', 'Fan register'],
  ['/integrations/data', 'Germany'],
  ['/integrations/data/shop-order-items', /€|Schal|Rheinufer/],
  ['/integrations/data/ticketing-tickets', /HC Rheinufer Köln v/],
  ['/bookmarks', 'New fans at home'],
  ['/segments', 'Renewal letter'],
  ['/club', 'HC Rheinufer Köln'],
  ['/club/users', 'rheinufer.example'],
  ['/yourprofile', 'Lena'],
]

test('shows a prospect their own club, made from JSON, on its screens', async ({ page }) => {
  await show(page, club)
  await signIn(page, lena)
  for (const [path, text] of screens.filter((_, at) => process.env.FULL || at % 4 === 0)) {
    await page.goto(path)
    await expect(page.getByText(text).first(), path).toBeVisible()
    await expect(page.locator('img[src^="data:image/svg"]').filter({ visible: true }).first(), path).toBeVisible()
    await expect(page.getByText(/Westmere|Harbour Basquete|undefined|NaN/), path).toHaveCount(0)
  }
  await page.goto('/dashboard')
  await expect(
    page
      .frameLocator('iframe')
      .getByText(/^€[\d,]+$/)
      .first(),
  ).toBeVisible()
  // In its own tab, the dashboard shows the club itself.
  const alone = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open in new tab' }).click()
  await expect((await alone).getByRole('heading', { name: 'HC Rheinufer Köln' })).toBeVisible()
  await expect((await alone).locator('header img')).toBeVisible()
})

test('keeps a prospect, and who is signed in, through reloads, resets and changes', async ({ page, expectStatus }) => {
  // Fans of the club before may still be asked for.
  expectStatus(404)
  await show(page, club)
  await page.reload()
  await signIn(page, lena)
  // From the second visit on, the name, the crest and the colour are there before the server has told of the club.
  await page.evaluate(() => window.touchline.latency(6000))
  await page.reload()
  await expect(page.getByText(club.name ?? '').first()).toBeVisible()
  await expect(page.locator('img[src^="data:image/svg"]').first()).toBeVisible()
  await expect(page.getByText('40,000')).toHaveCount(0)
  await page.evaluate(() => window.touchline.latency(0))
  await page.reload()
  await expect(page.getByText('40,000').first()).toBeVisible()
  await page.evaluate(() => window.touchline.reset())
  await expect(page.getByText('40,000').first()).toBeVisible()
  // Another club, while the page is open.
  const next: ClubData = { ...club, name: 'Isar Ravens', sport: 'ice-hockey', fans: 500, crest: 'hoops' }
  await page.evaluate((given) => window.touchline.loadScenario('prospect', given), next)
  await expect(page.getByText('Isar Ravens').first()).toBeVisible()
  await expect(page.getByText('500').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: lena.welcome })).toBeVisible()
})

test('begins with first steps without fans, and nothing moves when they appear again', async ({ page }) => {
  await show(page, { name: 'Kestrel Bay', fans: 0, admin: { firstName: 'Lena', lastName: 'Vogt' } })
  await signIn(page, lena)
  const steps = page.getByRole('region', { name: 'Get started' })
  await expect(steps.getByText('1 of 3 done')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('touchline-first-steps'))).not.toBeNull()
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // `layout-shift` is missing in TypeScript's types.
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await expect(steps.getByText('1 of 3 done')).toBeVisible()
  const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts ?? [])
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
})
