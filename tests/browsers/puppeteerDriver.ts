import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { findFirefox } from '../../scripts/browsers.mjs'
import { findChromium } from '../../scripts/chromium.mjs'
import { appears, Missing, type Driver, type EngineTab } from './driver.ts'

/** How long a browser may take to start, in milliseconds: the machine may be busy. */
const START_MS = 120_000
/** A page is idle after this long without a request. A page with an open stream never is. */
const IDLE_MS = 200
const IDLE_TIMEOUT_MS = 3000
const isRoot = process.getuid?.() === 0

/** Opens Chromium over its own protocol. */
export async function openChromium(): Promise<Driver> {
  const executablePath = findChromium()
  if (!executablePath) throw new Missing('Chromium is missing: install chromium, or name one in CHROMIUM_PATH.')
  return drive(
    await launch({ executablePath, headless: true, args: isRoot ? ['--no-sandbox'] : [], timeout: START_MS }),
  )
}

/** Opens Firefox over WebDriver BiDi. */
export async function openFirefox(): Promise<Driver> {
  const executablePath = findFirefox()
  if (!executablePath) throw new Missing('Firefox is missing: install firefox-esr, or name one in FIREFOX_PATH.')
  return drive(
    await launch({ browser: 'firefox', protocol: 'webDriverBiDi', executablePath, headless: true, timeout: START_MS }),
  )
}

async function drive(browser: Browser): Promise<Driver> {
  return {
    version: (await browser.version()).replace(/^Headless|^/, '').replace('/', ' '),
    async newTab() {
      const page = await browser.newPage()
      await page.setViewport({ width: 1440, height: 900 })
      return tabOf(page)
    },
    async openedBy(act) {
      const known = new Set(await browser.pages())
      await act()
      return tabOf(await appears(async () => (await browser.pages()).find((page) => !known.has(page))))
    },
    close: () => browser.close(),
  }
}

function tabOf(page: Page): EngineTab {
  const messages: string[] = []
  page.on('console', (message) => {
    const type = message.type()
    if (type === 'error' || type === 'warn') messages.push(`${type}: ${message.text()} ${message.location().url ?? ''}`)
  })
  page.on('pageerror', (error) => messages.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`))

  /** Does something with the element that an expression yields; false if it yields none. */
  async function withElement(expression: string, act: (element: ElementHandle) => Promise<unknown>) {
    using handle = await page.evaluateHandle(expression)
    const element = handle.asElement()
    if (!element) return false
    // The handle is not null, so it holds an element.
    await act(element as ElementHandle)
    return true
  }

  /**
   * Waits until the page is idle. Firefox logs an error for requests still in a service worker when their page is left.
   */
  const waitUntilIdle = () => page.waitForNetworkIdle({ idleTime: IDLE_MS, timeout: IDLE_TIMEOUT_MS }).catch(() => {})

  return {
    messages,
    async goto(url) {
      await waitUntilIdle()
      await page.goto(url)
    },
    async reload() {
      await waitUntilIdle()
      await page.reload()
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (expression) =>
      withElement(expression, async (element) => {
        // A background tab does not render, so it never knows where the element is.
        await page.bringToFront()
        await element.click()
      }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    upload: (expression, file) =>
      // Files are only uploaded to file inputs.
      withElement(expression, (element) => (element as ElementHandle<HTMLInputElement>).uploadFile(file)),
    close: () => page.close(),
  }
}
