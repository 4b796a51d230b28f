/**
 * `npm run bench:lighthouse -- --help`, after `npm run build` and `npm run build:real`: Lighthouse's scores of the login page and
 * of the home page, with its default throttling of a phone, beside those of the floor: the build for a real server with
 * `npm run mock`. Each run is somebody's first visit, and the median of all counts. Lighthouse slows down what it has seen, so a slow or busy machine lowers all scores; those for a slowdown that is
 * right for this machine stand beside them.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import { readCount, readOptions } from '../../scripts/options.ts'
import { freePort } from '../support/host/freePort.ts'
import { WINDOW_MS, type Target } from './openPage.ts'
import { openTargets } from './openTargets.ts'

const USAGE = `npm run bench:lighthouse -- [options], after npm run build and npm run build:real
Lighthouse's scores of first visits of the login page and of the home page.
  --runs N  the number of runs, of which the median counts; 3 by default`

const options = readOptions(USAGE, { runs: { type: 'string', default: '3' } })
const RUNS = readCount(USAGE, 'runs', options.runs)

/**
 * Lighthouse's default slows the processor down by 4, as is right on a fast desktop, whose speed in Lighthouse's own
 * measure is 1500 to 2000. A slower machine needs less to be like the same phone: see "Calibrating the CPU slowdown" in
 * Lighthouse's documentation.
 */
const calibrated = (speed: number) => Math.min(4, Math.max(1, (4 * speed) / 1750))

const categories = ['performance', 'accessibility', 'best-practices'] as const
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

interface Visit {
  path: string
  url: string
  cookies: Target['cookies']
  /** How many times slower the processor shall be; 4 by default. */
  slowdown?: number | undefined
}

/**
 * Lets Lighthouse open a page in a browser with a new profile, where no file, script or service worker is stored. Only
 * the cookies of a session are there, which Lighthouse leaves.
 */
async function visit({ path, url, cookies, slowdown }: Visit): Promise<Result> {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'touchline-'))
  const launch = chromiumLaunchOptions()
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
  })
  try {
    await context.addCookies(cookies)
    await context.pages()[0]?.waitForTimeout(WINDOW_MS)
    const result = await lighthouse(`${url}${path}`, {
      port,
      onlyCategories: [...categories],
      logLevel: 'error',
      ...(slowdown !== undefined && { throttling: { cpuSlowdownMultiplier: slowdown } }),
    })
    if (!result) throw new Error('Lighthouse gave no result')
    return result.lhr
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Prints the scores of a page, and what they are made of. */
function report(name: string, runs: readonly Result[], verdict: string) {
  const details = audits.map((audit) => {
    const value = median(runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN))
    const shown = audit.endsWith('shift') ? value.toFixed(3) : `${Math.round(value)} ms`
    return `${runs[0]?.audits[audit]?.title ?? audit} ${shown}`
  })
  const scores = categories.map((category) => scoreOf(runs, category)).join(' / ')
  console.log(`  ${name.padEnd(24)} ${scores.padEnd(14)}   ${verdict}  ${details.join(', ')}`)
  for (const run of runs.slice(0, 1))
    for (const audit of Object.values(run.audits))
      if (audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary')
        console.log(`         ${audit.title}`)
}

const scoreOf = (runs: readonly Result[], category: string) =>
  median(runs.map((run) => Math.round((run.categories[category]?.score ?? 0) * 100)))

const browser = await chromium.launch(chromiumLaunchOptions())
const { floor, demo, close } = await openTargets(browser)
await browser.close()

/** Measures a page of both builds in turn, and prints its scores with the one that the demo must reach. */
async function measure(path: string, limit: number, signedIn: boolean) {
  const runs: Record<'floor' | 'demo' | 'phone', Result[]> = { floor: [], demo: [], phone: [] }
  const cookiesOf = (target: Target) => (signedIn ? target.cookies : [])
  const speed = () => median([...runs.floor, ...runs.demo].map((run) => run.environment.benchmarkIndex))
  for (let run = 0; run < RUNS; run++) {
    runs.floor.push(await visit({ path, url: floor.url, cookies: cookiesOf(floor) }))
    runs.demo.push(await visit({ path, url: demo.url, cookies: cookiesOf(demo) }))
    runs.phone.push(await visit({ path, url: demo.url, cookies: cookiesOf(demo), slowdown: calibrated(speed()) }))
  }
  const verdict = (of: readonly Result[]) =>
    `limit ${limit}${scoreOf(of, 'performance') < limit ? ', BELOW' : ''}`.padEnd(15)
  const slowdown = calibrated(speed()).toFixed(1)
  console.log(
    `\n${path}: the speed of this machine is ${Math.round(speed())}, for which a slowdown of ${slowdown} is right`,
  )
  report('floor, slowed down by 4', runs.floor, ''.padEnd(15))
  report('demo, slowed down by 4', runs.demo, verdict(runs.demo))
  report(`demo, by ${slowdown}`, runs.phone, verdict(runs.phone))
}

console.log(`medians of ${RUNS} runs: ${categories.join(' / ')}`)
await measure('/login', 95, false)
await measure('/home', 90, true)
close()
