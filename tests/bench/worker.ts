/**
 * `npm run bench:worker`: what `npm run bench` measures of the model's lists and of time, in a worker of Chromium,
 * where the demo runs it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build } from 'vite'
import { z } from 'zod'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import { openStaticHost } from '../e2e/staticHost.ts'
import { print } from './timing.ts'

declare global {
  interface Window {
    /** Prints a group of times. */
    reportTimes(message: unknown): void
  }
}

const Group = z.object({
  title: z.string(),
  timings: z.array(
    z.object({
      name: z.string(),
      median: z.number(),
      p95: z.number(),
      limit: z.number().nullable(),
      note: z.string().default(''),
    }),
  ),
})

const outDir = await mkdtemp(join(tmpdir(), 'touchline-'))
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    outDir,
    target: 'esnext',
    // A worker has no document to load ahead with.
    modulePreload: false,
    rollupOptions: {
      input: fileURLToPath(new URL('inWorker.ts', import.meta.url)),
      output: { entryFileNames: 'worker.js' },
    },
  },
})
const host = await openStaticHost(outDir)
const browser = await chromium.launch(chromiumLaunchOptions())
const page = await browser.newPage()
await page.exposeFunction('reportTimes', (message: unknown) => {
  const { title, timings } = Group.parse(message)
  console.log(`\n${title}, in a worker of Chromium ${browser.version()}`)
  print(timings)
})
// Any file of the host will do: the worker must have the same origin.
await page.goto(`${host.url}/worker.js`)
await page.evaluate(
  () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker('/worker.js', { type: 'module' })
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      worker.addEventListener('message', ({ data }) => {
        if (data === null) resolve()
        else window.reportTimes(data)
      })
    }),
)
await browser.close()
host.close()
await rm(outDir, { recursive: true, force: true })
