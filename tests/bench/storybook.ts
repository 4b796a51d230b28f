/**
 * `npm run bench:storybook -- --help`: how long it takes until the first story is shown in the static Storybook, compared with an
 * empty one of the same packages: one button, the same add-ons. Both are served alike, compressed, and take turns in
 * one browser, so the ratio of one run holds even where the times do not.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import { readCount, readOptions } from '../../scripts/options.ts'
import { sizeOf } from '../../scripts/storybook/sizeOf.ts'
import { openStaticHost } from '../e2e/staticHost.ts'

const USAGE = `npm run bench:storybook -- [options]
How long the static Storybook takes to show its first story, compared with an empty one.
  --runs N      the number of runs, of which the median counts; 5 by default
  --skip-build  measures the storybook-static/ that is there`

const options = readOptions(USAGE, {
  runs: { type: 'string', default: '5' },
  'skip-build': { type: 'boolean', default: false },
})
const RUNS = readCount(USAGE, 'runs', options.runs)
/** Below the checkout, so that the empty Storybook finds its packages. */
const EMPTY = '.cache/empty-storybook'

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "empty-storybook", "private": true, "type": "module" }',
  '.storybook/main.ts': `export default {
  framework: '@storybook/react-vite',
  stories: ['../src/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
}`,
  'src/Button.tsx': `export function Button({ label }: { label: string }) {
  return <button type="button">{label}</button>
}`,
  'src/Button.stories.tsx': `import { Button } from './Button.tsx'
export default { title: 'Example/Button', component: Button, tags: ['autodocs'] }
export const Primary = { args: { label: 'Button' } }`,
}

/** Builds Storybook's own empty example. */
function buildEmpty(): string {
  rmSync(EMPTY, { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(EMPTY, file, '..'), { recursive: true })
    writeFileSync(join(EMPTY, file), text)
  }
  execFileSync('../../node_modules/.bin/storybook', ['build', '--quiet', '--output-dir', 'built'], {
    cwd: EMPTY,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return join(EMPTY, 'built')
}

/**
 * Opens a Storybook at a story where nothing is cached, and resolves with the milliseconds until the story is shown.
 */
async function measure(browser: Browser, url: string, story: string, shown: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const began = performance.now()
  await page.goto(`${url}/index.html?path=/story/${story}`, { waitUntil: 'commit' })
  await page.frameLocator('#storybook-preview-iframe').locator(shown).first().waitFor({ timeout: 120_000 })
  const took = performance.now() - began
  await context.close()
  return took
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

if (!options['skip-build']) execFileSync('npm', ['run', '--silent', 'build-storybook'], { stdio: 'inherit' })
const folders = { empty: buildEmpty(), ours: 'storybook-static' }
const hosts = {
  empty: await openStaticHost(folders.empty, { compress: true }),
  ours: await openStaticHost(folders.ours, { compress: true }),
}
const browser = await chromium.launch(chromiumLaunchOptions())
const times = { empty: [] as number[], ours: [] as number[] }
for (let run = 0; run < RUNS; run++) {
  times.empty.push(await measure(browser, hosts.empty.url, 'example-button--primary', '#storybook-root button'))
  times.ours.push(
    await measure(browser, hosts.ours.url, 'components-error-view--forbidden', '#storybook-root :is(h1, h2, p)'),
  )
}
await browser.close()
for (const host of Object.values(hosts)) host.close()

for (const name of ['empty', 'ours'] as const)
  console.log(
    `${name.padEnd(6)} ${(sizeOf(folders[name]) / 1e6).toFixed(1).padStart(5)} MB, first story after ${Math.round(median(times[name]))} ms`,
  )
console.log(`ratio  ${(median(times.ours) / median(times.empty)).toFixed(2)}, medians of ${RUNS} runs`)
