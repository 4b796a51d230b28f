/**
 * `npm run bench:durability`, after `npm run build`: measures the cost of waiting until an acknowledged write is on
 * disk. Appends entries to IndexedDB in turns with strict and with relaxed durability, in one page of Chromium.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs'
import { openStaticHost } from '../e2e/staticHost.ts'

const RUNS = 300

const host = await openStaticHost('dist')
// A persistent profile on disk: Playwright keeps the storage of other contexts in memory.
const profile = await mkdtemp(join(tmpdir(), 'touchline-'))
const context = await chromium.launchPersistentContext(profile, chromiumLaunchOptions())
const page = await context.newPage()
await page.goto(`${host.url}/boot/boot.css`)
const took = await page.evaluate(async (runs) => {
  const opening = indexedDB.open('durability', 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('entries', { autoIncrement: true }))
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const append = async (durability: IDBTransactionDurability) => {
    const began = performance.now()
    const transaction = opening.result.transaction('entries', 'readwrite', { durability })
    transaction.objectStore('entries').add({ at: 1, endpoint: 'fans.create', input: { body: { firstName: 'Orla' } } })
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    return performance.now() - began
  }
  const timings: Record<IDBTransactionDurability, number[]> = { strict: [], relaxed: [], default: [] }
  for (let run = 0; run < runs; run++)
    for (const durability of ['strict', 'relaxed', 'default'] as const)
      timings[durability].push(await append(durability))
  return timings
}, RUNS)
await context.close()
await rm(profile, { recursive: true, force: true, maxRetries: 5 })
host.close()

const at = (values: number[], share: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
for (const [durability, values] of Object.entries(took)) {
  const [median, p95] = [at(values, 0.5), at(values, 0.95)]
  console.log(
    `  ${durability.padEnd(8)} ${median.toFixed(2).padStart(7)} ms median ${p95.toFixed(2).padStart(7)} ms p95`,
  )
}
console.log(
  `  strict costs ${(at(took.strict, 0.5) / at(took.relaxed, 0.5)).toFixed(1)} times relaxed (${RUNS} appends each)`,
)
