import { expect, expectRange, serviceWorkerAnswers, signIn, test } from '../demo.ts'

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
