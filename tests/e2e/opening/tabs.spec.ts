import { expect, info, moveFan, openFan, people, restart, signIn } from '../demo.ts'
import { BUILD } from '../stored.ts'
import { test } from './openHost.ts'

test('a newer build takes over: the tab of the older one reloads, and no saved change is lost', async ({
  page,
  context,
  openHost,
}) => {
  let newer = false
  const host = await openHost({
    alter(_, script) {
      const [, build] = BUILD.exec(script) ?? []
      if (build) found = build
      // Every script that names the build belongs to this one.
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

test('after the site data was deleted beside an open tab, every tab goes on with the same club', async ({
  page,
  context,
}) => {
  await signIn(page)
  await openFan(page)
  await moveFan(page, 'Kirkby Lonsdale')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' })
  // The worker of the deleted storage still runs. New pages do not see its locks, and start another one, unless the
  // browser could not delete everything; then that worker saves its club again with the next change.
  const other = await context.newPage()
  await signIn(other)
  await openFan(other)
  await moveFan(other, 'Preston')
  // The tab from before belongs to no server any more: it reloads, without the session that was deleted.
  await expect(page).not.toHaveURL(/\/fans\//)
  await openFan(page)
  await expect(page.getByText('Preston').first()).toBeVisible()
  await moveFan(page, 'Ambleside')
  await expect(other.getByText('Ambleside').first()).toBeVisible()
  const { writes, notices } = await info(other)
  expect(writes).toBe(2 + notices.length)
  expect(await info(page)).toMatchObject({ writes, notices })
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
