import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import {
  control,
  expect,
  expectRange,
  moveFan,
  openFan,
  people,
  restart,
  serviceWorkerAnswers,
  signIn,
  test,
} from './demo.ts'
import { openDirector } from './director/openDirector.ts'
import { openStaticHost, type StaticHostOptions } from './staticHost.ts'

const hosts: (() => void)[] = []
const openHost = async (options: StaticHostOptions) => {
  const { url, close } = await openStaticHost('dist', { headers: { 'cache-control': 'no-store' }, ...options })
  hosts.push(close)
  return url
}
test.afterEach(() => {
  for (const close of hosts.splice(0)) close()
})

const info = (page: Page) => control(page, (api) => api.info())

/** Blocks the SharedWorker for a while before it can answer anything, the first time that it starts. */
function busyOnce(milliseconds: number) {
  let busy = true
  return (name: string, script: string) => {
    if (!busy || !name.startsWith('sharedWorker-')) return script
    busy = false
    // It sleeps: a loop would take a core from the other journeys. WebAssembly has memory to wait on without the headers that SharedArrayBuffer needs.
    const wait = `Atomics.wait(new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer), 0, 0, ${milliseconds})`
    return `${script}\nsetTimeout(() => ${wait}, 0)`
  }
}

test('a start of twelve seconds shows the login page at once, says that it takes long, and loses nothing', async ({
  page,
}) => {
  const host = await openHost({ alter: busyOnce(12_000) })
  await page.goto(`${host}/login`)
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible({ timeout: 8000 })
  await expect(page.getByText('Starting the demo…')).toBeVisible()
  await page.getByRole('button', { name: people.admin.button }).click()
  await expect(page.getByRole('heading', { name: people.admin.welcome })).toBeVisible({ timeout: 40_000 })
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  await expectRange(page, '1-10 of 12,000')
  await page.locator('tbody a').first().click()
  await moveFan(page, 'Kirkby Lonsdale')
  expect((await info(page)).notices).toEqual([])
  await page.reload()
  await expect(page.getByText('Kirkby Lonsdale')).toBeVisible({ timeout: 40_000 })
  expect(await info(page)).toMatchObject({ writes: 1, notices: [] })
})

test('the demo works without a worker that cannot be loaded', async ({ page, expectStatus }) => {
  expectStatus(404)
  let tries = 0
  await page.route('**/assets/sharedWorker-*.js', (route) => {
    tries++
    return route.fulfill({ status: 404, body: '' })
  })
  await signIn(page)
  await openFan(page)
  await moveFan(page, 'Kirkby Lonsdale')
  await page.reload()
  await expect(page.getByText('Kirkby Lonsdale')).toBeVisible()
  // One attempt each time that the page was opened, without retries.
  expect(tries).toBeLessThanOrEqual(4)
  expect(await info(page)).toMatchObject({ writes: 1, notices: [] })
})

test('the director comes without the monitor of the calls, which follows when its code loads', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404)
  let isGone = true
  await page.route('**/assets/watchDemo-*.js', (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await signIn(page)
  await openDirector(page)
  const calls = page.getByRole('tabpanel', { name: 'Calls' })
  await page.getByRole('tab', { name: 'Calls' }).click()
  await expect(calls.getByText('The calls are not watched yet')).toBeVisible()
  isGone = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(calls.getByText('No calls yet', { exact: false })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  await expect(calls.getByRole('option', { name: /fanProfiles\.list/ }).first()).toBeVisible()
})

test('another journal can be imported while a page is open', async ({ page }) => {
  await signIn(page)
  await openFan(page)
  await moveFan(page, 'Kirkby Lonsdale')
  await page.evaluate(async () => window.touchline.importJournal(await window.touchline.exportJournal()))
  await moveFan(page, 'Preston')
  await expect(page.getByText(/^(Starting|Restoring)/)).toBeHidden()
  expect(await info(page)).toMatchObject({ writes: 2, notices: [] })
})

/** Finds the id of the build in `dist`. */
const BUILD = /touchline (m[a-z0-9]{6,9})`/

test('a newer build takes over: the tab of the older one reloads, and no saved change is lost', async ({
  page,
  context,
}) => {
  let newer = false
  const host = await openHost({
    alter(_, script) {
      const [, build] = BUILD.exec(script) ?? []
      if (build) found = build
      // Every script that names the build belongs to this one. The service worker lists other files, so that it stores none of them.
      return found ? script.replaceAll(found, `${newer ? 'z' : 'y'}${found}`) : script
    },
  })
  let found: string | undefined
  await signIn(page, people.admin, host)
  await openFan(page, host)
  await moveFan(page, 'Kirkby Lonsdale')
  const address = page.url()
  newer = true
  const reloaded = page.waitForEvent('framenavigated')
  const second = await context.newPage()
  await second.goto(address)
  await expect(second.getByText('Kirkby Lonsdale')).toBeVisible()
  await reloaded
  await expect(page.getByText('Kirkby Lonsdale')).toBeVisible()
  await moveFan(page, 'Preston')
  await second.reload()
  await expect(second.getByText('Preston')).toBeVisible()
  for (const tab of [page, second]) expect(await info(tab)).toMatchObject({ writes: 2, notices: [] })

  // A tab that still gets the old build does not take over again.
  newer = false
  const old = await context.newPage()
  await old.goto(address)
  await expect(old.getByRole('heading', { name: 'A newer version of the demo is open in another tab' })).toBeVisible()
  await expect(page.getByText('Preston')).toBeVisible()
  expect(await info(page)).toMatchObject({ writes: 2 })
})

/** A path of the host that answers when the test says so, and a promise of how, once somebody has asked for it. */
function openSlowPath() {
  const asked = Promise.withResolvers<() => void>()
  const server = createServer((_, response) => asked.resolve(() => response.end('At last.'))).listen(0)
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  hosts.push(() => server.close())
  return { proxy: { prefix: '/slow', to: `http://127.0.0.1:${port}` }, asked: asked.promise }
}

test('the service worker finishes what it answers before it makes room for a newer one', async ({ page, context }) => {
  const { proxy, asked } = openSlowPath()
  const host = await openHost({ proxy })
  await page.goto(`${host}/login`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const loading = (await context.newPage()).goto(`${host}/slow`)
  const answer = await asked
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => Object.assign(window, { madeRoom: true }))
    port1.start()
    navigator.serviceWorker.controller?.postMessage({ touchline: 'let go' }, [port2])
  })
  const madeRoom = () => page.evaluate(() => 'madeRoom' in window)
  await page.waitForTimeout(500)
  expect(await madeRoom()).toBe(false)
  answer()
  await loading
  await expect.poll(madeRoom).toBe(true)
})

test('a newer service worker asks the older one to make room, which then leaves new calls to the host', async ({
  page,
  context,
}) => {
  const { proxy, asked } = openSlowPath()
  let newer = false
  const host = await openHost({
    proxy,
    alter: (name, script) =>
      newer && name === 'mockServiceWorker.js' ? script.replace(/"build":"[^"]*"/, '"build":"zzzzzzzz"') : script,
  })
  await page.goto(`${host}/login`)
  await serviceWorkerAnswers(page)
  newer = true
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
  // While it answers this, the older worker cannot be replaced.
  const loading = (await context.newPage()).goto(`${host}/slow`)
  const answer = await asked
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready
    waiting?.postMessage({ touchline: 'take over' }, [])
  })
  const isAnsweredByHost = () =>
    page.evaluate(async () => !(await fetch('/api/v1/system/sports')).headers.has('x-touchline-model'))
  await expect.poll(isAnsweredByHost).toBe(true)
  answer()
  await loading
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null)
})

test('calls go on through a newer service worker that has taken the place of the older one', async ({ page }) => {
  let newer = false
  const host = await openHost({
    alter: (name, script) =>
      newer && name === 'mockServiceWorker.js' ? script.replace(/"build":"[^"]*"/, '"build":"zzzzzzzz"') : script,
  })
  await signIn(page, people.admin, host)
  await openFan(page, host)
  await serviceWorkerAnswers(page)
  newer = true
  await page.evaluate(async () => {
    const older = navigator.serviceWorker.controller
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    while (navigator.serviceWorker.controller === older) {
      registration.waiting?.postMessage({ touchline: 'take over' })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await serviceWorkerAnswers(page)
  await moveFan(page, 'Preston')
  expect(await info(page)).toMatchObject({ writes: 1, notices: [] })
})

test('without a SharedWorker one tab at a time uses the club, and the others say so', async ({ page, context }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'SharedWorker')
  })
  await signIn(page)
  await openFan(page)
  await moveFan(page, 'Kirkby Lonsdale')
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByText('Kirkby Lonsdale')).toBeVisible()
  await expect(page.getByRole('alertdialog', { name: 'The demo is open in another tab' })).toBeVisible()
  await page.getByRole('button', { name: 'Use it here' }).click()
  await expect(page.getByText('Kirkby Lonsdale')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Use it here' })).toBeVisible()
  await moveFan(page, 'Preston')
  // The dashboard is a page in a frame, and gets its figures from the page around it.
  await page.goto('/dashboard')
  await expect(page.frameLocator('iframe').getByText('12,000').first()).toBeVisible()
  expect(await info(page)).toMatchObject({ writes: 2, notices: [] })
})

test('a tab that waits for another one to hand over says so', async ({ page, context }) => {
  await signIn(page)
  const second = await context.newPage()
  await second.addInitScript(() => {
    Reflect.deleteProperty(window, 'SharedWorker')
  })
  await second.goto('/home')
  await expect(second.getByText(/^Waiting for another tab of the demo to hand over/)).toBeVisible()
  await page.close()
  await expect(second.getByRole('heading', { name: people.admin.welcome })).toBeVisible()
  expect((await info(second)).notices).toEqual([])
})

test(
  'clearing the site data beside an open tab does not stop it: the next change saves the club again',
  { tag: '@full' },
  async ({ page, context }) => {
    await signIn(page)
    await openFan(page)
    await moveFan(page, 'Kirkby Lonsdale')
    const address = page.url()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'indexeddb' })
    await moveFan(page, 'Preston')
    await expect(page.getByText(/^This browser's site data was cleared while the demo was open/)).toBeVisible()
    // The open tab does not block the deletion of the database.
    const deleted = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const request = indexedDB.deleteDatabase('touchline')
          for (const name of ['success', 'error', 'blocked']) request.addEventListener(name, () => resolve(name))
        }),
    )
    expect(deleted).toBe('success')
    await moveFan(page, 'Ambleside')
    const again = await restart(context)
    await again.goto(address)
    await expect(again.getByText('Ambleside')).toBeVisible()
    expect(await info(again)).toMatchObject({ writes: 3, notices: [] })
  },
)

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
  // What time brings is told to the page, which asks for it and learns that its session is over.
  await page.evaluate(() => window.touchline.advance(40 * 24 * 60 * 60_000))
  await expect(page.getByText('Your session has expired. Log in again to continue.')).toBeVisible()
  await signIn(page)
})

test('a fan added in one tab appears in the other', async ({ page, context }) => {
  await signIn(page)
  await page.goto('/integrations/data/fans')
  const second = await context.newPage()
  await second.goto('/integrations/data/fans')
  const range = second.getByText(/^1-10 of [\d,]+$/)
  const before = await range.textContent()
  await page.getByRole('button', { name: 'Add New Fan' }).click()
  const panel = page.getByRole('dialog', { name: 'Add New Fan' })
  await panel.getByLabel('First name').fill('Ignatius')
  await panel.getByLabel('Email').fill('ignatius@tabs.example')
  await panel.getByRole('button', { name: 'Add fan' }).click()
  await expect(page.getByText('Fan created successfully')).toBeVisible()
  await expect(range).not.toHaveText(before ?? '')
  await expect(second.getByText('ignatius@tabs.example')).toBeVisible()
})
