/** `npm run bench`: how fast the model answers lists, at 12,000 and 100,000 rows. Answers are checked before they are timed. */
import assert from 'node:assert/strict'
import { createDatabase } from '../../mocks/db/database.ts'
import { createSimulation } from '../../mocks/db/simulation.ts'
import { createBackend, TEST_ANCHOR } from '../../mocks/backend.ts'
import { rovers, type ScenarioName } from '../../mocks/seed/scenarios.ts'
import { seedDatabase } from '../../mocks/seed/seed.ts'

const base = { offset: 0, limit: 10, orderBy: 'createdAt', orderDirection: 'desc', searchQuery: '' } as const

/** Median and 95th percentile of `runs` timings, in milliseconds. */
function time(run: (turn: number) => unknown, runs = 300) {
  const took = Array.from({ length: runs }, (_, turn) => {
    const began = performance.now()
    run(turn)
    return performance.now() - began
  }).toSorted((a, b) => a - b)
  return { median: took[Math.floor(runs / 2)] ?? 0, p95: took[Math.floor(runs * 0.95)] ?? 0 }
}

async function measure(scenario: ScenarioName, count: number) {
  const db = createDatabase(createSimulation(TEST_ANCHOR, () => {}))
  const began = performance.now()
  await seedDatabase(db, scenario, '1', TEST_ANCHOR)
  const seeding = performance.now() - began

  const table = db.fanProfiles
  const list = (query: Partial<Parameters<typeof table.list>[1]>) => table.list(rovers.id, { ...base, ...query })
  const whole = list({ limit: count })
  assert.equal(whole.totalItems, count)
  const ids = whole.items.map(({ id }) => id)
  assert.deepEqual(
    list({ offset: count - 10 }).items.map(({ id }) => id),
    ids.slice(-10),
  )
  const { city } = whole.items.find((row) => row.city !== null) ?? { city: '' }
  assert.ok(list({ searchQuery: city ?? '' }).totalItems > 0)
  for (const orderBy of ['firstName', 'score', 'age'] as const) list({ orderBy })

  const terms = Array.from({ length: 300 }, (_, turn) => `${turn}`)
  const rows = {
    'any page': time((turn) => list({ offset: (turn * 7919) % count })),
    'page sorted by name': time((turn) => list({ orderBy: 'firstName', offset: (turn * 7919) % count })),
    'new search term': time((turn) => list({ searchQuery: terms[turn] ?? '' })),
    'get by id': time((turn) => table.get(rovers.id, ids[(turn * 7919) % count] ?? '')),
    'write, then list': time((turn) => {
      const row = whole.items[(turn * 31) % count]
      if (row) table.put(rovers.id, [{ ...row, city: `Town ${turn}` }])
      list({})
    }),
  }
  console.log(`\n${scenario}: ${count} rows, seeded in ${seeding.toFixed(0)} ms`)
  for (const [name, { median, p95 }] of Object.entries(rows)) {
    console.log(`  ${name.padEnd(22)} ${median.toFixed(3)} ms median, ${p95.toFixed(3)} ms p95`)
  }
}

async function measureCalls() {
  const backend = createBackend({ scenario: 'rovers' })
  await backend.control.info()
  const sports = () => backend.fetch(new Request('http://club.example/api/v1/system/sports'))
  await sports()
  const calls = 3000
  const began = performance.now()
  for (let call = 0; call < calls; call++) await sports()
  console.log(`\na small call through the whole pipeline: ${((performance.now() - began) / calls).toFixed(3)} ms`)
}

await measure('rovers', 12_000)
await measure('huge', 100_000)
await measureCalls()
