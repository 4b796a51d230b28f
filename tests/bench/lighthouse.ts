/**
 * `npm run bench:lighthouse`, after `npm run build`: Lighthouse's scores of the login page and of the home page, with
 * its default throttling of a phone. Each run is somebody's first visit. `--runs 3` sets the number of runs, of which
 * the median counts. A busy machine lowers the scores, because Lighthouse slows down what it has seen.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import { openStaticHost } from '../e2e/staticHost.ts'
import { freePort } from '../support/freePort.ts'
import { signIn, WINDOW_MS, type Target } from './openPage.ts'

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })

const categories = ['performance', 'accessibility', 'best-practices'] as const
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const host = await openStaticHost('dist', { compress: true })

/**
 * Lets Lighthouse open a page in a browser with a new profile, where no file, script or service worker is stored. Only
 * the cookies of a session are there, which Lighthouse leaves.
 */
async function visit(path: string, cookies: Target['cookies']): Promise<Result> {
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
    const result = await lighthouse(`${host.url}${path}`, {
      port,
      onlyCategories: [...categories],
      logLevel: 'error',
    })
    if (!result) throw new Error('Lighthouse gave no result')
    return result.lhr
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Measures a page with nothing stored but cookies, and prints it with the score that it must reach. */
async function measure(path: string, limit: number, cookies: Target['cookies'] = []) {
  const runs: Result[] = []
  for (let run = 0; run < Number(options.runs); run++) runs.push(await visit(path, cookies))
  const scores = categories.map((name) =>
    median(runs.map((run) => Math.round((run.categories[name]?.score ?? 0) * 100))),
  )
  const details = audits.map((name) => {
    const value = median(runs.map((run) => run.audits[name]?.numericValue ?? Number.NaN))
    const shown = name.endsWith('shift') ? value.toFixed(3) : `${Math.round(value)} ms`
    return `${runs[0]?.audits[name]?.title ?? name} ${shown}`
  })
  const verdict = `limit ${limit}${(scores[0] ?? 0) < limit ? ', BELOW' : ''}`
  console.log(`${path.padEnd(8)} ${scores.join(' / ')}   ${verdict}   ${details.join(', ')}`)
  for (const run of runs.slice(0, 1))
    for (const audit of Object.values(run.audits))
      if (audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary')
        console.log(`         ${audit.title}`)
}

console.log(`medians of ${options.runs} runs: ${categories.join(' / ')}`)
await measure('/login', 95)
const browser = await chromium.launch(chromiumLaunchOptions())
const { cookies } = await signIn(browser, 'demo', host.url)
await browser.close()
await measure('/home', 90, cookies)
host.close()
