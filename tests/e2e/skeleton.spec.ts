import { expect, expectRange, openAs, serviceWorkerAnswers, signIn, tabTo, test } from './demo.ts'

test('sign in, home, fans: sort, page, search, reload, and Back', async ({ page }) => {
  await signIn(page)
  await expect(page.getByText('12,000')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  await expectRange(page, '1-10 of 12,000')

  await page.getByRole('button', { name: 'Score', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expectRange(page, '11-20 of 12,000')
  const second = await page.locator('tbody tr').allTextContents()
  await page.reload()
  await expectRange(page, '11-20 of 12,000')
  await expect(page.locator('tbody tr')).toHaveText(second)

  await page.getByRole('searchbox').fill('WESTMERE')
  await expect(page.locator('tbody tr').first()).toContainText('Westmere')
  await expect(page).toHaveURL(/searchQuery=/)
  for (const row of await page.locator('tbody tr').all()) await expect(row).toContainText('Westmere')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expectRange(page, '1-10 of 12,000')

  await page.goBack()
  await expect(page).toHaveURL(/\/fans\?orderBy=score&orderDirection=asc$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/fans$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Welcome, Hannah!' })).toBeVisible()
})

test('an expired access token costs one refresh for five calls, and users do not notice it', async ({
  page,
  expectStatus,
}) => {
  expectStatus(401)
  await signIn(page)
  await serviceWorkerAnswers(page)
  // The product's own calls pass through the service worker once its start is over, a moment after those of a script.
  await expect
    .poll(async () => {
      const seen = page
        .waitForResponse((response) => response.url().endsWith('/accounts/me'), { timeout: 2000 })
        .then(
          () => true,
          () => false,
        )
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      return seen
    })
    .toBe(true)
  // Like a browser after 15 minutes: the refresh token is valid, and the access token is refused.
  await page.evaluate(() => {
    document.cookie = 'accessToken=expired; path=/'
  })
  const refreshes: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/accounts/refresh')) refreshes.push(`${response.status()}`)
  })
  const unauthorised = page.waitForResponse((response) => response.status() === 401)
  await page.evaluate(() => {
    for (let call = 0; call < 5; call++) window.dispatchEvent(new Event('focus'))
  })
  await unauthorised
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  await expectRange(page, '1-10 of 12,000')
  expect(refreshes).toEqual(['200'])
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test(
  'a wrong password shows the banner, which goes by itself, and refreshes nothing',
  { tag: '@full' },
  async ({ page, expectStatus }) => {
    expectStatus(401)
    const refreshes: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/accounts/refresh')) refreshes.push(request.url())
    })
    await page.goto('/login')
    await serviceWorkerAnswers(page)
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('admin@rovers.example')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Login' }).click()
    const banner = page.getByText('Invalid email or password')
    await expect(banner).toBeVisible()
    await expect(banner).toBeHidden()
    expect(refreshes).toEqual([])
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('admin@rovers.example')
  },
)

test('a second tab talks to the same server and shares the session', async ({ page, context }) => {
  await signIn(page)
  await page.goto('/fans?orderBy=email&orderDirection=asc')
  await expectRange(page, '1-10 of 12,000')
  const second = await context.newPage()
  await second.goto('/fans?orderBy=email&orderDirection=asc')
  await expectRange(second, '1-10 of 12,000')
  await expect(second.locator('tbody tr')).toHaveText(await page.locator('tbody tr').allTextContents())
  const workers = context.pages().length
  expect(workers).toBe(2)
})

test('the first calls do not wait for the service worker, and later ones pass through it', async ({ page }) => {
  await page.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker)
    let allow = () => {}
    const allowed = new Promise<void>((resolve) => (allow = resolve))
    Object.assign(window, { allowServiceWorker: allow })
    navigator.serviceWorker.register = async (...options) => {
      await allowed
      return register(...options)
    }
  })
  await signIn(page)
  await page.evaluate('window.allowServiceWorker()')
  await serviceWorkerAnswers(page)
  const list = page.waitForResponse(/\/fan-profiles\?/)
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  expect((await list).fromServiceWorker()).toBe(true)
  await expectRange(page, '1-10 of 12,000')
})

test('calls pass through the service worker again after pages have followed each other quickly', async ({ page }) => {
  await signIn(page)
  await serviceWorkerAnswers(page)
  // The last page of a service worker unregisters it, which may overlap with the start of the next page.
  for (const address of ['/bookmarks', '/segments', '/fans']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await serviceWorkerAnswers(page)
})

test('the service worker is unregistered, and Next still works', async ({ page }) => {
  await signIn(page)
  await page.goto('/fans')
  await expectRange(page, '1-10 of 12,000')
  await serviceWorkerAnswers(page)
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  })
  await page.getByRole('button', { name: 'Next page' }).click()
  await expectRange(page, '11-20 of 12,000')
  await page.reload()
  await expectRange(page, '11-20 of 12,000')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expectRange(page, '21-30 of 12,000')
})

test('a forced reload, which bypasses the service worker, recovers by itself', async ({ page }) => {
  await signIn(page)
  await page.goto('/fans')
  await expectRange(page, '1-10 of 12,000')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Page.reload', { ignoreCache: true })
  await expectRange(page, '1-10 of 12,000')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expectRange(page, '11-20 of 12,000')
})

test('without a SharedWorker the server lives in the page', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SharedWorker')
  })
  await signIn(page)
  await page.goto('/fans')
  await expectRange(page, '1-10 of 12,000')
})

test('a page that cannot run service workers says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'The demo cannot run here' })).toBeVisible()
  await expect(page.getByText(/on localhost and over https only/)).toBeVisible()
})

test('at 390 px the menu is a drawer, and the table scrolls sideways instead of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Fans' }).click()
  await expectRange(page, '1-10 of 12,000')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const panel = page.getByRole('group', { name: 'Fans, scrolls sideways' })
  expect(await panel.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
})

test('the main journey works by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeFocused()
  await page.keyboard.type('admin@rovers.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('touchline')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome, Hannah!' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const fans = page.getByRole('link', { name: /^All fans/ })
  // On a first visit, the page shows its content once it knows all of it.
  await expect(fans).toBeVisible()
  await tabTo(page, fans)
  await page.keyboard.press('Enter')
  await expectRange(page, '1-10 of 12,000')
  const next = page.getByRole('button', { name: 'Next page' })
  while (!(await next.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectRange(page, '11-20 of 12,000')
})

test('the scheme is switched, remembered, and set before the first paint', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        document.documentElement.dataset.first = document.documentElement.dataset.mantineColorScheme
    })
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-first', 'dark')
})

test(
  'the sidebar closes, opens on hover over the page, and its lock is remembered',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page)
    await page.getByRole('button', { name: 'Pin sidebar' }).click()
    await page.mouse.move(800, 500)
    const width = () =>
      page
        .getByRole('navigation')
        .evaluate((nav) => nav.closest('[class*=sidebar]')?.parentElement?.getBoundingClientRect().width)
    await expect.poll(width).toBe(80)
    const left = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.getBoundingClientRect().left)
    await page.mouse.move(30, 300)
    await expect.poll(width).toBe(240)
    expect(
      await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().left),
    ).toBe(left)
    await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
    await page.mouse.move(800, 500)
    await expect.poll(width).toBe(80)
    await page.reload()
    await expectRange(page, '1-10 of 12,000')
    expect(await width()).toBe(80)
  },
)

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
