import type { Page } from '@playwright/test'
import { control, expect, signIn, test } from '../demo.ts'
import { openDirector } from './openDirector.ts'

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Story' })
const currentStep = (page: Page) => panel(page).locator('[aria-current="step"]')
const written = (page: Page) =>
  control(page, async (api) => (await api.exportJournal()).entries.map((entry) => entry.endpoint))

/** Opens the section of the stories with a story, by keyboard alone. */
async function openStory(page: Page, firstLetter: string, name: string) {
  await openDirector(page)
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('End')
  while ((await page.getByRole('tab', { selected: true }).textContent()) !== 'Story')
    await page.keyboard.press('ArrowLeft')
  await page.getByRole('combobox', { name: 'Story' }).focus()
  await page.keyboard.press(firstLetter)
  await expect(page.getByRole('combobox', { name: 'Story' }).locator('option:checked')).toContainText(name)
  await expect(panel(page).getByRole('listitem').first()).toBeVisible()
  await panel(page).focus()
}

/** Runs the next step, and waits until it has run. */
async function step(page: Page, title: string, driver: Page = page) {
  await driver.keyboard.press('ArrowRight')
  await hasRun(page, title)
}

async function hasRun(page: Page, title: string) {
  await expect(currentStep(page)).toContainText(title)
  await expect(panel(page).getByRole('button', { name: 'Stop' })).toBeHidden({ timeout: 60_000 })
}

test('a story is played by keyboard, and back to a step', async ({ page }) => {
  // The controls are in view on a small laptop, too.
  await page.setViewportSize({ width: 1366, height: 768 })
  await signIn(page)
  await openStory(page, 'c', 'Campaign')
  await expect(panel(page).getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 })
  await step(page, 'A question')
  await expect(page).toHaveURL(/\/dashboard\?age=18-29/)
  await step(page, 'The answer is kept')
  await step(page, 'A mailing tool')
  await step(page, 'A segment')
  await expect(page.getByRole('link', { name: 'Spring campaign' })).toBeVisible()
  await expect(page.getByText('On its way to the mailing tool')).toBeVisible()
  expect(await written(page)).toEqual(['bookmarks.create', 'segments.create'])

  await page.keyboard.press('ArrowLeft')
  await expect(currentStep(page)).toContainText('A mailing tool')
  await page.keyboard.press('ArrowLeft')
  await expect(currentStep(page)).toContainText('The answer is kept')
  await expect(page.getByText('Saved by a colleague, seen by all')).toBeVisible()
  await expect.poll(() => written(page)).toEqual(['bookmarks.create'])
  await expect(page.getByRole('link', { name: 'Young season-ticket holders', exact: true })).toBeVisible()

  await page.keyboard.press('Home')
  await expect.poll(() => written(page)).toEqual([])
  await expect(currentStep(page)).toBeHidden()
})

test(
  'a story goes on after a reload, and plays by itself until the product is touched',
  { tag: '@full' },
  async ({ page, context }) => {
    await signIn(page)
    await openStory(page, 's', 'Season renewal')
    await step(page, 'The most valuable people')
    await page.reload()
    await expect(currentStep(page)).toContainText('The most valuable people')

    // A window begins with the storage of the page that has opened it, as a duplicated tab does.
    const opened = context.waitForEvent('page')
    await page.evaluate(() => void window.open('/home'))
    const copy = await opened
    await expect(panel(copy).getByRole('combobox', { name: 'Story' })).toHaveValue('')
    await copy.close()
    await expect(currentStep(page)).toContainText('The most valuable people')
    await page.getByRole('button', { name: '2×' }).click()
    await page.getByRole('button', { name: 'Play' }).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  },
)

test('the window of the presenter drives the tab, and both survive a reload', async ({ page, context }) => {
  await signIn(page)
  await openStory(page, 'a', 'A source fails')
  await step(page, 'All is well')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Presenter window' }).click()
  const presenter = await opened
  await expect(presenter.getByRole('heading', { name: 'All is well' })).toBeVisible()
  await expect(presenter.getByText('Follows the product window')).toBeVisible()
  await step(page, 'A key is wrong', presenter)
  await expect(page).toHaveURL(/\/integrations\/connectors$/)
  await expect(presenter.getByRole('heading', { name: 'A key is wrong' })).toBeVisible()
  await expect(page.getByText(/copied the key from an old email/)).toBeVisible()

  await presenter.keyboard.press('b')
  await expect(page.getByRole('button', { name: 'Show the page again' })).toBeVisible()
  await presenter.keyboard.press('b')
  await expect(page.getByRole('button', { name: 'Show the page again' })).toBeHidden()

  await page.reload()
  await expect(presenter.getByText('Follows the product window')).toBeVisible()
  await presenter.reload()
  await expect(presenter.getByRole('heading', { name: 'A key is wrong' })).toBeVisible()
  await step(page, 'Nobody has to look for it', presenter)
  await expect(page).toHaveURL(/\/home$/)
  await page.close()
  await expect(presenter.getByRole('alert')).toContainText('The product window is gone.')

  const again = context.waitForEvent('page')
  await presenter.getByRole('button', { name: 'Open the product' }).click()
  const product = await again
  await expect(presenter.getByText('Follows the product window')).toBeVisible()
  await expect(presenter.getByRole('heading', { name: 'Nobody has to look for it' })).toBeVisible()
  await presenter.keyboard.press('ArrowLeft')
  await expect(presenter.getByRole('heading', { name: 'A key is wrong' })).toBeVisible()
  await expect(product).toHaveURL(/\/integrations\/connectors$/)
})

test('the first day ends where it began: as the same person', { tag: '@full' }, async ({ page }) => {
  await signIn(page)
  await openStory(page, 'f', 'First day')
  await step(page, 'A club signs up')
  await step(page, 'The owner sets it up')
  // As on a busy machine: the page knows the owner before the payment is reported.
  const paying = await page.evaluateHandle(() => {
    const { subscribe } = window.touchline
    const { promise, resolve } = Promise.withResolvers<void>()
    window.touchline.subscribe = async (...payment) => {
      await promise
      return subscribe(...payment)
    }
    return { resolve }
  })
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
  await paying.evaluate(({ resolve }) => resolve())
  await hasRun(page, 'A plan is chosen')
  await step(page, 'The first page')
  await expect(page.getByRole('heading', { name: 'Welcome, Olive!' })).toBeVisible()
  await expect(page.getByText('Three steps, and it ticks them off by itself')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(currentStep(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Welcome, Hannah!' })).toBeVisible()
  expect(await written(page)).toEqual([])
})

test(
  'records what the user does as a story that can be saved and played',
  { tag: '@full' },
  async ({ page, expectStatus }) => {
    // The access token ends within the hour that passes.
    expectStatus(401)
    await signIn(page)
    await openStory(page, 'c', 'Campaign')
    await page.getByRole('button', { name: 'Record a new one' }).click()
    await expect(page.getByRole('button', { name: 'End the recording' })).toBeVisible()
    await page.getByRole('link', { name: 'Fans', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Fans', exact: true })).toBeVisible()
    await control(page, (api) => api.advance(3_600_000))
    await page.getByRole('button', { name: 'End the recording' }).click()
    await expect(page.getByRole('group', { name: 'Step 2' }).getByRole('textbox', { name: 'Page' })).toHaveValue(
      /^\/fans/,
    )
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('My own')
    await page.getByRole('button', { name: 'Keep' }).click()
    await expect(page.getByRole('combobox', { name: 'Story' }).locator('option:checked')).toContainText(
      'My own (2 steps',
    )
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Story' }).locator('option:checked')).toContainText(
      'My own (2 steps',
    )
  },
)
