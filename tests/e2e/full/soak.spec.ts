import { expect, signIn, test } from '../demo.ts'

/** A number that is the same in every run: which way the soak goes must be told again when it fails. */
function chanceOf(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return Math.floor((state / 4294967296) * most)
  }
}

test('200 random actions end without a message in the console, on a state that its journal leads to', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000)
  const chance = chanceOf(20261121)
  await signIn(page)
  await page.goto('/fans')
  const actions: Record<string, () => Promise<void>> = {
    async search() {
      const words = ['west', 'ireland', 'a', '', 'smith', 'łódź', '%', 'nobody at all']
      await page.getByRole('searchbox').fill(words[chance(words.length)] ?? '')
    },
    async sort() {
      const headers = page.locator('thead button')
      await headers.nth(chance(await headers.count())).click()
    },
    async turn() {
      const buttons = page.getByRole('button', { name: /page$/ }).and(page.locator(':enabled'))
      const count = await buttons.count()
      if (count > 0) await buttons.nth(chance(count)).click()
    },
    async size() {
      await page
        .getByRole('combobox', { name: 'Rows per page' })
        .selectOption(['10', '20', '50', '100'][chance(4)] ?? '10')
    },
    async sync() {
      if ((await page.getByLabel('State').textContent()) === 'SYNCED')
        await page.getByRole('button', { name: 'Sync' }).click()
    },
    async reload() {
      await page.reload()
    },
    async edit() {
      // A search that was on its way may have emptied the list.
      const opened = await page
        .locator('tbody a')
        .first()
        .click({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        )
      if (!opened) return
      await page.getByRole('button', { name: 'Update Fan Profile' }).click()
      await page.getByRole('textbox', { name: 'Street' }).fill(`${chance(200)} Soak Street`)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.getByRole('link', { name: 'All Fans' }).click()
    },
    async home() {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fans' }).click()
    },
  }
  const names = Object.keys(actions)
  for (let step = 0; step < 200; step++) {
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
    await actions[names[chance(names.length)] ?? 'home']?.()
  }
  await expect(page.getByText('SYNCED')).toBeVisible()
  const hash = await page.evaluate('window.touchline.stateHash()')
  await page.close()
  const again = await context.newPage()
  await again.goto('/fans')
  await expect(again.getByText('SYNCED')).toBeVisible()
  expect(await again.evaluate('window.touchline.stateHash()')).toBe(hash)
})
