import { expect, test as base, type Page } from '@playwright/test'

/**
 * The browser itself writes a line for every 4xx and 5xx; where a journey provokes one on purpose it says so with
 * `expectStatus`, and that line alone is let pass.
 */
export const test = base.extend<{ expectStatus: (status: number) => void }>({
  expectStatus: [
    async ({ context }, use) => {
      const allowed = new Set<number>()
      const messages: string[] = []
      const watch = (page: Page) => {
        page.on('console', (message) => {
          const status = Number(/status of (\d{3})/.exec(message.text())?.[1])
          if (!allowed.has(status)) messages.push(`${message.type()}: ${message.text()}`)
        })
        page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
      }
      context.on('page', watch)
      await use((status) => {
        allowed.add(status)
      })
      expect(messages, 'messages in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const people = {
  admin: { button: /Hannah Whitlock/, welcome: 'Welcome, Hannah!' },
  harbour: { button: /Rui Figueira/, welcome: 'Welcome, Rui!' },
}

/** Signs in by the demo's list of accounts. */
export async function signIn(page: Page, { button, welcome } = people.admin) {
  await page.goto('/login')
  await page.getByRole('button', { name: button }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: welcome })).toBeVisible()
}

/** The range text of a table, once it reads so. */
export const expectRange = (page: Page, text: string) =>
  expect(page.getByText(/^[\d,]+-[\d,]+ (of|de) [\d,]+$/)).toHaveText(text)
