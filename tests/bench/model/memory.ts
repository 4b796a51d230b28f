import assert from 'node:assert/strict'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { contract } from '../../../src/contract/index.ts'
import { rovers } from '../../../mocks/seed/scenarios/scenarios.ts'
import { firstTerms, lists } from './lists.ts'
import { sizes, type Measured } from './model.ts'
import { openAdmin, untilPrepared, type Admin } from './openAdmin.ts'

/** The model may use this much for a million fans, in megabytes. */
const LIMIT = 200

setFlagsFromString('--expose-gc')
// Only a context that is made after the flag has the function, which has no type.
const collect = runInNewContext('gc') as () => void

/** What is in use, in megabytes, without garbage. */
async function megabytesInUse(): Promise<number> {
  for (let round = 0; round < 2; round++) {
    collect()
    // The memory of what a collection has freed is released only after it.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

/** Reads each large table: its first list, after which more is prepared, a search and a sort. */
async function readTables({ read }: Admin, scenario: Measured) {
  for (const { path, columns } of lists) {
    await read(`${path}?limit=10`)
    await untilPrepared(scenario)
    await read(`${path}?limit=10&searchQuery=${firstTerms[0]}`)
    await read(`${path}?limit=10&orderBy=${columns[0]}`)
  }
}

/** Reads what computes from whole tables: the home page, a fan's statistics and the dashboard. */
async function readFigures({ backend, read }: Admin) {
  await read('/stats/:tenant/fans')
  const { items } = contract.fans.list.responses[200].parse(await (await read('/fan/:tenant/fans?limit=1')).json())
  await read(`/stats/:tenant/fans/${items[0]?.id}`)
  await backend.control.figures(rovers.id, {})
}

/** Prints how much memory a model needs that has been used all over. It is in use until it has been measured. */
export async function printMemory(scenario: Measured) {
  const before = await megabytesInUse()
  const admin = await openAdmin(scenario)
  await readTables(admin, scenario)
  const afterTables = await megabytesInUse()
  await readFigures(admin)
  const afterAll = await megabytesInUse()
  // What is still asked for cannot have been collected.
  const page = await admin.read('/fan/:tenant/fan-profiles?limit=1')
  const { totalItems } = contract.fanProfiles.list.responses[200].parse(await page.json())
  assert.equal(totalItems, sizes[scenario])
  const used = (now: number) => `${(now - before).toFixed(0)} MB`
  console.log(`  memory: ${used(afterTables)} with eight tables listed, searched and sorted`)
  const all = `${used(afterAll)} with home, a fan's statistics and the dashboard, too`
  console.log(`  memory: ${all}; limit for a million fans ${LIMIT} MB`)
}
