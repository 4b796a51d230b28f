import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from '../demo.ts'
import { openStaticHost, type StaticHostOptions } from '../staticHost.ts'

/** A path of the host that answers when the journey says so. */
interface SlowPath {
  proxy: { prefix: string; to: string }
  /** How to answer, once somebody has asked. */
  asked: Promise<() => void>
}

interface Fixtures {
  openHost: (options: StaticHostOptions) => Promise<string>
  slowPath: SlowPath
}

/**
 * Journeys on hosts of their own, which serve the demo and store nothing in the browser's cache. They close with the
 * journey.
 */
export const test = base.extend<Fixtures>({
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
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
  slowPath: async ({}, use) => {
    const asked = Promise.withResolvers<() => void>()
    const server = createServer((_, response) => asked.resolve(() => response.end('At last.'))).listen(0)
    // A server that listens on a port has an address of this shape.
    const { port } = server.address() as AddressInfo
    await use({ proxy: { prefix: '/slow', to: `http://127.0.0.1:${port}` }, asked: asked.promise })
    server.close()
    server.closeAllConnections()
  },
})
