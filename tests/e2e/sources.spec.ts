import { badge, expect, letSyncsEnd, mswAnswers, openAs, signIn, tabTo, test } from './demo.ts'

test('a connector is added, synced, reset and deleted while another tab watches', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(400)
  expectStatus(404)
  await openAs(page, '/integrations/connectors')
  const watcher = await context.newPage()
  await watcher.goto('/integrations/connectors')
  await expect(watcher.getByRole('link', { name: /Club shop/ })).toBeVisible()

  await page.getByRole('link', { name: 'New connector' }).click()
  await page.getByRole('searchbox').fill('SHOPI')
  await page.getByRole('link', { name: 'Shopify' }).click()
  await expect(page).toHaveURL(/provider=SHOPIFY$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'New Shopify connector' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Away shop')
  await page.getByLabel('Shop Url').fill('away.shop.example')
  await page.getByLabel('Access token', { exact: true }).fill('invalid')
  await page.getByRole('button', { name: 'Ping' }).click()
  await expect(page.getByText('Shopify refused these credentials.')).toBeVisible()
  await page.getByLabel('Access token', { exact: true }).fill('shpat_1898')
  await page.getByRole('button', { name: 'Ping' }).click()
  await expect(page.getByText('Ping successful')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/integrations\/connectors\/[^/]+\/settings$/)
  await expect(badge(page)).toHaveText('SYNCING')
  await expect(watcher.getByRole('link', { name: /Away shop/ })).toBeVisible()
  await letSyncsEnd(page)
  await expect(badge(page)).toHaveText('SYNCED')
  await expect(watcher.locator('li', { hasText: 'Away shop' }).getByText('SYNCED')).toBeVisible()

  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('Are you sure to perform this action?')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Action performed successfully')).toBeVisible()
  await expect(badge(page)).toHaveText('RESETTING')
  await expect(badge(page)).toHaveText('SYNCING')
  await letSyncsEnd(page)
  await expect(badge(page)).toHaveText('SYNCED')

  await page.getByRole('button', { name: 'Rename connector' }).click()
  await page.keyboard.type('Away shop, 1898')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Connector updated successfully')).toBeVisible()
  await expect(watcher.getByRole('link', { name: /Away shop, 1898/ })).toBeVisible()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/integrations\/connectors$/)
  await letSyncsEnd(page)
  await expect(watcher.getByRole('link', { name: /Away shop/ })).toHaveCount(0)
})

test('a view of the dashboard becomes a bookmark, and the bookmark becomes a segment', async ({ page }) => {
  await openAs(page, '/dashboard')
  const frame = page.frameLocator('iframe')
  await frame.getByLabel('Country', { exact: true }).selectOption('Ireland')
  await expect(frame.getByText('12,000')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add bookmark' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add bookmark' })
  await expect(dialog.getByText('Ireland')).toBeVisible()
  await dialog.getByLabel('Name').fill('Irish fans')
  await dialog.getByRole('button', { name: 'Add bookmark' }).click()
  await expect(page.getByText('Bookmark created successfully')).toBeVisible()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookmarks' }).click()
  await page.getByRole('link', { name: 'Irish fans', exact: true }).click()
  await expect(page.getByText('country=Ireland')).toBeVisible()

  await page.goto('/segments/new')
  await page.getByLabel('Name').fill('Greetings to Ireland')
  await page.getByRole('combobox', { name: 'Bookmark' }).fill('irish')
  await page.getByRole('option', { name: 'Irish fans' }).click()
  await page.getByRole('combobox', { name: 'Connector' }).fill('qqq')
  await expect(page.getByText('Not found')).toBeVisible()
  await page.getByRole('combobox', { name: 'Connector' }).fill('news')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/segments\/[^/]+\/settings$/)
  // How far it gets while the page loads depends on the machine; page tests see it wait, then sync.
  await expect(badge(page)).toHaveText(/^(WAITING|SYNCING|SYNCED)$/)
  await letSyncsEnd(page)
  await expect(badge(page)).toHaveText('SYNCED')
})

test('a segment and a bookmark can be deleted by keyboard alone', { tag: '@full' }, async ({ page, expectStatus }) => {
  expectStatus(404)
  await openAs(page, '/bookmarks')
  await expect(page.getByRole('heading', { name: 'Bookmarks' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
  await expect(dialog.getByText('Are you sure you want to delete this bookmark?')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await tabTo(page, dialog.getByRole('button').last())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bookmark deleted successfully')).toBeVisible()

  await page.goto('/segments')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings$/)
  const remove = page.getByRole('button', { name: 'Permanently delete segment' })
  // The button is disabled until the segment is loaded, and a disabled button cannot have the focus.
  await expect(remove).toBeEnabled()
  await remove.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Are you sure to perform this action?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await tabTo(page, question.getByRole('button').last())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/segments$/)
  await expect(page.getByText('REMOVING')).toBeVisible()
  await letSyncsEnd(page)
  await expect(page.getByText('REMOVING')).toHaveCount(0)
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the dashboard, the connectors and a setup fit on a phone', { tag: '@full' }, async ({ page, expectStatus }) => {
    expectStatus(400)
    await signIn(page)
    for (const address of [
      '/dashboard',
      '/integrations/connectors',
      '/integrations/newconnector/all',
      '/bookmarks',
      '/segments',
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
    await page.goto('/integrations/connectors')
    await page.getByRole('link', { name: /Box office/ }).click()
    await page.getByRole('link', { name: 'Setup' }).click()
    await expect(
      page.getByText(/^Warning! Reconfiguring this connector will overwrite previous credentials/),
    ).toBeVisible()
    await page.getByLabel('Client secret', { exact: true }).fill('invalid')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('dialog').getByText('Onebox refused these credentials.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByLabel('Client secret', { exact: true }).fill('ob_1898')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Connector settings updated successfully')).toBeVisible()
    await expect(page).toHaveURL(/\/settings$/)
  })
})

test('the dashboard updates after writes elsewhere, in the frame and in its own tab', async ({ page, context }) => {
  await openAs(page, '/dashboard')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('12,000').first()).toBeVisible()
  const alone = await context.newPage()
  await alone.goto(
    await page.getByRole('link', { name: 'Open in new tab' }).evaluate((link: HTMLAnchorElement) => link.href),
  )
  await expect(alone.getByText('12,000').first()).toBeVisible()
  // Delete a fan through the API, not through a screen.
  await mswAnswers(page)
  await page.evaluate(async () => {
    const token = /accessToken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = { authorization: `Bearer ${decodeURIComponent(token)}` }
    // JSON is untyped; the operation answers this.
    const me = (await (await fetch('/api/v1/accounts/me', { headers })).json()) as { tenant: string }
    const path = `/api/v1/fan/${me.tenant}/fans`
    // JSON is untyped; the operation answers this.
    const { items } = (await (await fetch(`${path}?limit=1`, { headers })).json()) as { items: { id: string }[] }
    await fetch(`${path}/${items[0]?.id ?? ''}`, { method: 'DELETE', headers })
  })
  await expect(frame.getByText('11,999').first()).toBeVisible()
  await expect(alone.getByText('11,999').first()).toBeVisible()
  await alone.getByRole('tab', { name: 'Shop' }).click()
  await alone.reload()
  await expect(alone.getByRole('tab', { name: 'Shop' })).toHaveAttribute('aria-selected', 'true')
})
