import { expect, expectRange, info, moveFan, mswAnswers, openFan, people, signIn } from '../demo.ts'
import { test } from './openHost.ts'

// What happens when the browser stops the service worker is one of the faults (tests/faults/faults.ts).
test('calls pass through MSW', async ({ page }) => {
  await signIn(page)
  const list = page.waitForResponse(/\/fan-profiles\?/)
  await page.getByRole('navigation').getByRole('link', { name: 'Fans' }).click()
  await expectRange(page, '1-10 of 12,000')
  expect((await list).fromServiceWorker()).toBe(true)
})

test('a newer script waits while pages of the older one are open, and calls go on', async ({ page, openHost }) => {
  let newer = false
  const host = await openHost({
    alter: (name, script) => (newer && name === 'serviceWorker.js' ? `${script}\n// newer` : script),
  })
  await signIn(page, people.admin, host)
  await openFan(page, host)
  newer = true
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    // A browser that is already looking for a newer script, as after a page has loaded, does not ask the host again.
    while (!registration.waiting) {
      await registration.update()
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })
  await moveFan(page, 'Preston')
  await page.reload()
  await mswAnswers(page)
  await moveFan(page, 'Ambleside')
  expect(await info(page)).toMatchObject({ writes: 2, notices: [] })
})
