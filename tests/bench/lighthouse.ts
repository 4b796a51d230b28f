/**
 * `npm run bench:lighthouse`, after `npm run build`: Lighthouse's scores of the login page and of the home page, with its default
 * throttling of a phone. `--runs 3` sets the number of runs, of which the median counts.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import { openStaticHost } from '../e2e/staticHost.ts'

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })

const categories = ['performance', 'accessibility', 'best-practices'] as const
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/** A port on which nobody listens. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const host = await openStaticHost('dist', { compress: true })
const port = await freePort()
const profile = await mkdtemp(join(tmpdir(), 'touchline-'))
const launch = chromiumLaunchOptions()
const context = await chromium.launchPersistentContext(profile, {
  ...launch,
  args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
})

/** Measures a page with nothing in its caches. What is stored, such as the session, stays. */
async function measure(path: string) {
  const runs: Result[] = []
  for (let run = 0; run < Number(options.runs); run++) {
    const result = await lighthouse(`${host.url}${path}`, {
      port,
      disableStorageReset: true,
      onlyCategories: [...categories],
      logLevel: 'error',
    })
    if (!result) throw new Error('Lighthouse gave no result')
    runs.push(result.lhr)
  }
  const scores = categories.map((name) =>
    median(runs.map((run) => Math.round((run.categories[name]?.score ?? 0) * 100))),
  )
  const details = audits.map((name) => {
    const value = median(runs.map((run) => run.audits[name]?.numericValue ?? Number.NaN))
    return `${runs[0]?.audits[name]?.title ?? name} ${name.endsWith('shift') ? value.toFixed(3) : `${Math.round(value)} ms`}`
  })
  console.log(`${path.padEnd(8)} ${scores.join(' / ')}   ${details.join(', ')}`)
  for (const run of runs.slice(0, 1))
    for (const audit of Object.values(run.audits))
      if (audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary')
        console.log(`         ${audit.title}`)
}

console.log(`medians of ${options.runs} runs: ${categories.join(' / ')}`)
await measure('/login')
const page = await context.newPage()
await page.goto(`${host.url}/login`)
await page.getByRole('textbox', { name: 'Email', exact: true }).fill('admin@rovers.example')
await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
await page.keyboard.press('Enter')
await page.getByRole('heading', { name: 'Welcome, Hannah!' }).waitFor()
await page.close()
await measure('/home')
await context.close()
await rm(profile, { recursive: true, force: true, maxRetries: 5 })
host.close()
