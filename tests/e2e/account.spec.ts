import type { Page } from '@playwright/test'
import { expect, openAs, test } from './demo.ts'

/** Opens the newest mail of the demo's mailbox. */
async function openNewestMail(page: Page) {
  await page.getByRole('button', { name: /^Mailbox/ }).click()
  const mailbox = page.getByRole('dialog', { name: 'Mailbox' })
  await mailbox.getByRole('list', { name: 'Mails' }).getByRole('button').first().click()
  return mailbox
}

/** Requests a sign-up link, follows it from the mailbox, and creates a club. */
async function createClub(page: Page, email: string) {
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await page.getByRole('button', { name: 'Resend it' }).click()
  await expect(page.getByText('Email resend successfully')).toBeVisible()
  const mailbox = await openNewestMail(page)
  await mailbox.getByRole('link', { name: 'Set up your club' }).click()
  await page.getByLabel('Club Name').fill('Łódź <b>Rovers</b> العربية')
  await page.getByLabel('Password', { exact: true }).fill('pass  wörd')
  await page.getByLabel('Confirm Password').fill('pass  wörd')
  await page.getByRole('combobox', { name: 'Country' }).fill('irel')
  await page.getByRole('option', { name: 'Ireland' }).click()
  await page.getByRole('combobox', { name: 'Sport' }).fill('rug')
  await page.getByRole('option', { name: 'Rugby' }).click()
  await page.getByRole('button', { name: 'Create club' }).click()
}

test('a club signs up by mail, pays, and reaches its home page without a developer', async ({ page, context }) => {
  await createClub(page, 'orla.keane@lodz.example')
  // The billing guard redirects a club without a plan to the plans.
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
  await expect(page).toHaveURL(/\/club\/billing$/)
  await expect(page.getByRole('heading', { name: 'Łódź <b>Rovers</b> العربية' })).toBeVisible()

  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Start Trial' }).nth(1).click()
  const checkout = await opening
  await expect(checkout.getByLabel('Email')).toHaveValue('orla.keane@lodz.example')
  await checkout.getByRole('button', { name: 'Start trial' }).click()
  await expect(checkout.getByRole('heading', { name: 'Thank you, your trial has started' })).toBeVisible()

  // The first tab shows the plan without being touched.
  await expect(page.getByText('Customer ID')).toBeVisible()
  await expect(page.getByText('Pro', { exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Orla!' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fans' }).click()
  await expect(page.getByText('No data found')).toBeVisible()
})

test('a cancelled checkout changes nothing', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('owner@newclub.example')
  await page.getByLabel('Password', { exact: true }).fill('touchline')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
  const href = await page.getByRole('link', { name: 'Start Trial' }).first().getAttribute('href')
  await page.goto(href ?? '')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
})

test('an invitation is accepted in a second tab, and its link works once', async ({ page, context, expectStatus }) => {
  expectStatus(401)
  await openAs(page, '/club/users')
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('niamh@rovers.example')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Email sent successfully')).toBeVisible()

  const mailbox = await openNewestMail(page)
  await expect(mailbox.getByText('This link signs you out first.')).toBeVisible()
  const opening = context.waitForEvent('page')
  await mailbox.getByRole('link', { name: 'Open in a new tab' }).click()
  const second = await opening
  const address = second.url()
  await second.getByLabel('First name').fill('Niamh')
  await second.getByLabel('Last name').fill('Byrne')
  await second.getByLabel('Password', { exact: true }).fill('corner flag')
  await second.getByLabel('Confirm Password').fill('corner flag')
  await second.getByRole('button', { name: 'Accept invitation' }).dblclick()
  await expect(second.getByRole('heading', { name: 'Welcome, Niamh!' })).toBeVisible()
  // All tabs of a browser share one session, so the first tab switches to the new user too.
  await page.bringToFront()
  await expect(page.getByRole('button', { name: /Niamh Byrne/ })).toBeVisible()

  await second.getByRole('button', { name: /Niamh Byrne/ }).click()
  await second.getByRole('menuitem', { name: 'Logout' }).click()
  await second.goto(address)
  await expect(second.getByText('Error validating token: This link has already been used.')).toBeVisible()
})

test('a password is reset by mail, and the older session ends', { tag: '@full' }, async ({ page, expectStatus }) => {
  expectStatus(401)
  await page.goto('/forgotpassword')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('user@rovers.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await page.reload()
  const mailbox = await openNewestMail(page)
  await mailbox.getByRole('link', { name: 'Choose a new password' }).click()
  await page.getByLabel('Password', { exact: true }).fill('one thing')
  await page.getByLabel('Confirm Password').fill('another')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm Password').fill('one thing')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Password reset successfully')).toBeVisible()
  await page.getByRole('link', { name: 'Go back to login' }).click()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('user@rovers.example')
  await page.getByLabel('Password', { exact: true }).fill('touchline')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('one thing')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome, Idris!' })).toBeVisible()
})

test('the profile and the password can be changed by keyboard alone', { tag: '@full' }, async ({ page }) => {
  await openAs(page, '/yourprofile')
  await page.getByRole('button', { name: 'Edit Profile' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('First name').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Johanna')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Successfully completed')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Johanna Whitlock' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Johanna Whitlock/ })).toBeVisible()

  await page.getByRole('button', { name: 'Change password' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Old password')).toBeFocused()
  for (const text of ['touchline', 'corner flag', 'corner flag']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.getByLabel('Repeat new password').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password updated successfully')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Johanna Whitlock' })).toBeVisible()
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a role is changed, a user deleted, and a support request sent', { tag: '@full' }, async ({ page }) => {
    await openAs(page, '/club/users?searchQuery=idris')
    await page.getByRole('link', { name: 'Idris Cole' }).click()
    await page.getByRole('button', { name: 'Edit role' }).click()
    await page.getByRole('radio', { name: /^Admin/ }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('User role updated successfully')).toBeVisible()
    await page.getByRole('button', { name: 'Delete User' }).click()
    await expect(page.getByText('Are you sure you want to delete this user?')).toBeVisible()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL(/\/club\/users/)
    await page.goto('/support')
    await page.getByLabel('Subject').fill('Tickets of last Saturday')
    await page.getByLabel('Message').fill('Two hundred are missing.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Request sent successfully')).toBeVisible()
    await expect(page.getByLabel('Subject')).toHaveValue('')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })
})

test(
  'a club is deleted after its phrase is typed, and its users can no longer sign in',
  { tag: '@full' },
  async ({ page, expectStatus }) => {
    expectStatus(401)
    await createClub(page, 'brief@lodz.example')
    await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
    await page.goto('/yourprofile')
    await page.getByRole('button', { name: /Delete/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Account' })
    await dialog.getByLabel(/to confirm/).fill('I want to delete my Account')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(dialog.getByText('Please type the message correctly')).toBeVisible()
    await dialog.getByLabel(/to confirm/).fill('I want to delete my account')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('brief@lodz.example')
    await page.getByLabel('Password', { exact: true }).fill('pass  wörd')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Invalid email or password')).toBeVisible()
  },
)
