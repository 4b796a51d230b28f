/** Makes pictures of every screen of the demo: `npm run shots -- --help`. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, statSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'
import { openScreen, settled, unrolled } from './openScreen.ts'
import { screens } from './screens.ts'
import { openStaticHost } from '../../tests/e2e/staticHost.ts'
import { headlessLaunchOptions } from '../chromium.mjs'
import { readOptions, refuse } from '../options.ts'

const USAGE = `npm run shots -- [options]
Pictures of every screen of the demo in shots/, in four widths and both schemes, from a build of what there is now.
  --only TEXT      only screens whose names contain this text
  --width PIXELS   only this width: 390, 820, 1440 or 1920
  --scheme SCHEME  only light or dark
  --docs           the pictures of the documents instead`

const options = readOptions(USAGE, {
  only: { type: 'string', default: '' },
  width: { type: 'string' },
  scheme: { type: 'string' },
  docs: { type: 'boolean', default: false },
})

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
const SCHEMES = ['light', 'dark'] as const

const sizes = SIZES.filter(({ width }) => options.width === undefined || width === Number(options.width))
const schemes = SCHEMES.filter((scheme) => options.scheme === undefined || scheme === options.scheme)
const chosen = screens.filter(({ name }) => name.includes(options.only))
if (sizes.length * schemes.length * chosen.length === 0) refuse(USAGE, 'No screen, width or scheme is like that.')

/** Builds the demo if there is no build, or if a source is newer. */
function buildIfNeeded() {
  const built = existsSync('dist/index.html') ? statSync('dist/index.html').mtimeMs : 0
  const sources = globSync(['src/**/*.*', 'mocks/**/*.*', 'public/**/*.*', 'scripts/**/*.*', 'vite.config.ts'])
  if (sources.some((file) => statSync(file).mtimeMs > built))
    execFileSync('npm', ['run', '--silent', 'build', '--', '--logLevel', 'error'], { stdio: 'inherit' })
}

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/login`)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('admin@rovers.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome, Hannah!' }).waitFor()
}

/** Opens a page in a context of its own, signed in unless it is public. */
async function openPage(browser: Browser, url: string, isPublic: boolean, rest: BrowserContextOptions) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...rest })
  const page = await context.newPage()
  if (!isPublic) await signIn(page, url)
  return page
}

/** One visit of a screen is enough for all widths. */
async function takeShots(browser: Browser, url: string) {
  for (const scheme of schemes)
    for (const isPublic of [true, false]) {
      const visited = chosen.filter((screen) => (screen.isPublic ?? false) === isPublic)
      if (visited.length === 0) continue
      const page = await openPage(browser, url, isPublic, { colorScheme: scheme, viewport: SIZES[2] ?? null })
      for (const screen of visited) {
        await openScreen(page, url, screen)
        for (const size of sizes) {
          await page.setViewportSize(size)
          await settled(page, screen)
          await unrolled(page, size)
          const path = `shots/${screen.name}-${scheme}-${size.width}.png`
          await page.screenshot({ path, fullPage: true, animations: 'disabled' })
        }
        console.log(`${screen.name}, ${scheme}`)
      }
      await page.context().close()
    }
}

/** The pictures that the documents show. */
async function takeDocsShots(browser: Browser, url: string) {
  const page = await openPage(browser, url, false, { colorScheme: 'light', viewport: { width: 1440, height: 900 } })
  const home = screens.find(({ name }) => name === 'home')
  if (home) await openScreen(page, url, home)
  await page.screenshot({ path: 'docs/home.png', animations: 'disabled' })
  console.log('docs/home.png')
}

buildIfNeeded()
mkdirSync('shots', { recursive: true })
const host = await openStaticHost('dist')
const browser = await chromium.launch(headlessLaunchOptions())
await (options.docs ? takeDocsShots : takeShots)(browser, host.url)
await browser.close()
host.close()
