import type { Locator, Page } from '@playwright/test'
import { control, expect, openAs, test } from '../demo.ts'

/** What can be seen of `parts` where an element is, if the element were not there. */
const covered = (over: Locator, parts: string) =>
  over.evaluate((element, selector) => {
    const container = element.closest<HTMLElement>('.mantine-Notifications-root')
    if (!container) throw new Error('toasts have a container')
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const found = new Set<string | null>()
    container.style.visibility = 'hidden'
    for (let x = left + 1; x < right; x += 6)
      for (let y = top + 1; y < bottom; y += 6) {
        const part = document.elementFromPoint(x, y)?.closest<HTMLElement>(selector)
        if (part) found.add(part.ariaLabel ?? part.textContent)
      }
    container.style.visibility = ''
    return [...found]
  }, parts)

/** Shows a toast, and keeps it with the mouse. */
async function showToast(page: Page) {
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const toast = page.locator('.mantine-Notification-root').last()
  await toast.hover()
  return toast
}

test('a toast covers no button, no name and nothing of a panel', async ({ page, expectStatus }) => {
  expectStatus(403)
  // In the gate on a phone alone, where there is the least room.
  for (const width of process.env.FULL ? [390, 820, 1440] : [390]) {
    await page.setViewportSize({ width, height: 900 })
    await openAs(page, '/integrations/data/fans?searchQuery=smith&limit=50')
    await expect(page.locator('tbody tr[data-row]').first()).toBeVisible()
    const short = await showToast(page)
    const readOrClicked = 'button, a, input, [data-pager] > *, tbody td:nth-child(2) *'
    expect(await covered(short, readOrClicked), `${width} px`).toEqual([])
    await short.getByRole('button').click()

    await control(page, (api) => api.fail('fans.list', 403))
    const toast = await showToast(page)
    await expect(toast).toContainText('Forbidden')
    expect(await covered(toast, 'button, a, [data-pager] > *'), `${width} px`).toEqual([])
    await page.getByRole('button', { name: 'Add New Fan' }).focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Add New Fan' })
    await expect(panel.getByLabel('First name')).toBeFocused()
    await expect(toast).toBeVisible()
    const ofPanel = '[role=dialog] :is(h2, h3, label, input, button)'
    expect(await covered(toast, ofPanel), `panel at ${width} px`).toEqual([])
  }
})
