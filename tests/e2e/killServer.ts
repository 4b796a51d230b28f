import type { BrowserContext } from 'playwright'

/** Ends the SharedWorker, as a browser does when it runs out of memory. */
export async function killServer(context: BrowserContext) {
  const browser = context.browser()
  if (!browser) throw new Error('the context has no browser')
  const cdp = await browser.newBrowserCDPSession()
  const { targetInfos } = await cdp.send('Target.getTargets')
  const workers = targetInfos.filter(({ type, url }) => type === 'shared_worker' && url.includes('/sharedWorker-'))
  if (workers.length === 0) throw new Error('there is no SharedWorker')
  for (const { targetId } of workers) {
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
