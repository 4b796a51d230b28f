import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { chromiumLaunchOptions, headlessLaunchOptions } from '../../scripts/chromium.mjs'
import { killServer } from '../e2e/killServer.ts'
import { openStaticHost } from '../e2e/staticHost.ts'
import { newerBuild, untilStored, type NewerBuild } from '../e2e/stored.ts'
import { Harness, startWriting, useSmallClub, type Outcome } from './harness.ts'

export interface Fault {
  name: string
  /** The number of repetitions in the full run and in the short run; 0 leaves a fault to the full run. */
  times: { full: number; short: number }
  run(origin: string, times: number): Promise<Outcome>
}

/** Runs a fault in its own browser, with one page that keeps the server alive. */
async function withBrowser(
  origin: string,
  act: (harness: Harness, context: BrowserContext, keepAlivePage: Page, browser: Browser) => Promise<Outcome>,
): Promise<Outcome> {
  const browser = await chromium.launch(headlessLaunchOptions())
  try {
    const context = await browser.newContext()
    const harness = new Harness(origin)
    await harness.watch(context)
    const keepAlivePage = await harness.open(context)
    await useSmallClub(keepAlivePage)
    return await act(harness, context, keepAlivePage, browser)
  } finally {
    await browser.close()
  }
}

/** How long a page may take to close before Chromium is asked again, in milliseconds. */
const CLOSE_MS = 5000

/** Closes a page. Chromium may forget that it was asked to, if the page is just being reloaded by the product. */
async function close(page: Page, context: BrowserContext) {
  const closed = page.close().then(() => true)
  const tooLate = () => new Promise<false>((resolve) => setTimeout(resolve, CLOSE_MS, false))
  while (!(await Promise.race([closed, tooLate()]))) {
    // The page may be gone before it has answered.
    const cdp = await context.newCDPSession(page).catch(() => null)
    void cdp?.send('Page.close').catch(() => {})
  }
}

/**
 * Closes all pages, ends the server, which outlives them, and opens a new page. Anything that it shows comes from disk.
 */
async function reopen(harness: Harness, context: BrowserContext): Promise<Page> {
  for (const page of context.pages()) await close(page, context)
  await killServer(context)
  return harness.open(context)
}

/** Repeats a fault while a page writes. */
const whileWriting =
  (injectFault: (context: BrowserContext, browser: Browser, page: Page) => Promise<void>): Fault['run'] =>
  (origin, times) =>
    withBrowser(origin, async (harness, context, keepAlivePage, browser) => {
      const writer = await harness.open(context)
      void startWriting(writer, 'w').catch(() => {})
      for (let count = 0; count < times; count++) {
        await harness.untilMore(harness.acknowledged.size)
        await injectFault(context, browser, keepAlivePage)
        // The first write acknowledged from now on may have been saved before the fault; the second began after it.
        await harness.untilMore(harness.acknowledged.size + 1)
      }
      await writer.evaluate(() => {
        window.halted = true
      })
      return harness.tally(await reopen(harness, context), times)
    })

async function killRenderers(origin: string, times: number) {
  return withBrowser(origin, async (harness, context) => {
    for (let count = 0; count < times; count++) {
      const page = await harness.open(context)
      void startWriting(page, `r${count}`).catch(() => {})
      await harness.untilMore(harness.acknowledged.size + (count % 5))
      const cdp = await context.newCDPSession(page)
      const crashed = page.waitForEvent('crash')
      void cdp.send('Page.crash').catch(() => {})
      await crashed
      // Chromium does not always answer for a page that has crashed.
      void page.close().catch(() => {})
    }
    return harness.tally(await reopen(harness, context), times)
  })
}

/** A browser that was killed repairs its profile when it opens, which takes long on a busy machine. */
const OPEN_MS = 180_000

/** Kills the whole browser right after an acknowledgement, similar to a power failure. */
async function killBrowsers(origin: string, times: number): Promise<Outcome> {
  // A persistent profile on disk: Playwright keeps the storage of other contexts in memory.
  const profile = await mkdtemp(join(tmpdir(), 'touchline-'))
  const harness = new Harness(origin)
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, { ...chromiumLaunchOptions(), timeout: OPEN_MS })
    await harness.watch(context)
    return { context, page: await harness.open(context) }
  }
  try {
    for (let count = 0; count < times; count++) {
      const { context, page } = await open()
      if (count === 0) await useSmallClub(page)
      const closed = new Promise((resolve) => context.once('close', resolve))
      void startWriting(page, `k${count}`).catch(() => {})
      await harness.untilMore(harness.acknowledged.size + (count % 4))
      // The command lines of all its processes contain the profile's path.
      const { status } = spawnSync('pkill', ['-KILL', '-f', profile])
      if (status !== 0) throw new Error('the browser could not be killed')
      await closed
    }
    const { context, page } = await open()
    const outcome = await harness.tally(page, times)
    await context.close()
    return outcome
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function stopServiceWorker(context: BrowserContext, _: Browser, page: Page) {
  const cdp = await context.newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await cdp.detach()
}

/** Clears the site data while pages are open. The next acknowledged write must restore all earlier ones. */
async function clearSiteData(context: BrowserContext, _: Browser, page: Page) {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' })
  await cdp.detach()
}

/**
 * At most ten tabs write at once; in the short run as many as there are writes of each, because a tab takes seconds to
 * open.
 */
async function manyTabs(origin: string, times: number): Promise<Outcome> {
  return withBrowser(origin, async (harness, context) => {
    const tabs: Page[] = []
    while (tabs.length < Math.min(10, times)) tabs.push(await harness.open(context))
    await Promise.all(tabs.map((tab, at) => startWriting(tab, `t${at}`, times)))
    const outcome = await harness.tally(await reopen(harness, context), times)
    // No fault happened, so every write must be acknowledged.
    return { ...outcome, hung: outcome.hung + (tabs.length * times - outcome.acknowledged) }
  })
}

/**
 * Cuts event streams, which must resume. Here emitted events count as acknowledged, and events that never arrive as
 * lost.
 */
async function cutStreams(origin: string, times: number): Promise<Outcome> {
  return withBrowser(origin, async (_, context, keepAlivePage, browser) => {
    await keepAlivePage.evaluate(() => {
      const received: string[] = []
      Object.assign(window, { received })
      const listen = async () => {
        const login = { email: 'admin@rovers.example', password: 'touchline' }
        const answer = await fetch('/api/v1/accounts/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(login),
        })
        // JSON is untyped; a login answers this.
        const { accessToken } = (await answer.json()) as { accessToken: string }
        const headers: Record<string, string> = { authorization: `Bearer ${accessToken}` }
        const last = received.at(-1)
        if (last !== undefined) headers['last-event-id'] = last
        const stream = await fetch('/api/v1/system/sse', { headers })
        const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
        for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read())
          for (const [, id = ''] of chunk.value.matchAll(/^id: (.+)$/gm)) received.push(id)
      }
      const listenOn = (): Promise<void> =>
        listen()
          .catch(() => new Promise((resolve) => setTimeout(resolve, 20)))
          .then(listenOn)
      void listenOn()
    })
    // The script above keeps its list in this global of the page.
    const received = () => keepAlivePage.evaluate(() => (window as unknown as { received: string[] }).received)
    const tenant = await keepAlivePage.evaluate(async () => {
      const answer = await fetch('/api/v1/accounts/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@rovers.example', password: 'touchline' }),
      })
      // JSON is untyped; a login answers this.
      const { accessToken } = (await answer.json()) as { accessToken: string }
      // The claims of the model’s own tokens.
      return (JSON.parse(atob(accessToken.split('.')[1] ?? '')) as { tenant: string }).tenant
    })
    const emit = () =>
      keepAlivePage.evaluate((club) => window.touchline.emit({ type: 'FansImported', tenant: club, id: null }), tenant)
    const untilReceived = async (count: number) => {
      // The script above keeps its list in this global of the page.
      await keepAlivePage.waitForFunction(
        (most) => (window as unknown as { received: string[] }).received.length >= most,
        count,
      )
    }
    let emitted = 0
    while ((await received()).length === 0) {
      await emit()
      emitted++
    }
    const first = Number((await received())[0]?.split('-')[1])
    for (let cut = 0; cut < times; cut++) {
      const injectFault = cut % 2 === 0 ? stopServiceWorker(context, browser, keepAlivePage) : Promise.resolve()
      await Promise.all([injectFault, emit()])
      emitted++
      if (cut % 10 === 9) await untilReceived(emitted - first + 1)
    }
    await untilReceived(emitted - first + 1)
    const ids = await received()
    const expected = emitted - first + 1
    return {
      times,
      acknowledged: expected,
      lost: expected - new Set(ids).size,
      doubled: ids.length - new Set(ids).size,
      hung: 0,
    }
  })
}

/** Newer builds take over one after another, while the tabs of older ones still write. */
async function handOver(_: string, times: number): Promise<Outcome> {
  const builds: NewerBuild[] = []
  const host = await openStaticHost(() => builds.at(-1)?.folder ?? 'dist')
  try {
    return await withBrowser(host.url, async (harness, context, keepAlivePage) => {
      for (let count = 1; count <= times; count++) {
        await untilStored(keepAlivePage)
        builds.push(newerBuild(builds.at(-1)?.folder))
        const page = await harness.open(context)
        void startWriting(page, `b${count}`).catch(() => {})
        await harness.untilMore(harness.acknowledged.size + 1)
      }
      return harness.tally(await reopen(harness, context), times)
    })
  } finally {
    host.close()
    for (const { folder } of builds) await rm(dirname(folder), { recursive: true })
  }
}

export const faults: readonly Fault[] = [
  { name: 'tab killed while it writes', times: { full: 200, short: 2 }, run: killRenderers },
  { name: 'browser killed (SIGKILL)', times: { full: 200, short: 1 }, run: killBrowsers },
  { name: 'server (SharedWorker) ended', times: { full: 100, short: 2 }, run: whileWriting(killServer) },
  { name: 'service worker stopped', times: { full: 100, short: 3 }, run: whileWriting(stopServiceWorker) },
  { name: 'site data cleared', times: { full: 50, short: 2 }, run: whileWriting(clearSiteData) },
  { name: 'event stream cut', times: { full: 100, short: 4 }, run: cutStreams },
  // In every run, tests/e2e/opening/tabs.spec.ts has a journey of it.
  { name: 'newer build takes over', times: { full: 20, short: 0 }, run: handOver },
  { name: 'tabs write, each so often', times: { full: 500, short: 3 }, run: manyTabs },
]
