import { expect, expectRange, mswAnswers, signIn, test } from './demo.ts'

test('an expired access token costs one refresh for five calls, and users do not notice it', async ({
  page,
  expectStatus,
}) => {
  expectStatus(401)
  await signIn(page)
  await mswAnswers(page)
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
    await mswAnswers(page)
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
