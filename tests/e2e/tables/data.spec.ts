import { expect, expectRange, firstFans, mswAnswers, signIn, test } from '../demo.ts'

const firstPage = /^1-10 de [\d,]+$/
const anyPage = /^[\d,]+-[\d,]+ de [\d,]+$/
/** The total number of rows in the text of a range. */
const totalOf = (range: string | null) => Number(range?.split(' ').at(-1)?.replaceAll(',', ''))

test('an order is found and opened by link, and the list returns to its start when a shop syncs', async ({ page }) => {
  await signIn(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Integrations' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Data' }).click()
  await expectRange(page, firstFans())
  await page.getByRole('link', { name: 'Shop - Orders' }).click()
  await expect(page.getByText(firstPage)).toBeVisible()
  await page.getByRole('button', { name: 'Amount', exact: true }).click()
  await page.getByRole('button', { name: 'Amount', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Last page' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Last page' })).toBeDisabled()
  const before = totalOf(await page.getByText(anyPage).textContent())

  await mswAnswers(page)
  // Sync the shop through the API. The sync ends while the list is open.
  await page.evaluate(async () => {
    const token = /accessToken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = { authorization: `Bearer ${decodeURIComponent(token)}` }
    // JSON is untyped; the operation answers this.
    const me = (await (await fetch('/api/v1/accounts/me', { headers })).json()) as { tenant: string }
    const path = `/api/v1/integrations/${me.tenant}/connectors`
    // As above.
    const { items } = (await (await fetch(`${path}?type=shop`, { headers })).json()) as {
      items: { id: string; name: string }[]
    }
    const shop = items.find(({ name }) => name === 'Club shop')
    await fetch(`${path}/${shop?.id ?? ''}/sync`, { method: 'POST', headers })
  })
  await expect(page.getByText(firstPage)).toBeVisible()
  expect(totalOf(await page.getByText(firstPage).textContent())).toBeGreaterThan(before)
  await expect(page).toHaveURL(/\/shop-orders\?orderBy=amount$/)
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('every table scrolls sideways, and the page does not', { tag: '@full' }, async ({ page }) => {
    await signIn(page)
    for (const tab of [
      'fans',
      'memberships',
      'shop-customers',
      'shop-order-items',
      'ticketing-customers',
      'ticketing-tickets',
    ]) {
      await page.goto(`/integrations/data/${tab}`)
      await expect(page.getByText(/^1-10 (of|de) /)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
  })
})
