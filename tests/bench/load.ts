/**
 * `npm run bench:load`: how long pages take from navigation until they can be used, in Chromium. The demo is compared with the
 * floor: the build for a real server, beside `npm run mock`. Both are built and served alike, compressed, and take turns, so the
 * ratios of one run hold even where absolute times do not. A page is opened cold and reloaded at once, and reloaded again when the service
 * worker has come; then it is reloaded again and again with its files stored, as somebody does who works with it. Then it compares the start of a server with a journal of 10,000 writes with
 * one without. Between them it compares the second visit, whose files are stored in the browser and whose server has to start, with and
 * without a network. `--runs 7` sets the number of runs, `--only /fans` chooses a page, `--only journal` the journals, `--only second` the second visits, and `--skip-builds`
 * measures the builds that are there.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { createBackend } from '../../mocks/backend.ts'
import type { JournalExport } from '../../mocks/db/journal/journal.ts'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import { killServer } from '../e2e/killServer.ts'
import { person } from '../support/person.ts'
import { openStaticHost } from '../e2e/staticHost.ts'
import { untilStored } from '../e2e/stored.ts'

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, only: { type: 'string' }, 'skip-builds': { type: 'boolean' } },
})
const RUNS = Number(options.runs)

/** What makes a page usable: an element that matches. */
const allPages = [
  { path: '/login', signedIn: false, usable: 'input[type=email]' },
  { path: '/home', signedIn: true, usable: 'main h1' },
  { path: '/fans', signedIn: true, usable: 'main tbody a' },
  { path: '/dashboard', signedIn: true, usable: 'main iframe' },
]
const pages = allPages.filter(({ path }) => options.only === undefined || path === options.only)

interface Timing {
  /** Milliseconds from the start of the navigation. */
  usable: number
  /** Bytes of the scripts of the page, compressed unless they come from the service worker's cache; those of workers are not included. */
  scripts: number
}

declare global {
  interface Window {
    /** When the page could be used, in milliseconds from its navigation; null before. */
    usable: number | null
  }
}

/** Watches a page from its first moment until it can be used. */
const watch = (selector: string) => {
  window.usable = null
  new MutationObserver(() => {
    if (window.usable === null && document.querySelector(selector)) window.usable = performance.now()
  }).observe(document, { childList: true, subtree: true, attributes: true })
}

async function readTiming(page: Page): Promise<Timing> {
  await page.waitForFunction(() => window.usable !== null, null, { timeout: 60_000 })
  return page.evaluate(() => {
    const usable = window.usable ?? Number.NaN
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => name.includes('.js') && responseEnd <= usable)
    return { usable, scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) }
  })
}

interface Target {
  name: string
  url: string
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>
}

async function signIn(browser: Browser, name: string, url: string): Promise<Target> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('admin@rovers.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome, Hannah!' }).waitFor()
  const cookies = await context.cookies()
  await context.close()
  return { name, url, cookies }
}

/** A new window of Chromium loads pages of its own first, for milliseconds that would count as the page's. */
const WINDOW_MS = 1500
/** A page finishes its work in the background: what it loads while it is idle. */
const BACKGROUND_MS = 1500

/** The states of a page in the order of its first visits, and then those of somebody who works with it. */
const states = ['cold', 'first reload', 'with worker', 'reload'] as const
type State = (typeof states)[number]

/** Opens a page in a new context, where nothing is cached, and then reloads it: at once, and with its service worker. */
async function measureCold(
  browser: Browser,
  { name, url, cookies }: Target,
  { path, signedIn, usable }: (typeof allPages)[number],
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  if (signedIn) await context.addCookies(cookies)
  const page = await context.newPage()
  await page.addInitScript(watch, usable)
  await page.waitForTimeout(WINDOW_MS)
  await page.goto(`${url}${path}`, { waitUntil: 'commit' })
  const cold = await readTiming(page)
  const first = await reloadOnce(page)
  if (name === 'demo') await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const withWorker = await reloadOnce(page)
  await context.close()
  return { cold, 'first reload': first, 'with worker': withWorker }
}

/** Opens a page that is to be reloaded: its files are stored, and it has been loaded from there. */
async function openStored(browser: Browser, target: Target, { path, signedIn, usable }: (typeof allPages)[number]) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  if (signedIn) await context.addCookies(target.cookies)
  const page = await context.newPage()
  await page.addInitScript(watch, usable)
  await page.goto(`${target.url}${path}`)
  if (target.name === 'demo') await untilStored(page)
  for (let warmUp = 0; warmUp < 2; warmUp++) await reloadOnce(page)
  return page
}

async function reloadOnce(page: Page): Promise<Timing> {
  await page.waitForTimeout(BACKGROUND_MS)
  await page.reload({ waitUntil: 'commit' })
  return readTiming(page)
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

if (!options['skip-builds'])
  for (const script of ['build', 'build:real']) execFileSync('npm', ['run', '--silent', script], { stdio: 'inherit' })

/** `npm run mock` as a process of its own, as a real server would be. */
const mock = spawn('node', ['mocks/adapters/http.ts', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
process.on('exit', () => mock.kill())
const [greeting] = await once(mock.stdout, 'data')
const [apiUrl = ''] = /^http:\/\/[^/]+/.exec(String(greeting)) ?? []
const demoHost = await openStaticHost('dist', { compress: true })
const realHost = await openStaticHost('dist-real', { compress: true, proxy: { prefix: '/api/v1/', to: apiUrl } })
const browser = await chromium.launch(chromiumLaunchOptions())
const targets = [await signIn(browser, 'floor', realHost.url), await signIn(browser, 'demo', demoHost.url)]

const round = (value: number) => Math.round(value).toString().padStart(6)
console.log(`medians of ${RUNS} runs, in milliseconds from navigation until the page can be used`)
console.log('page         state           floor    demo   ratio   demo scripts, kB')
for (const page of pages) {
  const timings = targets.map((): Record<State, Timing[]> => ({
    cold: [],
    'first reload': [],
    'with worker': [],
    reload: [],
  }))
  for (let run = 0; run < RUNS; run++)
    for (const [index, target] of targets.entries()) {
      const measured = await measureCold(browser, target, page)
      for (const state of ['cold', 'first reload', 'with worker'] as const)
        timings[index]?.[state].push(measured[state])
    }
  const stored = await Promise.all(targets.map((target) => openStored(browser, target, page)))
  for (let run = 0; run < RUNS; run++)
    for (const [index, open] of stored.entries()) timings[index]?.reload.push(await reloadOnce(open))
  for (const open of stored) await open.context().close()
  for (const state of states) {
    const [floor = Number.NaN, ofDemo = Number.NaN] = timings.map((timing) =>
      median(timing[state].map(({ usable }) => usable)),
    )
    const scripts = median(timings[1]?.[state].map(({ scripts: bytes }) => bytes / 1000) ?? [])
    console.log(
      `${page.path.padEnd(12)} ${state.padEnd(12)} ${round(floor)}  ${round(ofDemo)}  ${(ofDemo / floor).toFixed(2).padStart(6)}  ${round(scripts)}`,
    )
  }
}

/** Opens a page whose files are stored, with a server that has to start, with a network and without, in turn. */
async function measureSecondVisits({ url, cookies }: Target, { path, signedIn, usable }: (typeof allPages)[number]) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  if (signedIn) await context.addCookies(cookies)
  const page = await context.newPage()
  await page.addInitScript(watch, usable)
  await page.goto(`${url}${path}`)
  await untilStored(page)
  const visits = { online: [] as number[], offline: [] as number[] }
  for (let run = 0; run < RUNS; run++)
    for (const network of ['online', 'offline'] as const) {
      await page.goto('about:blank')
      await killServer(context)
      await context.setOffline(network === 'offline')
      await page.goto(`${url}${path}`, { waitUntil: 'commit' })
      visits[network].push((await readTiming(page)).usable)
    }
  await context.close()
  return { online: median(visits.online), offline: median(visits.offline) }
}

const demo = targets[1]
if (demo && (options.only === undefined || options.only === 'second')) {
  console.log('\nsecond visit   online  offline   ratio')
  for (const page of allPages) {
    const { online, offline } = await measureSecondVisits(demo, page)
    console.log(
      `${page.path.padEnd(12)} ${round(online)}   ${round(offline)}  ${(offline / online).toFixed(2).padStart(6)}`,
    )
  }
}

/** The writes of the long journal. */
const WRITES = 10_000

/** A journal of changes to the 100 latest fans. */
async function longJournal(): Promise<JournalExport> {
  const backend = createBackend({ scenario: 'rovers' })
  const { call, list } = await person(backend)
  const { items } = await list('?limit=100')
  for (let write = 0; write < WRITES; write++)
    await call('PUT', `/fan/:tenant/fan-profiles/${items[write % items.length]?.id ?? ''}`, { city: `Town ${write}` })
  return backend.control.exportJournal()
}

/** Opens /fans again and again with a server that has to start: its SharedWorker is ended before. */
async function measureStarts({ url, cookies }: Target, journal: JournalExport | null): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.addInitScript(watch, 'main tbody a')
  await page.goto(`${url}/fans`)
  await readTiming(page)
  if (journal) await page.evaluate((saved) => window.touchline.importJournal(saved), journal)
  const starts: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.goto('about:blank')
    await killServer(context)
    await page.goto(`${url}/fans`, { waitUntil: 'commit' })
    starts.push((await readTiming(page)).usable)
  }
  await context.close()
  return starts
}

if (demo && (options.only === undefined || options.only === 'journal')) {
  const without = median(await measureStarts(demo, null))
  const withWrites = median(await measureStarts(demo, await longJournal()))
  console.log(
    `\nstart of the server: ${round(without)} ms without writes, ${round(withWrites)} ms with ${WRITES} writes, ratio ${(withWrites / without).toFixed(2)}, ${((withWrites - without) / WRITES).toFixed(4)} ms a write`,
  )
}

await browser.close()
mock.kill()
for (const host of [demoHost, realHost]) host.close()
