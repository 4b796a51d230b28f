import type { Locator } from '@playwright/test'
import { expect, openAs, signIn, test } from '../demo.ts'

/** The colours that the cells of a row show. */
const groundsOf = (row: Locator) =>
  row.locator('td').evaluateAll((cells) => [...new Set(cells.map((cell) => getComputedStyle(cell).backgroundColor))])

test('columns are hidden, moved and resized, and stay so after a reload', { tag: '@full' }, async ({ page }) => {
  await openAs(page, '/fans')
  const headers = page.getByRole('columnheader')
  await expect(headers).toHaveText(
    ['Name', 'Email', 'Age', 'Gender', 'City', 'Country', 'Membership', 'Score', 'Signed Up'],
    { timeout: 30_000 },
  )
  await page.getByRole('button', { name: /^Columns/ }).click()
  await page.getByRole('checkbox', { name: 'Gender' }).uncheck()
  const score = page.getByRole('checkbox', { name: 'Score' })
  await score.focus()
  for (let step = 0; step < 5; step++) await page.keyboard.press('Alt+ArrowUp')
  await expect(score).toBeFocused()
  await page.getByRole('radiogroup', { name: 'Density' }).getByText('Normal').click()
  await page.keyboard.press('Escape')
  const shown = ['Name', 'Email', 'Score', 'Age', 'City', 'Country', 'Membership', 'Signed Up']
  await expect(headers).toHaveText(shown)

  const email = page.getByRole('columnheader', { name: 'Email' })
  const before = (await email.boundingBox())?.width ?? 0
  const edge = await email.locator('[data-resize]').boundingBox()
  if (!edge) throw new Error('the header has no edge')
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2)
  await page.mouse.down()
  await page.mouse.move(edge.x + edge.width / 2 + 90, edge.y + 10, { steps: 4 })
  await page.mouse.up()
  const widened = async () => ((await email.boundingBox())?.width ?? 0) - before
  await expect.poll(widened).toBeGreaterThan(85)
  expect(await widened()).toBeLessThan(95)

  await page.reload()
  await expect(headers).toHaveText(shown)
  await expect.poll(widened).toBeGreaterThan(85)
  const row = page.getByRole('row').nth(1)
  await expect(page.getByText(/^1-10 of/)).toBeVisible()
  expect((await row.boundingBox())?.height).toBeLessThan(42)

  await page.getByRole('button', { name: /^Columns/ }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(headers).toHaveCount(9)
})

test('the search, the rows and the pages of a table are reached by keyboard', async ({ page }) => {
  await openAs(page, '/fans')
  await expect(page.getByText(/^1-10 of/)).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  // In the box it is a character.
  await page.keyboard.type('an/')
  await expect(page.getByRole('searchbox')).toHaveValue('an/')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByRole('textbox', { name: /^Page, of/ }).fill('7')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^61-70 of/)).toBeVisible()
  const rows = page.locator('tbody tr[data-row]')
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  const name = await rows.nth(1).getByRole('link').textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: name ?? '', level: 1 })).toBeVisible()
})

test('fans are exported as they are searched, and imported again without a change', async ({ page }, info) => {
  await signIn(page)
  // So few people that no sync adds one while the journey runs.
  await page.goto('/integrations/data/fans?searchQuery=jack w')
  const range = page.getByText(/^1-\d+ of/)
  await expect(range).toBeVisible()
  const before = await range.textContent()
  // The names of the sources come on their own.
  await expect(page.locator('tbody tr').first()).toContainText('Fan register')
  const rows = await page.locator('tbody tr').allTextContents()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^fans-\d{4}-\d\d-\d\d\.csv$/)
  const count = Number(/of ([\d,]+)$/.exec(before ?? '')?.[1]?.replace(',', ''))
  await expect(page.getByText(`${count} rows exported`)).toBeVisible()
  const file = info.outputPath('fans.csv')
  await download.saveAs(file)

  await page.getByRole('button', { name: 'Import Fans' }).click()
  await page.getByLabel('CSV file').setInputFiles(file)
  await page.getByRole('button', { name: `Import ${count} rows` }).click()
  await expect(page.getByText('Fans imported successfully')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(range).toHaveText(before ?? '')
  await expect(page.locator('tbody tr')).toHaveText(rows)
})

test('several fans are selected on two pages and deleted', { tag: '@full' }, async ({ page }) => {
  await openAs(page, '/integrations/data/fans')
  const range = page.getByText(/^\d+-\d+ of/)
  await expect(range).toHaveText(/^1-10 of/)
  const total = Number(/of ([\d,]+)$/.exec((await range.textContent()) ?? '')?.[1]?.replace(',', ''))
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  // A row that the keyboard is on looks as selected as the others, the columns that stay in sight among it.
  const rows = page.locator('tbody tr[data-row]')
  await rows.nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(2)).toBeFocused()
  await expect.poll(() => groundsOf(rows.nth(2))).toEqual(await groundsOf(rows.nth(0)))
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(range).toHaveText(/^11-20 of/)
  await page.locator('tbody tr').nth(2).getByRole('checkbox').check()
  await expect(page.getByText('11 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('11 fans deleted successfully')).toBeVisible()
  // A sync may bring a few fans in between.
  const left = async () => Number(/of ([\d,]+)$/.exec((await range.textContent()) ?? '')?.[1]?.replace(',', ''))
  await expect.poll(left).toBeLessThan(total)
  expect(await left()).toBeGreaterThanOrEqual(total - 11)
})
