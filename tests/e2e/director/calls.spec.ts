import type { Page } from '@playwright/test'
import { control, expect, signIn, test } from '../demo.ts'
import { openDirector } from './openDirector.ts'

const director = (page: Page) => page.getByRole('complementary', { name: 'Director' })

test('shows the calls of the page below it, keeps one as curl, and sends it again', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(500)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  await control(page, (api) => api.fail('bookmarks.list', 500))
  await page.goto('/bookmarks')
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()

  await openDirector(page)
  await director(page).getByRole('tab', { name: 'Calls' }).click()
  const failed = director(page).getByRole('option', { name: /bookmarks\.list.*500.*A fault did it/ })
  await failed.click()
  await expect(director(page).getByRole('region', { name: 'Reply' })).toContainText('"code": "INTERNAL"')
  await director(page).getByRole('button', { name: 'curl' }).click()
  await expect(director(page).getByText('Copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('authorization: Bearer $TOKEN')

  await page.evaluate(sendOneParameterMore, 'page')
  await director(page).getByRole('button', { name: 'Send again' }).click()
  await director(page)
    .getByRole('option', { name: /bookmarks\.list.*200.*Differs from the contract/ })
    .click()
  const differs = director(page).getByRole('region', { name: 'Differs from the contract' })
  await expect(differs).toContainText('Request, query /page is no parameter of the operation.')
  const [rule] = await Promise.all([
    context.waitForEvent('page'),
    differs.getByRole('link', { name: 'Show in contract' }).click(),
  ])
  await expect(rule.getByRole('heading', { name: 'Analytics operations' })).toBeInViewport()
  await rule.close()

  await director(page).getByRole('button', { name: 'Move beside the page' }).click()
  await expect(director(page).getByRole('button', { name: 'Move below the page' })).toBeVisible()
})

/** Breaks the client of the page: from now on its calls have one parameter more. */
function sendOneParameterMore(name: string) {
  const { Request: Kept } = window
  window.Request = class extends Kept {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      if (typeof input !== 'string') {
        super(input, init)
        return
      }
      const url = new URL(input)
      url.searchParams.set(name, '2')
      super(url, init)
    }
  }
}
