import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectRange, firstFans, openAs, test } from '../demo.ts'

// A trace takes snapshots on the page's main thread, which this file measures.
test.use({ trace: 'off' })

const ROWS = 10_000
/**
 * How much of the page's work one task may take: the longest takes a 20th at most, and an 11th at least if the file is
 * read in one piece. A limit in milliseconds would depend on the speed of the machine.
 */
const LONGEST_PART = 1 / 12

const columns =
  'firstName,lastName,email,birthDay,address,zipCode,city,country,phone,gender,signedUpAt,acceptsPrivacyPolicy,membership,shoeSize'

/** A CSV file of new fans. `isBad` selects the invalid rows by their number, starting at 1. */
function csvOf(count: number, isBad: (row: number) => boolean = () => false) {
  const rows = Array.from({ length: count }, (_, at) => {
    const email = isBad(at + 1) ? 'no address' : `journey.${at + 1}@csv.example`
    return `Zoë ${at + 1},"O’Hara, the cat",${email},1990-05-17,12 Quay Street,F91 4AB,Sligo,Ireland,+44 7700 900123,Female,2024-08-03,yes,Season ticket,44`
  })
  return { name: 'fans.csv', mimeType: 'text/csv', buffer: Buffer.from([columns, ...rows, ''].join('\r\n')) }
}

async function openImport(page: Page) {
  await openAs(page, '/integrations/data/fans')
  await expectRange(page, firstFans())
  await page.getByRole('button', { name: 'Import Fans' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Fans' })
  await expect(dialog.getByText('One CSV file, up to 10 MB')).toBeVisible()
  return dialog
}

/** Starts recording the tasks that block the page, in wall-clock time. */
const recordTasks = (page: Page) =>
  page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
const longestWatched = (page: Page) =>
  // The script above keeps its list in this global of the page.
  page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks))

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** CPU time of the thread, in microseconds. */
  tdur?: number
  args?: { name?: string }
}

/** The tasks of the pages' main threads in a browser trace: the longest and all together, in ms of CPU time. */
function tasksTraced(trace: Buffer) {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threads = new Set(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  )
  const tasks = traceEvents.filter(
    ({ name, pid, tid, tdur }) => name.endsWith('RunTask') && tdur !== undefined && threads.has(`${pid} ${tid}`),
  )
  expect(tasks.length).toBeGreaterThan(100)
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000)
  return { longest: Math.max(...times), all: times.reduce((sum, time) => sum + time, 0) }
}

test.describe('a large file', () => {
  for (const [title, isBad, good] of [
    ['a few of them wrong', (row: number) => row % 5000 === 0, '9,998'],
    ...(process.env.FULL ? ([['every second one wrong', (row: number) => row % 2 === 0, '5,000']] as const) : []),
  ] as const) {
    test(`${ROWS} rows, ${title}, are checked, sent and reported without blocking the page`, async ({
      page,
      browser,
    }) => {
      const dialog = await openImport(page)
      // Upload from disk like a user: Playwright unpacks an in-memory file on the page's main thread.
      const path = test.info().outputPath('fans.csv')
      await writeFile(path, csvOf(ROWS, isBad).buffer)
      await recordTasks(page)
      await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
      await dialog.getByLabel('CSV file').setInputFiles(path)
      await expect(dialog.getByText(`${good} of 10,000 rows are ready.`)).toBeVisible()
      await dialog.getByRole('button', { name: `Import ${good} rows` }).click()
      await expect(page.getByText('Fans imported successfully')).toBeVisible()
      await expect(dialog.getByText('Imported', { exact: true }).locator('xpath=..')).toHaveText(`Imported${good}`)
      const saved = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Download failed rows' }).click()
      await saved
      await dialog.getByRole('button', { name: 'Done' }).click()
      await expectRange(page, firstFans(Number(good.replace(',', ''))))
      const watched = await longestWatched(page)
      const { longest, all } = tasksTraced(await browser.stopTracing())
      test.info().annotations.push({
        type: 'longest task',
        description: `${longest} of ${all} ms of CPU, ${watched} ms of wall-clock time`,
      })
      // Wall-clock time is not checked, because on busy processors every task takes long.
      expect(longest / all).toBeLessThan(LONGEST_PART)
    })
  }
})

test('failed rows are downloaded, corrected, and imported again', { tag: '@full' }, async ({ page }) => {
  const dialog = await openImport(page)
  await dialog.getByLabel('CSV file').setInputFiles(csvOf(5, (row) => row === 2 || row === 5))
  await expect(dialog.getByRole('region', { name: 'Errors' })).toContainText(
    'Row 5, email: Enter a valid email address.',
  )
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download failed rows' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('fans-failed.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    `\uFEFF${columns},Problem`,
    'Zoë 2,"O’Hara, the cat",no address,1990-05-17,12 Quay Street,F91 4AB,Sligo,Ireland,+44 7700 900123,Female,2024-08-03,yes,Season ticket,44,email: Enter a valid email address.',
  ])

  await dialog.getByRole('button', { name: 'Import another file' }).click()
  let fixed = 0
  const corrected = text.replaceAll('no address', () => `journey.fixed${++fixed}@csv.example`)
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'fans-failed.csv', mimeType: 'text/csv', buffer: Buffer.from(corrected) })
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(dialog).toBeHidden()
  await expectRange(page, firstFans(5))
})

test('a file can be imported by keyboard alone', async ({ page }) => {
  await openAs(page, '/integrations/data/memberships')
  // Listen early: the browser takes a moment to hand the picker to a listener.
  const picker = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import Memberships' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Import Memberships' })
  const choose = dialog.getByRole('button', { name: 'Choose a file' })
  await expect(choose).toBeFocused()
  await page.keyboard.press('Enter')
  const text = 'membershipId,firstName,email\nJ-1,Zoë,zoe@csv.example\nJ-2,Max,\n'
  await (await picker).setFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await tabTo(page, 'Import 1 row')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('region', { name: 'Errors' })).toHaveText('Row 2, email: Enter a valid email address.')
  await tabTo(page, 'Done')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Import Memberships' })).toBeFocused()
})

/** Presses Tab until a button has the focus. */
async function tabTo(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    if (await button.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a file is imported, and nothing overflows the window', { tag: '@full' }, async ({ page }) => {
    const dialog = await openImport(page)
    await dialog.getByLabel('CSV file').setInputFiles(csvOf(20, (row) => row === 7))
    await expect(dialog.getByText('19 of 20 rows are ready.')).toBeVisible()
    const widths = () => dialog.evaluate((element) => [document.documentElement.scrollWidth, element.scrollWidth])
    expect(Math.max(...(await widths()))).toBeLessThanOrEqual(390)
    await dialog.getByRole('button', { name: 'Import 19 rows' }).click()
    await expect(dialog.getByText('Row 7, email:')).toBeVisible()
    expect(Math.max(...(await widths()))).toBeLessThanOrEqual(390)
  })
})

test('skips a row with a text that is too long, as the preview has said', async ({ page }) => {
  const dialog = await openImport(page)
  const rows = ['firstName,email,city', `Too,too@long.example,${'c'.repeat(10_001)}`, 'Just,just@right.example,Cork']
  const file = { name: 'fans.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
  await dialog.getByLabel('CSV file').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(dialog.getByRole('button', { name: 'Download failed rows' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('cell', { name: 'just@right.example' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'too@long.example' })).toHaveCount(0)
})
