import { test as base } from '../demo.ts'
import { openStaticHost, type StaticHostOptions } from '../staticHost.ts'

/** Journeys on hosts of their own, which serve the demo and store nothing in the browser's cache. They close with the journey. */
export const test = base.extend<{ openHost: (options: StaticHostOptions) => Promise<string> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
  openHost: async ({}, use) => {
    const hosts: (() => void)[] = []
    await use(async (options) => {
      const { url, close } = await openStaticHost('dist', { headers: { 'cache-control': 'no-store' }, ...options })
      hosts.push(close)
      return url
    })
    for (const close of hosts) close()
  },
})
