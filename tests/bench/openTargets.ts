import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Browser } from 'playwright'
import { openStaticHost } from '../e2e/staticHost.ts'
import { signIn, type Target } from './openPage.ts'

/** The two builds that are compared, served alike: compressed. */
export interface Targets {
  /** The build for a real server, beside `npm run mock`. */
  floor: Target
  demo: Target
  close(): void
}

/** Serves the builds that are there, and signs in at both. */
export async function openTargets(browser: Browser): Promise<Targets> {
  // A process of its own, as a real server would be.
  const mock = spawn('node', ['mocks/node/http.ts', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  process.on('exit', () => mock.kill())
  const [greeting] = await once(mock.stdout, 'data')
  const [apiUrl = ''] = /^http:\/\/[^/]+/.exec(String(greeting)) ?? []
  const demoHost = await openStaticHost('dist', { compress: true })
  const realHost = await openStaticHost('dist-real', { compress: true, proxy: { prefix: '/api/v1/', to: apiUrl } })
  return {
    floor: await signIn(browser, 'floor', realHost.url),
    demo: await signIn(browser, 'demo', demoHost.url),
    close() {
      demoHost.close()
      realHost.close()
      mock.kill()
    },
  }
}
