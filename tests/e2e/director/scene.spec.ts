import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { control, expect, people, signIn, test } from '../demo.ts'
import { openDirector } from './openDirector.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#8A1538"/></svg>'

const director = (page: Page) => page.getByRole('complementary', { name: 'Director' })
const welcome = (page: Page, name: string) => page.getByRole('heading', { name: `Welcome, ${name}!` })

test.beforeEach(async ({ page, expectStatus }) => {
  // Rows of the club before may still be asked for.
  expectStatus(404)
  await signIn(page)
  await openDirector(page)
})

test('changes the scenario, and takes it back with everything that was there', { tag: '@full' }, async ({ page }) => {
  await page.getByRole('radio', { name: /A season in full/ }).waitFor()
  await control(page, async (api) => api.subscribe((await api.people())[0]?.tenant ?? '', 'standard'))
  const entries = () => control(page, async (api) => (await api.exportJournal()).entries.length)
  expect(await entries()).toBe(1)
  await director(page)
    .getByRole('radio', { name: /Two small clubs/ })
    .click()
  await expect(director(page).getByText('“Two small clubs” is loaded.')).toBeVisible()
  await expect(page.getByRole('main').getByText('12,000')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('300', { exact: true }).first()).toBeVisible()
  await director(page).getByRole('button', { name: 'Undo' }).click()
  await expect(director(page).getByRole('radio', { name: /A season in full/ })).toBeChecked()
  await expect(page.getByRole('main').getByText('12,000').first()).toBeVisible()
  expect(await entries()).toBe(1)
})

test(
  'signs in as anybody of the club with one click on the same page, and back',
  { tag: '@full' },
  async ({ page }) => {
    await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
    await expect(page.getByRole('heading', { name: 'Fans', exact: true })).toBeVisible()
    await director(page).getByRole('button', { name: 'Sign in as Idris Cole' }).click()
    await expect(page.getByText('Idris Cole').first()).toBeVisible()
    await expect(director(page).getByRole('button', { name: 'You, Idris Cole' })).toBeFocused()
    await expect(page).toHaveURL(/\/fans$/)
    await page.reload()
    await director(page).getByRole('button', { name: 'Back to Hannah Whitlock' }).click()
    await expect(director(page).getByRole('button', { name: 'You, Hannah Whitlock' })).toBeVisible()
    await expect(director(page).getByRole('button', { name: /^Back to/ })).toHaveCount(0)
    await expect(page).toHaveURL(/\/fans$/)
    // Also somebody of another club.
    await director(page).getByText('People of 2 other clubs').click()
    await director(page).getByRole('button', { name: 'Sign in as Rui Figueira' }).click()
    await expect(page.getByText('Harbour Basquete').first()).toBeVisible()
  },
)

test('shows the club of a prospect that was described in the form', { tag: '@full' }, async ({ page }) => {
  await director(page).getByRole('button', { name: 'Describe a club' }).click()
  const form = director(page).locator('form')
  await form.getByLabel('Name', { exact: true }).fill('HC Rheinufer Köln')
  await form.getByLabel('Sport').selectOption('Hockey')
  await form.getByLabel('Country').selectOption('Germany')
  await form.getByLabel('First colour', { exact: true }).fill('#8A1')
  await form.getByLabel('Second colour', { exact: true }).fill('#F3C742')
  await expect(form.getByText('The first colour must be a colour, such as #8A1538.')).toBeVisible()
  await form.getByLabel('Fans', { exact: true }).fill('2,000')
  await form.getByLabel('First name').fill('Lena')
  await form.getByRole('button', { name: 'Load this club' }).click()
  // The first field that is wrong.
  await expect(form.getByLabel('First colour', { exact: true })).toBeFocused()
  await form.getByLabel('First colour', { exact: true }).fill('#8A1538')
  await form
    .locator('input[accept*=svg]')
    .setInputFiles({ name: 'crest.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(form.getByRole('img', { name: 'The crest of the club' })).toBeVisible()

  // What was typed is still there after a reload.
  await page.reload()
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('HC Rheinufer Köln')
  const saved = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Save' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('hc-rheinufer-koln.json')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ name: 'HC Rheinufer Köln', fans: 2000 })

  await form.getByRole('button', { name: 'Load this club' }).click()
  await expect(director(page).getByText('“HC Rheinufer Köln” is loaded.')).toBeVisible()
  await expect(welcome(page, 'Lena')).toBeVisible()
  await expect(page.getByText('2,000').first()).toBeVisible()
  await expect(page.locator('img[src^="data:image/svg"]').filter({ visible: true }).first()).toBeVisible()
  await expect(director(page).getByRole('button', { name: 'Edit club' })).toBeFocused()
  await director(page).getByRole('button', { name: 'Undo' }).click()
  await expect(welcome(page, 'Hannah')).toBeVisible()
})

test('opens a club from a file, and refuses a file that holds none', async ({ page }) => {
  await director(page).getByRole('button', { name: 'Describe a club' }).click()
  const form = director(page).locator('form')
  const picker = form.locator('input[accept*=json]')
  await picker.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"fans":-1}') })
  await expect(form.getByText('Nothing was changed. club.fans must not be negative.')).toBeVisible()
  const club = { name: 'Kestrel Bay', country: 'NZ', teams: ['Firsts'], products: [{ name: 'Scarf', price: 25 }] }
  await picker.setInputFiles({
    name: 'club.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(club)),
  })
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Kestrel Bay')
  await expect(form.getByLabel('Product 1', { exact: true })).toHaveValue('Scarf')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(director(page).getByRole('button', { name: 'Describe a club' })).toBeFocused()
  await expect(page.getByRole('heading', { name: people.admin.welcome })).toBeVisible()
})
