import type { Browser, BrowserContext } from 'playwright'

/** How long a server may take to start, in milliseconds, on a busy machine. */
const START_MS = 60_000

/**
 * Ends the SharedWorker, as a browser does when it runs out of memory. Waits for it if it is just being started again.
 */
export async function killServer(context: BrowserContext) {
  const browser = context.browser()
  if (!browser) throw new Error('the context has no browser')
  const cdp = await browser.newBrowserCDPSession()
  for (const { targetId } of await findServers(cdp)) {
    try {
      await cdp.send('Target.closeTarget', { targetId })
    } catch (error) {
      // A server that has handed over ends by itself, maybe in this moment.
      const gone = error instanceof Error && error.message.includes('No target with given id')
      if (!gone) throw error
    }
  }
  await cdp.detach()
}

async function findServers(cdp: Awaited<ReturnType<Browser['newBrowserCDPSession']>>) {
  const deadline = Date.now() + START_MS
  for (;;) {
    const { targetInfos } = await cdp.send('Target.getTargets')
    const servers = targetInfos.filter(({ type, url }) => type === 'shared_worker' && url.includes('/sharedWorker-'))
    if (servers.length > 0) return servers
    if (Date.now() > deadline) throw new Error('there is no SharedWorker')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
