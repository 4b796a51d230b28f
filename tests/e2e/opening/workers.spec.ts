import { expect, expectRange, mswAnswers, people, signIn, test } from '../demo.ts'

test('calls wait for the service worker, but not for ever', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => {})
  })
  await page.clock.install()
  await page.goto('/login')
  await page.getByRole('button', { name: people.admin.button }).click()
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('heading', { name: people.admin.welcome })).toBeVisible()
})

test('calls pass through the service worker again after pages have followed each other quickly', async ({ page }) => {
  await signIn(page)
  await mswAnswers(page)
  // The last page of a service worker unregisters it, which may overlap with the start of the next page.
  for (const address of ['/bookmarks', '/segments', '/fans']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await mswAnswers(page)
})

test('the service worker is unregistered, and Next still works', async ({ page }) => {
  await signIn(page)
  await page.goto('/fans')
  await expectRange(page, '1-10 of 12,000')
  await mswAnswers(page)
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
