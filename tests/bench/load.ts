/**
 * `npm run bench:load -- --help`: how long pages take from navigation until they can be used, in Chromium. The demo is
 * compared with the build for a real server, beside `npm run mock`. Both are built and served alike, compressed, and take
 * turns, so the ratios of one run hold even where absolute times do not. A page is opened cold and reloaded at once, and
 * reloaded again when the service worker has come; then it is reloaded again and again with its files stored, as somebody
 * does who works with it.
 *
 * `/dashboard` can be used when its frame shows a figure. The other build has none.
 */
import { execFileSync } from 'node:child_process'
import { chromium, type Browser, type Page } from 'playwright'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import { readCount, readOptions, refuse } from '../../scripts/options.ts'
import { untilStored } from '../e2e/stored.ts'
import { openTargets } from './openTargets.ts'
import { openCold, openWindow, readTiming, type Target, type TimedPage, type Timing } from './openPage.ts'

const USAGE = `npm run bench:load -- [options]
How long pages of the demo take until they can be used, compared with the build for a real server.
  --runs N       the number of runs, of which the median counts; 7 by default
  --only PAGE    only one page, such as /fans
  --skip-builds  measures the builds that are there`

const options = readOptions(USAGE, {
  runs: { type: 'string', default: '7' },
  only: { type: 'string' },
  'skip-builds': { type: 'boolean' },
})
const RUNS = readCount(USAGE, 'runs', options.runs)

/** What the dashboard shows first is a figure in its frame. */
const FIGURE = 'main dl dd'

const login = { path: '/login', signedIn: false, usable: 'input[type=email]', framed: false }
const home = { path: '/home', signedIn: true, usable: 'main h1', framed: false }
const fans = { path: '/fans', signedIn: true, usable: 'main tbody a', framed: false }
const dashboard = { path: '/dashboard', signedIn: true, usable: FIGURE, framed: true }
const allPages: readonly TimedPage[] = [login, home, fans, dashboard]
const pages = allPages.filter(({ path }) => options.only === undefined || path === options.only)
if (pages.length === 0) refuse(USAGE, `--only takes ${allPages.map(({ path }) => path).join(', ')}.`)

/** A page finishes its work in the background: what it loads while it is idle. */
const BACKGROUND_MS = 1500

/** The first visit of a page, and those of somebody who works with it. */
const states = ['cold', 'reload'] as const
type State = (typeof states)[number]

/** Opens a page where nothing is cached. */
async function measureCold(browser: Browser, target: Target, timed: TimedPage): Promise<Timing> {
  const { page, timing } = await openCold(browser, target, timed)
  await page.context().close()
  return timing
}

/** Opens a page that is to be reloaded: its files are stored, and it has been loaded from there. */
async function openStored(browser: Browser, target: Target, timed: TimedPage) {
  const page = await openWindow(browser, target, timed)
  await page.goto(`${target.url}${timed.path}`)
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

const browser = await chromium.launch(chromiumLaunchOptions())
const { floor, demo, close } = await openTargets(browser)
const targets = [floor, demo]

const round = (value: number) => (Number.isNaN(value) ? '-' : Math.round(value).toString()).padStart(6)
const ratioOf = (value: number, to: number) => (Number.isNaN(to) ? '-' : (value / to).toFixed(2)).padStart(6)
console.log(`medians of ${RUNS} runs, in milliseconds from navigation until the page can be used`)
console.log('page         state           floor    demo   ratio   demo scripts, kB')
for (const page of pages) {
  // The build for a real server has no dashboard: its frame would be the analytics of somebody else.
  const compared = targets.filter(({ name }) => name === 'demo' || page !== dashboard)
  const timings: Record<string, Record<State, Timing[]>> = {}
  for (const { name } of targets) timings[name] = { cold: [], reload: [] }
  for (let run = 0; run < RUNS; run++)
    for (const target of compared) timings[target.name]?.cold.push(await measureCold(browser, target, page))
  const stored = await Promise.all(
    compared.map(async (target) => ({ name: target.name, open: await openStored(browser, target, page) })),
  )
  for (let run = 0; run < RUNS; run++)
    for (const { name, open } of stored) timings[name]?.reload.push(await reloadOnce(open))
  for (const { open } of stored) await open.context().close()
  for (const state of states) {
    const of = (name: string, key: keyof Timing) => median(timings[name]?.[state].map((timing) => timing[key]) ?? [])
    const [ofFloor, ofDemo] = [of('floor', 'usable'), of('demo', 'usable')]
    const times = `${round(ofFloor)}  ${round(ofDemo)}  ${ratioOf(ofDemo, ofFloor)}`
    console.log(`${page.path.padEnd(12)} ${state.padEnd(12)} ${times}  ${round(of('demo', 'scripts') / 1000)}`)
  }
}

await browser.close()
close()
