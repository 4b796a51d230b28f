import type { Locator, Page } from '@playwright/test'
import { expect, expectRange, people, openAs, signIn, test as base } from './demo.ts'
import { openStaticHost } from './staticHost.ts'

const STRICT = "script-src 'self'; style-src 'self'"

/**
 * Runs on a host that sends the strict policy with every file. A violation logs an error, and no journey may log one.
 */
const test = base.extend<object, { host: string }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const { url, close } = await openStaticHost('dist', { headers: { 'content-security-policy': STRICT } })
      await use(url)
      close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ host }, use) => use(host),
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
        console.error(`refused by ${effectiveDirective}: ${blockedURI} ${sample}`),
      )
    })
    await use(page)
  },
})

const PITCH = 'rgb(11, 122, 85)'
const SLATE = 'rgb(61, 75, 138)'

/** Checks the colour and the font of a theme, and that nothing injects styles, whether refused or not. */
async function expectLook(page: Page, button: Locator, colour: string) {
  await expect(button).toHaveCSS('background-color', colour)
  await expect(button).toHaveCSS('font-family', /^"Inter Variable"/)
  await expect(page.locator('style')).toHaveCount(0)
}

test('the host enforces the strict policy', async ({ browser, host }) => {
  // A page outside the journey's context, whose console must stay clean.
  const page = await browser.newPage()
  const response = await page.goto(`${host}/login`)
  expect(response?.headers()['content-security-policy']).toBe(STRICT)
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
        const style = document.createElement('style')
        style.textContent = 'body { color: red }'
        document.head.append(style)
      }),
  )
  expect(refused).toBe('style-src-elem')
  await page.close()
})

test('pages, panels, dialogs, lists, calendars and messages work under a strict policy', async ({ page }) => {
  // A long journey.
  await page.goto('/login')
  await expectLook(page, page.getByRole('button', { name: 'Login' }), PITCH)
  await signIn(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  await expectRange(page, '1-10 of 12,000')
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 21, 18)')

  await page.goto('/integrations/data/fans')
  await page.getByRole('button', { name: 'Add New Fan' }).click()
  const panel = page.getByRole('dialog', { name: 'Add New Fan' })
  await expectLook(page, panel.getByRole('button', { name: 'Add fan' }), PITCH)
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await panel.getByLabel('First name').fill('Ignatius')
  await panel.getByLabel('Email').fill('ignatius@policy.example')
  await panel.getByRole('combobox', { name: 'Gender' }).click()
  await page.getByRole('option', { name: 'Female' }).click()
  await panel.getByRole('button', { name: 'Calendar, Birthday' }).click()
  await panel.getByRole('button', { name: /^1 / }).first().click()
  await panel.getByRole('button', { name: 'Add fan' }).click()
  await expect(page.getByText('Fan created successfully')).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')

  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  const question = page.getByRole('dialog', { name: 'Confirm Deletion' })
  await expect(question).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await expect(page.locator('style')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Import/ }).click()
  await expect(page.getByText('Drop a CSV file here')).toBeVisible()
  await expect(page.locator('style')).toHaveCount(0)
})

test('the dashboard and the mailbox work under a strict policy', async ({ page }) => {
  // A club with fewer fans, because its figures are computed faster.
  await openAs(page, '/dashboard', people.harbour)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('.recharts-surface').first()).toBeVisible({ timeout: 60_000 })
  await expect(frame.locator('style')).toHaveCount(0)
  await page.getByRole('button', { name: /^Mailbox/ }).click()
  await expect(page.getByRole('dialog', { name: 'Mailbox' })).toBeVisible()
})

test('the reference works under a strict policy', async ({ page }) => {
  await page.goto('/reference/')
  await expect(page.getByRole('heading', { name: /^Touchline API/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search the operations' }).fill('bookmark create')
  await page.getByRole('link', { name: 'POST Create bookmark' }).click()
  await expect(page.getByRole('heading', { name: 'Create bookmark' })).toBeFocused()
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/^Answer 201/)).toBeVisible()
  await page.getByRole('link', { name: 'rule' }).first().click()
  await expect(page.getByRole('heading', { name: 'Unknown tenants' })).toBeInViewport()
  await page.goBack()
  await expect(page.locator('style')).toHaveCount(0)
})

test('the payment provider’s pages work under a strict policy, in their own colours', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Orla Keane/ }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
  await page.goto((await page.getByRole('link', { name: 'Start Trial' }).first().getAttribute('href')) ?? '')
  const start = page.getByRole('button', { name: 'Start trial' })
  await expectLook(page, start, SLATE)
  await start.click()
  await expect(page.getByRole('heading', { name: 'Thank you, your trial has started' })).toBeVisible()
  await page.goto('/external/portal/')
  await expect(page.getByText('Paylane', { exact: true })).toBeVisible()
  await expect(page.locator('style')).toHaveCount(0)
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu works under a strict policy', async ({ page }) => {
    await signIn(page)
    await page.getByRole('button', { name: /menu/i }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    await expect(page.locator('style')).toHaveCount(0)
  })
})

test('the styles of a page override those of the app, although they are loaded later', async ({ page }) => {
  await page.goto('/login')
  // Mantine shows a link inline.
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCSS('display', 'inline-block')
})

test('the boot view is painted before the app is loaded, and is then removed', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/login', { waitUntil: 'commit' })
  const boot = page.locator('#root > .boot')
  for (const text of ['Touchline', 'Loading...']) await expect(boot.getByText(text, { exact: true })).toBeInViewport()
  await expect(boot.locator('svg')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(17, 21, 18)')
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(painted).toBe(1)
  const motion = () => boot.locator('.boot-line').evaluate((line) => getComputedStyle(line, '::after').animationName)
  expect(await motion()).toBe('boot-breath')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await motion()).toBe('boot-line')
  release()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(boot).toHaveCount(0)
})
