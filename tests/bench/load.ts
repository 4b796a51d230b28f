/**
 * `npm run bench:load -- --help`: how long pages take from navigation until they can be used, in Chromium. The demo is compared
 * with the floor: the build for a real server, beside `npm run mock`. Both are built and served alike, compressed, and
 * take turns, so the ratios of one run hold even where absolute times do not. A page is opened cold and reloaded at
 * once, and reloaded again when the service worker has come; then it is reloaded again and again with its files stored,
 * as somebody does who works with it.
 *
 * `/dashboard` can be used when its frame shows a figure. It has no floor, so it is compared with `/fans` of the demo,
 * and a change of its filter is timed. Then the bench compares the second visit, whose files are stored in the browser
 * and whose server has to start, with and without a network, and the start of a server with a journal of 10,000 writes
 * with one without.
 */
import { execFileSync } from 'node:child_process'
import { chromium, type Browser, type Page } from 'playwright'
import { createBackend } from '../../mocks/backend.ts'
import type { JournalExport } from '../../mocks/db/journal/journal.ts'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import { readCount, readOptions, refuse } from '../../scripts/options.ts'
import { killServer } from '../e2e/killServer.ts'
import { person } from '../support/model/person.ts'
import { untilStored } from '../e2e/stored.ts'
import { openTargets } from './openTargets.ts'
import { openCold, openWindow, readTiming, type Target, type TimedPage, type Timing } from './openPage.ts'

const USAGE = `npm run bench:load -- [options]
How long pages of the demo take until they can be used, compared with the build for a real server.
  --runs N       the number of runs, of which the median counts; 7 by default
  --only WHAT    only one page, such as /fans, or journal: the start with a long journal, or second: second visits
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
if (pages.length === 0 && !['journal', 'second'].includes(options.only ?? ''))
  refuse(USAGE, `--only takes ${allPages.map(({ path }) => path).join(', ')}, journal or second.`)

/** A page finishes its work in the background: what it loads while it is idle. */
const BACKGROUND_MS = 1500

/** The states of a page in the order of its first visits, and then those of somebody who works with it. */
const states = ['cold', 'first reload', 'with worker', 'reload'] as const
type State = (typeof states)[number]

/** Opens a page where nothing is cached, and then reloads it: at once, and with its service worker. */
async function measureCold(browser: Browser, target: Target, timed: TimedPage) {
  const { page, timing } = await openCold(browser, target, timed)
  const first = await reloadOnce(page)
  if (target.name === 'demo') await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const withWorker = await reloadOnce(page)
  await page.context().close()
  return { cold: timing, 'first reload': first, 'with worker': withWorker }
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
  for (const { name } of targets) timings[name] = { cold: [], 'first reload': [], 'with worker': [], reload: [] }
  for (let run = 0; run < RUNS; run++)
    for (const target of compared) {
      const measured = await measureCold(browser, target, page)
      for (const state of ['cold', 'first reload', 'with worker'] as const)
        timings[target.name]?.[state].push(measured[state])
    }
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

/** The dashboard is compared with the fans of the same demo, in turn. */
async function compareDashboard(target: Target) {
  const times = { dashboard: [] as number[], fans: [] as number[] }
  for (let run = 0; run < RUNS; run++)
    for (const [name, timed] of Object.entries({ fans, dashboard }) as [keyof typeof times, TimedPage][]) {
      const { page, timing } = await openCold(browser, target, timed)
      times[name].push(timing.usable)
      await page.context().close()
    }
  const [ofDashboard, ofFans] = [median(times.dashboard), median(times.fans)]
  const ratio = (ofDashboard / ofFans).toFixed(2)
  console.log(`\n/dashboard ${round(ofDashboard)} / /fans ${round(ofFans)}, demo, cold: ratio ${ratio} of at most 1.5`)
}

/** When a change of a filter has had its effect, in milliseconds from the change. */
interface Redraw {
  /** The new figures are painted. */
  figures: number
  /** The new charts are painted, too. */
  charts: number
}

/**
 * Sets the dashboard's filter of countries to each option in turn, and measures how long that takes. Runs in the frame.
 */
async function changeFilters(main: Element, runs: number): Promise<Redraw[]> {
  const countries = () =>
    Array.from(main.querySelectorAll('select')).find(({ labels }) => labels[0]?.textContent === 'Country')
  const figures = () => main.querySelector('dl')?.textContent
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve())
        port1.start()
        port2.postMessage(null)
      })
    })
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the figures or their charts have not changed')), 10_000)
      new MutationObserver((_, observer) => {
        if (!holds()) return
        observer.disconnect()
        clearTimeout(timer)
        resolve()
      }).observe(main, { childList: true, subtree: true, characterData: true, attributes: true })
    })
  const took: Redraw[] = []
  for (let run = 0; run < runs; run++) {
    const select = countries()
    if (!select) throw new Error('the dashboard has no filter of countries')
    const before = figures()
    const isOther = () => figures() !== before
    const isDrawn = () => isOther() && main.getAttribute('aria-busy') === 'false'
    const began = performance.now()
    const tookUntil = async (holds: () => boolean) => {
      await until(holds)
      await painted()
      return performance.now() - began
    }
    const redraws = Promise.all([tookUntil(isOther), tookUntil(isDrawn)])
    // The first option is no filter, whose figures are there already.
    select.selectedIndex = 1 + (run % (select.options.length - 1))
    select.dispatchEvent(new Event('change', { bubbles: true }))
    const [numbers, charts] = await redraws
    took.push({ figures: numbers, charts })
  }
  return took
}

/** The number of countries that the filter is set to. */
const CHANGES = 8

/** How long a change of a filter takes until the dashboard shows other figures. */
async function measureFilters(target: Target) {
  const { page } = await openCold(browser, target, dashboard)
  // The page has ended what it loads in the background.
  await untilStored(page)
  const took = await page.frameLocator('iframe').locator('main').evaluate(changeFilters, CHANGES)
  await page.context().close()
  const timesOf = (kind: keyof Redraw) => {
    const times = took.map((redraw) => redraw[kind])
    return `${round(median(times))} ms, slowest ${round(Math.max(...times))} ms`
  }
  console.log(`change of a filter until other figures are painted: ${timesOf('figures')}, of at most 100`)
  console.log(`                                  until all charts: ${timesOf('charts')}`)
}

/** Opens a page whose files are stored, with a server that has to start, with a network and without, in turn. */
async function measureSecondVisits(target: Target, timed: TimedPage) {
  const page = await openWindow(browser, target, timed)
  const context = page.context()
  const address = `${target.url}${timed.path}`
  await page.goto(address)
  await untilStored(page)
  const visits = { online: [] as number[], offline: [] as number[] }
  for (let run = 0; run < RUNS; run++)
    for (const network of ['online', 'offline'] as const) {
      await page.goto('about:blank')
      await killServer(context)
      await context.setOffline(network === 'offline')
      await page.goto(address, { waitUntil: 'commit' })
      visits[network].push((await readTiming(page)).usable)
    }
  await context.close()
  return { online: median(visits.online), offline: median(visits.offline) }
}

if (pages.includes(dashboard)) {
  await compareDashboard(demo)
  await measureFilters(demo)
}
if (options.only === undefined || options.only === 'second') {
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
async function measureStarts(target: Target, journal: JournalExport | null): Promise<number[]> {
  const page = await openWindow(browser, target, fans)
  const context = page.context()
  await page.goto(`${target.url}/fans`)
  await readTiming(page)
  if (journal) await page.evaluate((saved) => window.touchline.importJournal(saved), journal)
  const starts: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.goto('about:blank')
    await killServer(context)
    await page.goto(`${target.url}/fans`, { waitUntil: 'commit' })
    starts.push((await readTiming(page)).usable)
  }
  await context.close()
  return starts
}

if (options.only === undefined || options.only === 'journal') {
  const without = median(await measureStarts(demo, null))
  const withWrites = median(await measureStarts(demo, await longJournal()))
  const times = `${round(without)} ms without writes, ${round(withWrites)} ms with ${WRITES} writes`
  const perWrite = ((withWrites - without) / WRITES).toFixed(4)
  console.log(`\nstart of the server: ${times}, ratio ${(withWrites / without).toFixed(2)}, ${perWrite} ms a write`)
}

await browser.close()
close()
