/**
 * `npm run test:docs`: checks every document of the static Storybook (`npm run build-storybook`) and the state matrix
 * with axe, in both schemes. Stories have tests of their own (docs/guides/storybook.md#documents).
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults, RunOptions } from 'axe-core'
import { chromium, type Page } from 'playwright'
import { z } from 'zod'
import { openStaticHost } from '../../tests/e2e/staticHost.ts'
import { headlessLaunchOptions } from '../chromium.mjs'

const [only = '', folder = 'storybook-static'] = process.argv.slice(2)
const Index = z.object({ entries: z.record(z.string(), z.object({ type: z.string() })) })
const MATRIX = 'screens-state-matrix--all'
const { entries } = Index.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')))
const pages = Object.entries(entries)
  .filter(([id, { type }]) => (type === 'docs' || id === MATRIX) && id.includes(only))
  .map(([id, { type }]) => ({ id, viewMode: type === 'docs' ? 'docs' : 'story' }))

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const colours = ['color-contrast', 'link-in-text-block']

/** Rules about a whole page: a document shows a component in several states, whose names and headings are the same. */
const OF_PAGES = ['region', 'landmark-unique', 'heading-order']

/** What axe finds on a page. Frames hold stories, which have tests of their own. */
async function findings(page: Page, rules: readonly string[] | null): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    ...(rules
      ? { runOnly: [...rules] }
      : { rules: Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }])) }),
  }
  // The page has axe as a global, which its script sets.
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(given),
    options,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n      ')}`)
}

/** Waits until the page stays as it is: its stories begin one after the other. Frames out of sight never load. */
async function atRest(page: Page) {
  const read = () => page.evaluate(() => document.documentElement.outerHTML.length)
  for (let before = -1, now = await read(); before !== now; now = await read()) {
    before = now
    await page.waitForTimeout(700)
  }
}

const host = await openStaticHost(folder)
const browser = await chromium.launch(headlessLaunchOptions())
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
// A page with many stories may take its time on a busy machine.
context.setDefaultTimeout(120_000)
let failed = 0
for (const { id, viewMode } of pages) {
  const page = await context.newPage()
  const found: string[] = []
  for (const scheme of ['light', 'dark']) {
    const query = new URLSearchParams({ id, viewMode, globals: `scheme:${scheme};a11y.manual:!true` })
    await page.goto(`${host.url}/iframe.html?${query}`)
    await page.locator('#storybook-docs h1, #storybook-root h1').first().waitFor()
    await atRest(page)
    await page.addScriptTag({ path: axe })
    found.push(...(await findings(page, scheme === 'dark' ? colours : null)).map((text) => `${scheme}: ${text}`))
  }
  await page.close()
  if (found.length > 0) failed += 1
  console.log(`${found.length === 0 ? '✓' : '✗'} ${id}${found.map((text) => `\n    ${text}`).join('')}`)
}
await browser.close()
host.close()
console.log(`${pages.length - failed} of ${pages.length} pages are clean`)
process.exitCode = failed === 0 && pages.length > 0 ? 0 : 1
