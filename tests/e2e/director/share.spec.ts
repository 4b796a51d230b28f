import type { Page } from '@playwright/test'
import { control, expect, info, signIn, test } from '../demo.ts'
import { openDirector } from './openDirector.ts'

const director = (page: Page) => page.getByRole('complementary', { name: 'Director' })
const hash = (page: Page) => control(page, (api) => api.stateHash())

/** Pays for another plan, which is a write, and lets a minute pass. */
const change = (page: Page) =>
  control(page, async (api) => {
    await api.subscribe((await api.people())[0]?.tenant ?? '', 'standard')
    await api.advance(60_000)
  })

async function openSection(page: Page, name: string) {
  await openDirector(page)
  await director(page).getByRole('tab', { name }).click()
}

test('saves a snapshot and brings it back', { tag: '@full' }, async ({ page, expectStatus }) => {
  expectStatus(404)
  await signIn(page)
  await openSection(page, 'Snapshots')
  await change(page)
  await director(page).getByRole('textbox', { name: 'Name' }).fill('Ready for the call')
  await page.keyboard.press('Enter')
  await expect(director(page).getByText('Ready for the call')).toBeVisible()
  const saved = await hash(page)
  await control(page, (api) => api.loadScenario('two-clubs'))
  await expect(director(page).getByText('Before the call')).toBeVisible()
  expect(await hash(page)).not.toBe(saved)
  await director(page).getByRole('button', { name: 'Restore Ready for the call' }).click()
  await expect(director(page).getByText('“Ready for the call” is back.')).toBeVisible()
  expect(await hash(page)).toBe(saved)
  await expect(page.getByRole('main').getByText('12,000').first()).toBeVisible()
})

test('opens a link in a clean browser on the same state, person and page', async ({ page, browser }) => {
  await signIn(page)
  await change(page)
  await page.goto('/fans?searchQuery=anna')
  await openSection(page, 'Share')
  const link = director(page).getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/#demo=/)
  const address = await link.inputValue()
  expect(address.length).toBeLessThan(8000)

  const other = await browser.newContext()
  const receiver = await other.newPage()
  await receiver.goto(address)
  await expect(receiver.getByRole('heading', { name: 'Fans', exact: true })).toBeVisible()
  await expect(receiver).toHaveURL(/\/fans\?searchQuery=anna$/)
  await expect(receiver.getByText('Hannah Whitlock')).toBeVisible()
  await expect(receiver.getByText(/This is the demo of the link/)).toBeVisible()
  expect((await info(receiver)).writes).toBe((await info(page)).writes)
  // In both, nothing has fallen due since: the sources sync by the hour.
  expect(await hash(receiver)).toBe(await hash(page))
  const range = (from: Page) => from.getByText(/^[\d,]+-[\d,]+ of [\d,]+$/).textContent()
  expect(await range(receiver)).toBe(await range(page))
  await other.close()
})

test(
  'says that a link was cut off, and leaves everything as it is',
  { tag: '@full' },
  async ({ page, browser, baseURL }) => {
    await signIn(page)
    await change(page)
    const { text } = await control(page, (api) => api.share())
    const before = await hash(page)
    // The page is open already, so it reloads itself for the link.
    await page.goto(`${baseURL}/home#demo=${text.slice(0, -20)}`)
    await expect(page.getByText(/This link is damaged.*Nothing here has changed/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Welcome, Hannah!' })).toBeVisible()
    expect(await hash(page)).toBe(before)
    const clean = await browser.newContext()
    const stranger = await clean.newPage()
    await stranger.goto(`${baseURL}/#demo=nonsense`)
    await expect(stranger.getByText(/This link is damaged/)).toBeVisible()
    await expect(stranger.getByRole('button', { name: /Hannah Whitlock/ })).toBeVisible()
    await clean.close()
  },
)

test('leaves somebody alone with a demo: no director, and "Start over"', async ({ page, browser, baseURL }) => {
  await signIn(page)
  await change(page)
  const { text } = await control(page, (api) =>
    api.share({ person: 'admin@rovers.example', page: '/home', leaveBehind: true }),
  )
  const clean = await browser.newContext()
  const receiver = await clean.newPage()
  await receiver.goto(`${baseURL}/#demo=${text}`)
  await expect(receiver.getByRole('heading', { name: 'Welcome, Hannah!' })).toBeVisible()
  await expect(receiver.getByRole('button', { name: 'Start over' })).toBeVisible()
  await expect(receiver.getByRole('button', { name: 'Director' })).toHaveCount(0)
  const writes = async () => (await info(receiver)).writes
  await control(receiver, async (api) => api.subscribe((await api.people())[0]?.tenant ?? '', 'pro'))
  expect(await writes()).toBe(2)
  await receiver.getByRole('button', { name: 'Start over' }).click()
  await expect.poll(writes).toBe(1)
  await receiver.keyboard.press('Control+.')
  await expect(director(receiver)).toBeVisible()
  await clean.close()
})
