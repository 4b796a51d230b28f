import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { settled } from '../../../scripts/shots/openScreen.ts'
import { expect, people, signIn, test } from '../demo.ts'
import { openStaticHost } from '../staticHost.ts'
import { untilStored } from '../stored.ts'

test.use({ storesFiles: true })

const BELOW_PATH = '/sub/path'
const BELOW = 'dist-below'

test('a link leads to its screen below a path, on a host that knows nothing but files', async ({
  page,
  context,
  expectStatus,
}) => {
  test.setTimeout(900_000)
  // A host of files answers so for every screen.
  expectStatus(404)
  // Builds the demo for the path, which takes as long as several journeys: that is why this one is a long run.
  execFileSync('vite', ['build', '--outDir', BELOW, '--logLevel', 'error'], {
    env: { ...process.env, BASE: `${BELOW_PATH}/` },
  })
  const host = await openStaticHost(BELOW, { base: `${BELOW_PATH}/`, plain: true, compress: true })
  const address = host.url + BELOW_PATH
  const answer = await page.goto(`${address}/fans/no-such-fan/profile`)
  expect(answer?.status()).toBe(404)
  await signIn(page, people.admin, address)
  await page.goto(`${address}/integrations/data/memberships`)
  await expect(page.getByRole('heading', { name: 'Data' })).toBeVisible()
  await untilStored(page)
  host.close()
  await context.setOffline(true)
  await page.goto(`${address}/integrations/connectors`)
  await settled(page, { name: 'connectors', path: '' })
  await page.goto(`${address}/external/portal`)
  await expect(page.getByRole('heading', { name: 'Customer not found' })).toBeVisible()
  rmSync(BELOW, { recursive: true })
})
