import type { Browser, BrowserContext, Page } from 'playwright'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'

/** A page of the product that is timed. */
export interface TimedPage {
  path: string
  signedIn: boolean
  /** What makes it usable: an element that matches. */
  usable: string
  /** True if that element is in a frame of the page. */
  framed: boolean
}

export interface Timing {
  /** Milliseconds from the start of the navigation. */
  usable: number
  /**
   * Bytes of the scripts of the page, compressed unless they come from the service worker's cache; those of workers and
   * frames are not included.
   */
  scripts: number
}

export interface Target {
  name: string
  url: string
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>
}

declare global {
  interface Window {
    /** When the page could be used, in milliseconds from its navigation; null before. */
    usable: number | null
  }
}

/** Watches a page from its first moment until it can be used. Playwright runs it in each frame of the page, too. */
function watch({ usable, framed }: TimedPage) {
  const page = window.parent
  const isFrame = window !== page
  if (!isFrame) window.usable = null
  if (framed !== isFrame) return
  const observer = new MutationObserver(() => {
    if (page.usable !== null || !document.querySelector(usable)) return
    // The product hides a frame until it has loaded.
    if (window.frameElement?.hasAttribute('data-hidden')) return
    // The clock of the page began with the navigation, that of its frame later.
    page.usable = page.performance.now()
  })
  for (const each of new Set([document, page.document]))
    observer.observe(each, { childList: true, subtree: true, attributes: true })
}

export async function readTiming(page: Page): Promise<Timing> {
  await page.waitForFunction(() => window.usable !== null, null, { timeout: 60_000 })
  return page.evaluate(() => {
    const usable = window.usable ?? Number.NaN
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => name.includes('.js') && responseEnd <= usable)
    return { usable, scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) }
  })
}

export async function signIn(browser: Browser, name: string, url: string): Promise<Target> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('admin@rovers.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome, Hannah!' }).waitFor()
  const cookies = await context.cookies()
  await context.close()
  return { name, url, cookies }
}

/** Opens an empty window in a new context, where nothing is cached; what it shows next is watched. */
export async function openWindow(browser: Browser, { cookies }: Target, timed: TimedPage): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  if (timed.signedIn) await context.addCookies(cookies)
  const page = await context.newPage()
  await page.addInitScript(watch, timed)
  return page
}

/** A new window of Chromium loads pages of its own first, for milliseconds that would count as the page's. */
export const WINDOW_MS = 1500

/** Opens a page where nothing is cached. Its context is to be closed. */
export async function openCold(browser: Browser, target: Target, timed: TimedPage) {
  const page = await openWindow(browser, target, timed)
  await page.waitForTimeout(WINDOW_MS)
  await page.goto(`${target.url}${timed.path}`, { waitUntil: 'commit' })
  return { page, timing: await readTiming(page) }
}
