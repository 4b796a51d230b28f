import type { BrowserContext } from '@playwright/test'
import {
  badge,
  control,
  expect,
  expectRange,
  info,
  killServer,
  moveFan,
  openFan,
  people,
  restart,
  mswAnswers,
  openAs,
  signIn,
  test,
} from './demo.ts'

test('a write survives a reload and a restart of the server', async ({ page, context }) => {
  await signIn(page)
  await openFan(page)
  const address = page.url()
  await moveFan(page, 'Kirkby Lonsdale')
  await page.reload()
  await expect(page.getByText('Kirkby Lonsdale')).toBeVisible()
  const hash = await control(page, (api) => api.stateHash())
  const again = await restart(context)
  await again.goto(address)
  await expect(again.getByText('Kirkby Lonsdale')).toBeVisible()
  expect(await control(again, (api) => api.stateHash())).toBe(hash)
  await control(again, (api) => api.reset())
  await again.reload()
  await expect(again.getByRole('heading', { name: 'Fan score' })).toBeVisible()
  await expect(again.getByText('Kirkby Lonsdale')).toBeHidden()
})

/** The club and the access token of the signed-in user. */
async function session(context: BrowserContext) {
  const token = decodeURIComponent((await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? '')
  const { tenant } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { tenant: string }
  return { token, tenant }
}

test('a tab that crashes during its writes leaves a complete journal', { tag: '@full' }, async ({ page, context }) => {
  await signIn(page)
  await openFan(page)
  const address = page.url()
  const { token, tenant } = await session(context)
  await mswAnswers(page)
  const answered: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') answered.push(response.status())
  })
  await page.evaluate(
    ({ bearer, club }) => {
      const [, id] = /\/fans\/(\w+)/.exec(location.pathname) ?? []
      const write = async (turn: number): Promise<void> => {
        await fetch(`/api/v1/fan/${club}/fan-profiles/${id ?? ''}`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
          body: JSON.stringify({ city: `Town ${turn}` }),
        })
        return write(turn + 1)
      }
      void write(1)
    },
    { bearer: token, club: tenant },
  )
  await expect.poll(() => answered.length).toBeGreaterThan(5)
  const crashed = page.waitForEvent('crash')
  const cdp = await context.newCDPSession(page)
  void cdp.send('Page.crash').catch(() => {})
  await crashed

  const after = await context.newPage()
  await after.goto(address)
  await expect(after.getByRole('heading', { name: 'Fan score' })).toBeVisible()
  const { writes, notices } = await info(after)
  expect(notices).toEqual([])
  // Every acknowledged write is there. One more may have been pending.
  expect(writes).toBeGreaterThanOrEqual(answered.length)
  await expect(after.getByText(`Town ${writes}`, { exact: true })).toBeVisible()
  const hash = await control(after, (api) => api.stateHash())
  const again = await restart(context)
  await again.goto(address)
  await expect(again.getByText(`Town ${writes}`, { exact: true })).toBeVisible()
  expect(await control(again, (api) => api.stateHash())).toBe(hash)
})

test('a server that dies is restarted, and pages catch up', { tag: '@full' }, async ({ page, context }) => {
  await openAs(page, '/fans')
  await expectRange(page, '1-10 of 12,000')
  await expect(badge(page)).toHaveText('SYNCED')
  await killServer(context)
  await page.getByRole('button', { name: 'Sync' }).click()
  await expect(badge(page)).toHaveText('SYNCING')
  await killServer(context)
  await expect(badge(page)).toHaveText('SYNCED')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expectRange(page, '11-20 of 12,000')
})

test(
  'a journal that was corrupted by hand is set aside with a message',
  { tag: '@full' },
  async ({ page, context }) => {
    await signIn(page)
    await openFan(page)
    const address = page.url()
    await moveFan(page, 'Kirkby Lonsdale')
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('touchline')
          request.addEventListener('error', () => reject(request.error ?? new Error('not opened')))
          request.addEventListener('success', () => {
            const transaction = request.result.transaction('heads', 'readwrite')
            transaction.objectStore('heads').put('corrupted by hand', 'rovers/1')
            transaction.addEventListener('complete', () => resolve())
          })
        }),
    )
    const again = await restart(context)
    await again.goto(address)
    await expect(
      again.getByText(/^The saved changes could not be read: it is not a journal of this version\./),
    ).toBeVisible()
    await expect(again.getByRole('heading', { name: 'Fan score' })).toBeVisible()
    await again.getByRole('button', { name: 'Close', exact: true }).click()
    await moveFan(again, 'Preston')
    const once = await restart(context)
    await once.goto(address)
    await expect(once.getByText('Preston')).toBeVisible()
    await expect(once.getByText(/could not be read/)).toBeHidden()
  },
)

test('another scenario reaches every tab', { tag: '@full' }, async ({ page, context }) => {
  await openAs(page, '/fans')
  await expectRange(page, '1-10 of 12,000')
  const second = await context.newPage()
  await second.goto('/fans')
  await expectRange(second, '1-10 of 12,000')
  await expect(badge(second)).toHaveText('SYNCED')
  await control(page, (api) => api.loadScenario('two-clubs'))
  for (const tab of [page, second]) await expectRange(tab, '1-10 of 300')
})

test('a login as another club in one tab switches the other tab immediately', async ({ page, context }) => {
  await openAs(page, '/fans')
  await expectRange(page, '1-10 of 12,000')
  const second = await context.newPage()
  await second.goto('/home')
  await second.getByRole('button', { name: people.admin.button }).click()
  await second.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await signIn(second, people.harbour)
  await expect(page.getByRole('heading', { name: people.harbour.welcome })).toBeVisible()
})
