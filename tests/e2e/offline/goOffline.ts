import type { BrowserContext } from '@playwright/test'

/** Ends the host and the network. */
export async function goOffline(context: BrowserContext, host: { close(): void }) {
  host.close()
  await context.setOffline(true)
}

/** Watches for requests to other hosts, those of workers among them. */
export function watchOrigins(context: BrowserContext, own: string) {
  const others: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(own) && !/^(?:data|blob):/.test(request.url())) others.push(request.url())
  })
  return others
}
