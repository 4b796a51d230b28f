import type { Page } from '@playwright/test'
import { expect, openAs, people, signIn, test } from '../demo.ts'
import { openDirector } from './openDirector.ts'

const director = (page: Page) => page.getByRole('complementary', { name: 'Director' })
const tab = (page: Page, name: string) => director(page).getByRole('tab', { name })

/** Opens the director with its key. */
async function open(page: Page) {
  await openDirector(page)
  await expect(director(page)).toBeFocused()
}

/** Opens the director and moves it to a window of its own, which is returned. */
async function moveToOwnWindow(page: Page) {
  await open(page)
  const opened = page.waitForEvent('popup')
  await director(page).getByRole('button', { name: 'Move to a window of its own' }).click()
  const own = await opened
  await expect(own.getByRole('heading', { name: 'Director' })).toBeVisible()
  await expect(director(page)).toBeHidden()
  return own
}

/** Puts a window of the director back. It closes itself, maybe before the click has ended. */
async function putBack(own: Page) {
  const closed = own.waitForEvent('close')
  const button = own.getByRole('button', { name: 'Put it back beside the page' })
  await button.click().catch((error: unknown) => {
    if (!own.isClosed()) throw error
  })
  await closed
}

test('opens with one key, is used with the keyboard alone, and gives the focus back', async ({ page }) => {
  await signIn(page)
  const link = page.getByRole('navigation').getByRole('link', { name: 'Fans' })
  await link.focus()
  await open(page)
  // The page ends where the panel begins.
  const panel = await director(page).boundingBox()
  const main = await page.getByRole('main').boundingBox()
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0)

  // What is in the panel loads after it.
  await expect(tab(page, 'Scene')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(tab(page, 'Scene')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Clock')).toBeFocused()
  await expect(director(page).getByRole('tabpanel', { name: 'Clock' })).toBeVisible()
  // A shortcut of the product, which does nothing here.
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(director(page)).toBeHidden()
  await expect(link).toBeFocused()

  // The same key closes it, from wherever the focus is.
  await open(page)
  await page.keyboard.press('Control+.')
  await expect(director(page)).toBeHidden()
  await expect(link).toBeFocused()
})

test('its key works while the focus is in the embedded dashboard', async ({ page }) => {
  await openAs(page, '/dashboard')
  await page.frameLocator('iframe').getByRole('tab', { name: 'Shop' }).click()
  await page.keyboard.press('Control+.')
  await expect(director(page)).toBeVisible()
  await page.frameLocator('iframe').getByRole('tab', { name: 'Ticketing' }).click()
  await page.keyboard.press('Control+.')
  await expect(director(page)).toBeHidden()
})

test('its key, pressed as soon as the page begins, opens it once it has loaded', async ({ page }) => {
  const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?:showBeside|demo)-[^/]*\.js/, async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  // The demo has started: its page holds a lock.
  await expect
    .poll(() => page.evaluate(async () => ((await navigator.locks.query()).held ?? []).length))
    .toBeGreaterThan(0)
  await page.keyboard.press('Control+.')
  letGo()
  await expect(director(page)).toBeFocused()
})

test('closes while a dialog of the product stays open, and the other way round', { tag: '@full' }, async ({ page }) => {
  await signIn(page)
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog).toBeVisible()
  await open(page)
  // The dialog is in the middle of what is left of the page.
  const box = await dialog.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440 - 380)
  await page.keyboard.press('Escape')
  await expect(director(page)).toBeHidden()
  await expect(dialog).toBeVisible()
})

test('stays open through a reload, with its section, and its button can be hidden', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Director' }).click()
  await tab(page, 'Clock').click()
  await page.reload()
  await expect(director(page).getByRole('tabpanel', { name: 'Clock' })).toBeVisible()
  await expect(director(page)).not.toBeFocused()

  await director(page).getByRole('button', { name: 'Leave no button on the page while closed' }).click()
  await director(page).getByRole('button', { name: 'Close the director' }).click()
  await expect(director(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Director' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: people.admin.welcome })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mailbox' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Director' })).toBeHidden()
  await page.keyboard.press('Control+.')
  await expect(director(page)).toBeFocused()
})

test('moves to a window of its own, which stays while the page is reloaded, and back', async ({ page }) => {
  await signIn(page)
  const own = await moveToOwnWindow(page)

  await page.reload()
  await expect(page.getByRole('heading', { name: people.admin.welcome })).toBeVisible()
  await own.getByRole('tab', { name: 'Scene' }).click()
  await own.getByRole('button', { name: 'Sign in as Idris Cole' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Idris!' })).toBeVisible()

  await putBack(own)
  await expect(director(page)).toBeVisible()
})

test('its window can be put back while the page is still loading', { tag: '@full' }, async ({ page }) => {
  await signIn(page)
  const own = await moveToOwnWindow(page)

  const { promise: loading, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?:showBeside|beside)-[^/]*\.js/i, async (route) => {
    await loading
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: people.admin.welcome })).toBeVisible()
  await putBack(own)
  letGo()
  await expect(director(page)).toBeVisible()
})

test('fills a phone, and keeps the mailbox at hand', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.getByRole('button', { name: 'Director' }).click()
  expect((await director(page).boundingBox())?.width).toBe(390)
  await director(page)
    .getByRole('button', { name: /^Mailbox/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Mailbox' })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Mailbox' })).toBeHidden()
  await expect(director(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(director(page)).toBeHidden()
})

test('leaves the page as wide as it was when it is closed, and covers nothing at any width', async ({ page }) => {
  await signIn(page)
  for (const width of [360, 390, 820, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const button = page.getByRole('button', { name: 'Director' })
    await expect(button).toBeVisible()
    // Whatever lies below the button at its corners is empty space of the page.
    const covered = await button.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const corners = [
        [left + 1, top + 1],
        [right - 1, top + 1],
        [left + 1, bottom - 1],
        [right - 1, bottom - 1],
      ] as const
      return corners.flatMap(([x, y]) =>
        document
          .elementsFromPoint(x, y)
          .filter((below) => !element.contains(below) && below.matches('a, button, input, h1, h2, p, td, li, img, svg'))
          .map((below) => below.outerHTML.slice(0, 80)),
      )
    })
    expect(covered, `at ${width}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
