import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { control, expect, info, killServer, moveFan, openFan, people, signIn, test } from '../demo.ts'
import { goOffline, watchOrigins } from './goOffline.ts'
import { openStaticHost } from '../staticHost.ts'
import { isOf, newerBuild, untilStored } from '../stored.ts'

test.use({ storesFiles: true })
// Browsers store hundreds of files, while the machine may be busy.
test.setTimeout(900_000)

type Host = Awaited<ReturnType<typeof openStaticHost>>
const hosts: Host[] = []
const openHost = async (...[folder, options]: Parameters<typeof openStaticHost>) => {
  const host = await openStaticHost(folder, { compress: true, ...options })
  hosts.push(host)
  return host
}
test.afterEach(() => {
  for (const host of hosts.splice(0)) host.close()
})

/** Reloads a page past its service worker, as Shift and a click on Reload do. */
async function reloadPast(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const loaded = page.waitForEvent('load')
  await cdp.send('Page.reload', { ignoreCache: true })
  await loaded
}

test('writes, the pages of other systems and the reference work without a network, also after a reload past the service worker', async ({
  page,
  context,
  expectStatus,
}) => {
  const host = await openHost('dist')
  const others = watchOrigins(context, host.url)
  await signIn(page, people.admin, host.url)
  await untilStored(page)
  await reloadPast(page)
  await expect(page.getByRole('heading', { name: people.admin.welcome })).toBeVisible()
  // MSW reloads a page that its service worker does not control.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect(page.getByRole('link', { name: 'Club shop' }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true)
  await goOffline(context, host)
  await page.reload()
  await expect(page.getByRole('heading', { name: people.admin.welcome })).toBeVisible()

  await openFan(page, host.url)
  await moveFan(page, 'Kirkby Lonsdale')
  // Another server has to start, without a host.
  const address = page.url()
  await page.close()
  await killServer(context)
  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByText('Kirkby Lonsdale')).toBeVisible()
  expect((await info(again)).notices).toEqual([])
  // A prospect's club loads code of its own. The fan of the open page, who is not in it, may still be asked for.
  expectStatus(404)
  await control(again, (api) => api.loadScenario('prospect', { name: 'HC Rheinufer', country: 'DE', fans: 200 }))

  for (const [path, heading] of [
    ['/external/checkout/?plan=pro&period=monthly', 'This payment link does not work'],
    ['/external/portal', 'Customer not found'],
    ['/reference/', /^Touchline API/],
    ['/reference/docs/guides/deployment.html', 'Deployment'],
    ['/no/such/page', 'Page not found'],
  ] as const) {
    await again.goto(`${host.url}${path}`)
    await expect(again.getByRole('heading', { name: heading }).first()).toBeVisible()
  }
  await again.goto(`${host.url}/samples/import-fans.csv`).catch((error: Error) => {
    // A download has no page.
    if (!error.message.includes('Download is starting')) throw error
  })
  expect(others).toEqual([])
})

test(
  'a new version comes with the next page, and leaves an old tab its files',
  { tag: '@full' },
  async ({ page, context }) => {
    const newer = newerBuild()
    let folder = 'dist'
    const host = await openHost(() => folder)
    await signIn(page, people.admin, host.url)
    await openFan(page, host.url)
    await moveFan(page, 'Kirkby Lonsdale')
    await untilStored(page)
    const ours = await page.locator('script[src*="/assets/index-"]').first().getAttribute('src')

    folder = newer.folder
    const reloaded = page.waitForEvent('load')
    const second = await context.newPage()
    await second.goto(page.url())
    await expect(second.getByText('Kirkby Lonsdale')).toBeVisible()
    expect(await isOf(second, newer)).toBe(true)
    // The old tab follows, because its server has handed over.
    await reloaded
    await expect(page.getByText('Kirkby Lonsdale')).toBeVisible()
    expect(await isOf(page, newer)).toBe(true)
    await moveFan(page, 'Preston')
    await expect(second.getByText('Preston')).toBeVisible()
    expect(await info(page)).toMatchObject({ writes: 2, notices: [] })

    await untilStored(second)
    // The host has it no more; a tab of the build before may still load it.
    expect(await page.evaluate(async (file) => (await fetch(file ?? '')).status, ours)).toBe(200)
    await goOffline(context, host)
    await page.reload()
    await expect(page.getByText('Preston')).toBeVisible()
    expect(await isOf(page, newer)).toBe(true)
    rmSync(dirname(newer.folder), { recursive: true })
  },
)
