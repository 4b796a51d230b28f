import { expect, signIn, test } from './demo.ts'

test(
  'the keyboard alone finds a fan, changes the scheme and lists the shortcuts',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page)
    const field = page.getByRole('combobox', { name: 'Search fans, pages and actions' })
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type('jack')
    await expect(page.getByRole('option', { name: /^Search all fans for “jack” [\d,]+ found/ })).toBeVisible()
    const first = page.getByRole('option', { selected: true })
    const name = (await first.locator('[dir="auto"]').first().textContent()) ?? ''
    expect(name.toLowerCase()).toContain('jack')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL(/\/fans\/\w+/)
    await expect(field).toBeHidden()

    // Nothing waits for the field here: what is typed before it has the focus counts.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('> dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(field).toBeHidden()

    await page.keyboard.press('?')
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(shortcuts).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shortcuts).toBeHidden()
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await expect(page).toHaveURL(/\/home$/)

    // The fan comes back among the recent, and a dialog that an action has opened stays closed after a reload.
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option', { name })).toBeVisible()
    await page.keyboard.type('import fans')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Import Fans' })).toBeVisible()
    await expect(page).toHaveURL(/\/integrations\/data\/fans$/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Import Fans' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)
