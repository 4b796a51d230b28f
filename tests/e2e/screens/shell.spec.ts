import { expect, expectRange, signIn, test } from '../demo.ts'

test('at 390 px the menu is a drawer, and the table scrolls sideways instead of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  // What is around it does not hide the page.
  const around = await menu.evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement))
  expect(around?.backgroundColor).toBe('rgba(0, 0, 0, 0)')
  await menu.getByRole('link', { name: 'Fans' }).click()
  await expectRange(page, '1-10 of 12,000')
  await expect(menu).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const panel = page.getByRole('group', { name: 'Fans, scrolls sideways' })
  expect(await panel.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
})

test('the scheme is switched, remembered, and set before the first paint', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        document.documentElement.dataset.first = document.documentElement.dataset.mantineColorScheme
    })
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-first', 'dark')
})

test(
  'the sidebar closes, opens on hover over the page, and its lock is remembered',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page)
    await page.getByRole('button', { name: 'Pin sidebar' }).click()
    await page.mouse.move(800, 500)
    const width = () =>
      page
        .getByRole('navigation')
        .evaluate((nav) => nav.closest('[class*=sidebar]')?.parentElement?.getBoundingClientRect().width)
    await expect.poll(width).toBe(80)
    const left = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.getBoundingClientRect().left)
    await page.mouse.move(30, 300)
    await expect.poll(width).toBe(240)
    expect(
      await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().left),
    ).toBe(left)
    await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
    await page.mouse.move(800, 500)
    await expect.poll(width).toBe(80)
    await page.reload()
    await expectRange(page, '1-10 of 12,000')
    expect(await width()).toBe(80)
  },
)
