import type { Locator } from '@playwright/test'
import { expect, openAs, openFan, test } from '../demo.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** The colours with which an element stands out where backgrounds and shadows of ours are not drawn. */
const look = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, color, borderTopColor, borderTopWidth } = getComputedStyle(node)
    return { backgroundColor, color, borderTopColor, borderTopWidth }
  })

test('in forced colours, what is on, chosen or focused can be told', async ({ page }) => {
  await openAs(page, '/integrations/connectors')
  await page.locator('main li a').first().click()
  const settings = page.getByRole('switch').first()
  const track = settings.locator('xpath=following-sibling::label | ..//*[contains(@class, "Switch-track")]').first()
  await expect(settings).toBeChecked()
  const on = await look(track)
  expect(on.borderTopWidth).not.toBe('0px')
  await settings.press(' ')
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(settings).not.toBeChecked()
  await expect.poll(async () => (await look(track)).backgroundColor).not.toBe(on.backgroundColor)

  const tabs = page.getByRole('main').locator('nav a')
  const active = await look(tabs.and(page.locator('[aria-current]')))
  expect(active.backgroundColor).not.toBe(
    (await look(tabs.and(page.locator(':not([aria-current])')).first())).backgroundColor,
  )

  await page.goto('/fans')
  await page.getByRole('button', { name: /^Columns/ }).click()
  const segments = page.locator('.mantine-SegmentedControl-label')
  expect((await look(segments.first())).backgroundColor).not.toBe((await look(segments.nth(1))).backgroundColor)

  await openFan(page)
  const bars = page.locator('main [class*=_bars_] [class*=_bar_]').last()
  await expect(bars).toBeAttached()
  expect((await look(bars)).backgroundColor).not.toBe((await look(page.locator('body'))).backgroundColor)

  await page.goto('/fans')
  const rows = page.locator('main tbody tr')
  await rows.first().locator('a').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  expect((await look(rows.nth(1).locator('td').first())).borderTopColor).not.toBe(
    (await look(rows.nth(3).locator('td').first())).borderTopColor,
  )

  await page.goto('/dashboard')
  const swatches = page.frameLocator('iframe').locator('tbody th i')
  await expect(swatches.first()).toBeVisible()
  expect((await look(swatches.first())).backgroundColor).not.toBe((await look(swatches.nth(1))).backgroundColor)

  await page.keyboard.press('Control+.')
  await page.getByRole('tab', { name: 'Network' }).click()
  const fault = page.getByRole('switch', { name: 'Fans list fails' })
  const off = await look(fault)
  await fault.click()
  await expect(fault).toBeChecked()
  expect((await look(fault)).backgroundColor).not.toBe(off.backgroundColor)
})
