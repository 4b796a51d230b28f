import type { BrowserContext } from 'playwright'

/** Ends the SharedWorker, as a browser does when it runs out of memory. */
export async function killServer(context: BrowserContext) {
  const browser = context.browser()
  if (!browser) throw new Error('the context has no browser')
  const cdp = await browser.newBrowserCDPSession()
  const { targetInfos } = await cdp.send('Target.getTargets')
  const workers = targetInfos.filter(({ type, url }) => type === 'shared_worker' && url.includes('/sharedWorker-'))
  if (workers.length === 0) throw new Error('there is no SharedWorker')
  for (const { targetId } of workers) await cdp.send('Target.closeTarget', { targetId })
  await cdp.detach()
}
