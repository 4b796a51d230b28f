import { join } from 'node:path'
import { expect, test as base, type BrowserContext, type Cookie, type Locator, type Page } from '@playwright/test'
import type { Control } from '../../mocks/control.ts'
import { killServer } from './killServer.ts'

declare global {
  interface Window {
    /** The control API, as the demo exposes it on the browser's console. */
    touchline: Control
  }
}

/** Makes the pages of a browser believe that it saves data. */
function saveData() {
  // A page that follows the empty one of its window has the same objects.
  if ('connection' in navigator)
    Object.defineProperty(navigator.connection, 'saveData', { get: () => true, configurable: true })
}

/**
 * Fails a journey that logs anything. The browser itself logs a line for every 4xx and 5xx. A journey that provokes one
 * on purpose announces it with `expectStatus`, and only that line is ignored.
 */
export const test = base.extend<{ expectStatus: (status: number) => void; storesFiles: boolean }>({
  /**
   * True if the browser loads ahead and stores all files of the demo, which costs as much as many journeys; else it
   * saves data, as users may ask it to.
   */
  storesFiles: [false, { option: true }],
  context: async ({ context, storesFiles }, use) => {
    if (!storesFiles) await context.addInitScript(saveData)
    await use(context)
  },
  // With HAR=folder, what each journey calls is recorded, for `npm run drift -- --har folder`. The list of sports is
  // left out: with it journeys ask whether the service worker answers yet, and before that the static host does.
  contextOptions: async ({ contextOptions }, use, { testId }) => {
    const path = process.env.HAR ? join(process.env.HAR, `${testId}.har`) : null
    await use(
      path === null
        ? contextOptions
        : { ...contextOptions, recordHar: { path, urlFilter: /\/api\/v1\/(?!system\/sports)/ } },
    )
  },
  expectStatus: [
    async ({ context }, use) => {
      const allowed = new Set<number>()
      const messages: string[] = []
      const watch = (page: Page) => {
        page.on('console', (message) => {
          const status = Number(/status of (\d{3})/.exec(message.text())?.[1])
          if (!allowed.has(status)) messages.push(`${message.type()}: ${message.text()} ${message.location().url}`)
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

export { expect, killServer }

export const people = {
  admin: { button: /Hannah Whitlock/, welcome: 'Welcome, Hannah!' },
  harbour: { button: /Rui Figueira/, welcome: 'Welcome, Rui!' },
}

/** Signs in with the demo's list of accounts; `host` overrides the default origin. */
export async function signIn(page: Page, { button, welcome } = people.admin, host = '') {
  await page.goto(`${host}/login`)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: welcome })).toBeVisible()
}

/** A session lasts longer than this, in milliseconds, so that no journey has to refresh it. */
const SESSION_MS = 8 * 60_000
const sessions = new Map<string, { cookies: Cookie[]; since: number }>()

/**
 * Opens a page as somebody who is signed in. The first journey of a process signs in, and the next ones go on with its
 * session.
 */
export async function openAs(page: Page, path: string, person = people.admin) {
  const known = sessions.get(person.welcome)
  if (known && Date.now() - known.since < SESSION_MS) await page.context().addCookies(known.cookies)
  else {
    const since = Date.now()
    await signIn(page, person)
    sessions.set(person.welcome, { cookies: await page.context().cookies(), since })
  }
  await page.goto(path)
}

/** Waits until MSW answers the page's own calls to `fetch`, before which the host does. */
export const mswAnswers = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await fetch('/api/v1/system/sports')).headers.get('content-type')))
    .toMatch('json')

/** The fans of the scenario `rovers`. */
const FANS = 10_244

/** The range on the first page of the fans, after some were added. */
export const firstFans = (added = 0) => `1-10 of ${(FANS + added).toLocaleString('en-GB')}`

/** Waits until a table shows a range. */
export const expectRange = (page: Page, text: string) =>
  expect(page.getByText(/^[\d,]+-[\d,]+ (of|de) [\d,]+$/)).toHaveText(text)

/**
 * Calls the control API from a page. The function is sent to the page as source text, so it can only use its argument.
 */
export const control = <R>(page: Page, call: (api: Control) => Promise<R>): Promise<R> =>
  page.evaluate<R>(`(${call.toString()})(window.touchline)`)

/** What the server says of itself: its time, how many writes it has saved, and what went wrong. */
export const info = (page: Page) => control(page, (api) => api.info())

/** Moves the clock past the end of all running tasks: syncs, resets, removals. */
export const letSyncsEnd = (page: Page) => control(page, (api) => api.advance(60_000))

/**
 * Presses Tab until an element has the focus. A key that comes too early for a busy machine, before a dialog or a jump
 * has moved the focus, is pressed again, as people do.
 */
export const tabTo = (page: Page, target: Locator) =>
  expect(async () => {
    if (!(await target.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 500 })
  }).toPass()

/** The state badge of a page, or of the first row of a list. */
export const badge = (page: Page) => page.getByRole('status', { name: 'State' }).first()

/** Opens the first fan by e-mail address; `host` overrides the default origin. */
export async function openFan(page: Page, host = '') {
  await page.goto(`${host}/fans?orderBy=email&orderDirection=asc`)
  await expectRange(page, '1-10 of 12,000')
  await page.locator('tbody a').first().click()
  await expect(page.getByRole('heading', { name: 'Fan score' })).toBeVisible()
}

/** Changes the city of the fan on the open page, and waits until the page shows it. */
export async function moveFan(page: Page, city: string) {
  await page.getByRole('button', { name: 'Update Fan Profile' }).click()
  await page.getByRole('textbox', { name: 'City' }).fill(city)
  await page.getByRole('button', { name: 'Save' }).click()
  // The toast of an earlier edit may still be visible, so its text proves nothing.
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()
  await expect(page.getByText(city, { exact: true }).first()).toBeVisible()
}

/** Closes every page, ends the SharedWorker, which outlives them for a moment, and opens a new page. */
export async function restart(context: BrowserContext) {
  for (const page of context.pages()) await page.close()
  await killServer(context)
  return context.newPage()
}
