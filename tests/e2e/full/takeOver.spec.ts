import { expect, test } from '../demo.ts'
import { openStaticHost } from '../staticHost.ts'

/** The id of the build in the service worker's script. */
const BUILD = /"build":"[^"]*"/
const TIMES = 40

/** Long runs: `npm run test:full`. A browser may stop a service worker that is replaced while it answers, about once in ten times. */
test('a page that is loading while a newer version takes over is loaded', async ({ page, context }) => {
  let version = 0
  const host = await openStaticHost('dist', {
    headers: { 'cache-control': 'no-store' },
    alter: (name, script) =>
      name === 'mockServiceWorker.js' ? script.replace(BUILD, `"build":"z${version}"`) : script,
  })
  try {
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(`${host.url}/login`)
      await tab.waitForFunction(() => navigator.serviceWorker.controller !== null)
    }
    for (version = 1; version <= TIMES; version++) {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
      await Promise.all([
        page.evaluate(async () => {
          const { waiting } = await navigator.serviceWorker.ready
          waiting?.postMessage({ touchline: 'take over' }, [])
        }),
        other.waitForTimeout(Math.random() * 100).then(() => other.reload({ timeout: 30_000 })),
      ])
      await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null)
    }
    await expect(other.getByRole('heading', { name: 'Login' })).toBeVisible()
  } finally {
    host.close()
  }
})
