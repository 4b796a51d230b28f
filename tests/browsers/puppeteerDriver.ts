import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { findFirefox } from '../../scripts/browsers.mjs'
import { findChromium } from '../../scripts/chromium.mjs'
import { Missing, type Driver, type EngineTab } from './driver.ts'

/** A page has come to rest when it has asked for nothing for so long; one with an open stream does not. */
const SETTLED_MS = 200
const SETTLE_AT_MOST_MS = 3000
const isRoot = process.getuid?.() === 0

/** Chromium, by its own protocol. */
export async function openChromium(): Promise<Driver> {
  const executablePath = findChromium()
  if (!executablePath) throw new Missing('Chromium is missing: install chromium, or name one in CHROMIUM_PATH.')
  return drive(await launch({ executablePath, headless: true, args: isRoot ? ['--no-sandbox'] : [] }))
}

/** Firefox, by WebDriver BiDi. */
export async function openFirefox(): Promise<Driver> {
  const executablePath = findFirefox()
  if (!executablePath) throw new Missing('Firefox is missing: install firefox-esr, or name one in FIREFOX_PATH.')
  return drive(await launch({ browser: 'firefox', protocol: 'webDriverBiDi', executablePath, headless: true }))
}

async function drive(browser: Browser): Promise<Driver> {
  return {
    version: (await browser.version()).replace(/^Headless|^/, '').replace('/', ' '),
    async newTab() {
      const page = await browser.newPage()
      await page.setViewport({ width: 1440, height: 900 })
      return tabOf(page)
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

  /** Does something with the element that an expression gives; false where there is none. */
  async function withElement(expression: string, act: (element: ElementHandle) => Promise<unknown>) {
    using handle = await page.evaluateHandle(expression)
    const element = handle.asElement()
    if (!element) return false
    // The expression gives an element, as its handle was not null.
    await act(element as ElementHandle)
    return true
  }

  /** Firefox writes an error for whatever is still on its way through a service worker when its page is left. */
  const settle = () => page.waitForNetworkIdle({ idleTime: SETTLED_MS, timeout: SETTLE_AT_MOST_MS }).catch(() => {})

  return {
    messages,
    async goto(url) {
      await settle()
      await page.goto(url)
    },
    async reload() {
      await settle()
      await page.reload()
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (expression) =>
      withElement(expression, async (element) => {
        // A tab in the background draws nothing, and so never tells where the element is.
        await page.bringToFront()
        await element.click()
      }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    upload: (expression, file) =>
      // Only inputs of files are uploaded to.
      withElement(expression, (element) => (element as ElementHandle<HTMLInputElement>).uploadFile(file)),
    close: () => page.close(),
  }
}
