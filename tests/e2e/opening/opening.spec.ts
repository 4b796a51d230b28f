import { expect, expectRange, info, moveFan, openFan, people, signIn } from '../demo.ts'
import { test } from './openHost.ts'

/**
 * Blocks the SharedWorker before it can answer anything, the first time that it starts, until the host answers a path.
 */
function busyOnce(path: string) {
  let busy = true
  return (name: string, script: string) => {
    if (!busy || !name.startsWith('sharedWorker-')) return script
    busy = false
    return `${script}\nsetTimeout(() => {
      const call = new XMLHttpRequest()
      call.open('GET', '${path}', false)
      call.send()
    })`
  }
}

test('a start of twelve seconds shows the login page at once, says that it takes long, and loses nothing', async ({
  page,
  openHost,
  slowPath,
}) => {
  const { proxy, asked } = slowPath
  const host = await openHost({ proxy, alter: busyOnce(proxy.prefix) })
  await page.clock.install()
  await page.goto(`${host}/login`)
  const goOn = await asked
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(page.getByText('Starting the demo…')).toBeVisible()
  await page.getByRole('button', { name: people.admin.button }).click()
  // Longer than a call may take once the demo has started.
  await page.clock.fastForward(12_000)
  await expect(page.getByText('Starting the demo…')).toBeVisible()
  goOn()
  await expect(page.getByRole('heading', { name: people.admin.welcome })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  await expectRange(page, '1-10 of 12,000')
  await page.locator('tbody a').first().click()
  await moveFan(page, 'Kirkby Lonsdale')
  expect((await info(page)).notices).toEqual([])
  await page.reload()
  await expect(page.getByText('Kirkby Lonsdale')).toBeVisible()
  expect(await info(page)).toMatchObject({ writes: 1, notices: [] })
})

test('the demo works without a worker that cannot be loaded', async ({ page, expectStatus }) => {
  expectStatus(404)
  await page.clock.install()
  let tries = 0
  await page.route('**/assets/sharedWorker-*.js', (route) => {
    tries++
    return route.fulfill({ status: 404, body: '' })
  })
  await signIn(page)
  // A page asks for the worker until it hears that it cannot be loaded, and then no more.
  const before = tries
  expect(before).toBeGreaterThan(0)
  await page.clock.fastForward(60_000)
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  await expectRange(page, '1-10 of 12,000')
  expect(tries).toBe(before)
  await openFan(page)
  await moveFan(page, 'Kirkby Lonsdale')
  await page.reload()
  await expect(page.getByText('Kirkby Lonsdale')).toBeVisible()
  expect(await info(page)).toMatchObject({ writes: 1, notices: [] })
})

test('another journal can be imported while a page is open', { tag: '@full' }, async ({ page }) => {
  await signIn(page)
  await openFan(page)
  await moveFan(page, 'Kirkby Lonsdale')
  await page.evaluate(async () => window.touchline.importJournal(await window.touchline.exportJournal()))
  await moveFan(page, 'Preston')
  await expect(page.getByText(/^(Starting|Restoring)/)).toBeHidden()
  expect(await info(page)).toMatchObject({ writes: 2, notices: [] })
})

test.describe('in a browser that denies', () => {
  test('local storage, everything works', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await signIn(page)
    await page.getByRole('button', { name: 'Pin sidebar' }).click()
    await page.getByRole('button', { name: 'Mailbox' }).click()
    await expect(page.getByRole('dialog', { name: 'Mailbox' })).toBeVisible()
  })

  test('cookies, users stay signed in until they leave the page, and are told so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
    })
    await signIn(page)
    await expect(page.getByText(/^Your browser blocks cookies, so you will be signed out/)).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
    await expectRange(page, '1-10 of 12,000')
  })

  test('cookies with an error, the same happens', async ({ page }) => {
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny })
    })
    await signIn(page)
    await expect(page.getByText(/^Your browser blocks cookies, so you will be signed out/)).toBeVisible()
  })

  test('a database, the page says from the start that nothing is saved', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'SharedWorker')
      Object.defineProperty(window, 'indexedDB', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await page.goto('/login')
    await expect(
      page.getByText(/^This browser does not let the demo save anything: changes are lost when/),
    ).toBeVisible()
    await signIn(page)
  })

  test('service workers, the page answers its own requests', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    })
    await signIn(page)
    await page.goto('/fans')
    await expectRange(page, '1-10 of 12,000')
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  })
})

test('an expired session says why the user must sign in again', { tag: '@full' }, async ({ page, expectStatus }) => {
  expectStatus(401)
  await signIn(page)
  // The page hears of the changes that time brings, fetches them, and learns that its session is over.
  await page.evaluate(() => window.touchline.advance(40 * 24 * 60 * 60_000))
  await expect(page.getByText('Your session has expired. Log in again to continue.')).toBeVisible()
  await signIn(page)
})
