import type { Page } from '@playwright/test'
import { expect, expectRange, firstFans, openAs, tabTo, test } from '../demo.ts'

/** Waits for a toast, and closes it: on a narrow window it may cover what comes next. */
async function toast(page: Page, text: string) {
  const message = page.getByRole('alert').filter({ hasText: text })
  await expect(message.getByText(text, { exact: true })).toBeVisible()
  await message.getByRole('button', { name: 'Close message' }).click()
}

const range = (page: Page) => page.getByText(/^[\d,]+-[\d,]+ of [\d,]+$/)

test('a fan is added, found, changed and deleted by keyboard alone', async ({ page }) => {
  await openAs(page, '/integrations/data/fans')
  await expectRange(page, firstFans())
  const add = page.getByRole('button', { name: 'Add New Fan' })
  await add.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Add New Fan' })
  await expect(panel.getByLabel('First name')).toBeFocused()
  // Escape closes the panel, and the focus returns to the button that opened it.
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByLabel('First name')).toBeFocused()
  await page.keyboard.type('Zdzisława')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ashby-Quill')
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('combobox', { name: 'Gender' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Female' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('combobox', { name: 'Gender' })).toHaveValue('Female')
  await panel.getByRole('textbox', { name: 'Birthday' }).focus()
  await page.keyboard.type('1990-02-28')
  await panel.getByRole('textbox', { name: 'Email' }).focus()
  await page.keyboard.type('zdzislawa@ashby-quill.example')
  await page.keyboard.press('Enter')
  await toast(page, 'Fan created successfully')
  await expect(panel).toBeHidden()
  await expectRange(page, firstFans(1))

  await page.getByRole('searchbox').focus()
  await page.keyboard.type('ashby-quill')
  await expectRange(page, '1-1 of 1')
  const row = page.locator('tbody tr').first()
  await expect(row).toContainText('Zdzisława Ashby-Quill')
  await expect(row).toContainText('Female')
  await page.getByRole('button', { name: 'Edit Zdzisława Ashby-Quill' }).focus()
  await page.keyboard.press('Enter')
  const editing = page.getByRole('dialog', { name: 'Update Fan' })
  await expect(editing.getByRole('textbox', { name: 'Email' })).not.toBeEditable()
  await expect(editing.getByRole('textbox', { name: 'Birthday' })).toHaveValue('1990-02-28')
  await editing.getByRole('textbox', { name: 'City' }).focus()
  await page.keyboard.type('Łódź')
  await page.keyboard.press('Enter')
  await toast(page, 'Fan updated successfully')
  await expect(row).toContainText('Łódź')

  // The change is on the server: it survives a reload.
  await page.reload()
  await expect(row).toContainText('Łódź')
  await page.getByRole('button', { name: 'Delete Zdzisława Ashby-Quill' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Confirm Deletion' })
  await expect(question.getByText('Are you sure you want to delete this fan?')).toBeVisible()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await tabTo(page, question.getByRole('button').last())
  await page.keyboard.press('Enter')
  await toast(page, 'Fan deleted successfully')
  await expect(page.getByRole('heading', { name: 'No data found' })).toBeVisible()
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'a membership is added with picked dates, refused for a number in use, changed and deleted',
    { tag: '@full' },
    async ({ page, expectStatus }) => {
      // The number in use.
      expectStatus(409)
      await openAs(page, '/integrations/data/memberships')
      await expect(range(page)).toBeVisible()
      const taken = (await page.locator('tbody tr td:not([data-select])').first().textContent()) ?? ''
      const before = (await range(page).textContent()) ?? ''
      await page.getByRole('button', { name: 'Add New Membership' }).click()
      const panel = page.getByRole('dialog', { name: 'Add New Membership' })
      await panel.getByLabel('Membership ID').fill(taken)
      await panel.getByRole('button', { name: 'Calendar, Expiration' }).click()
      await panel.getByRole('button', { name: 'Next month' }).click()
      await panel.getByRole('button', { name: /^1 / }).first().click()
      await page.keyboard.press('Escape')
      await expect(panel.getByRole('textbox', { name: 'Expiration' })).toHaveValue(/^\d{4}-\d\d-01$/)
      await panel.getByLabel('First name').fill('Ignatius')
      await panel.getByLabel('Email').fill('ignatius@phone.example')
      await panel.getByRole('button', { name: 'Add membership' }).click()
      await expect(
        panel.getByText('Error creating membership: A membership with this number already exists.'),
      ).toBeVisible()
      await expect(panel.getByLabel('Membership ID')).toBeFocused()
      await panel.getByLabel('Membership ID').fill('PH-1')
      await page.keyboard.press('Enter')
      await toast(page, 'Membership created successfully')
      await expect(range(page)).not.toHaveText(before)

      await page.getByRole('button', { name: 'Edit Ignatius' }).click()
      const editing = page.getByRole('dialog', { name: 'Update Membership' })
      const country = editing.getByRole('combobox', { name: 'Country' })
      // Leaves room for the list. Otherwise Playwright scrolls to the option, and the list hides when its field is
      // scrolled away.
      await country.evaluate((field) => field.scrollIntoView({ block: 'center' }))
      await country.fill('portug')
      await page.getByRole('option', { name: 'Portugal' }).click()
      await editing.getByRole('button', { name: 'Save' }).click()
      await toast(page, 'Membership updated successfully')
      await expect(page.locator('tbody tr').first()).toContainText('Portugal')
      await page.getByRole('button', { name: 'Delete Ignatius' }).click()
      await page.getByRole('dialog', { name: 'Confirm Deletion' }).getByRole('button', { name: 'Delete' }).click()
      await toast(page, 'Membership deleted successfully')
      await expect(range(page)).toHaveText(before)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    },
  )
})
