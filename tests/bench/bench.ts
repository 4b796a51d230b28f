/**
 * `npm run bench`: measures how fast the model answers lists, and compares it with the stores of `stores.ts`. Their answers must be equal.
 * The stores are timed in turns, in one process.
 */
import assert from 'node:assert/strict'
import { createBackend, TEST_ANCHOR } from '../../mocks/backend.ts'
import { createDatabase } from '../../mocks/db/database.ts'
import { createSimulation } from '../../mocks/db/simulation.ts'
import { figuresOf } from '../../mocks/handlers/analytics/figures.ts'
import { JOURNAL_VERSION, type JournalHead } from '../../mocks/db/journal/journal.ts'
import { createState } from '../../mocks/runtime/state.ts'
import { profileOf } from '../../mocks/seed/fans/fans.ts'
import { profilesOf } from '../../mocks/seed/fans/fanTables.ts'
import { createPeople } from '../../mocks/seed/fans/people.ts'
import { roversContent } from '../../mocks/seed/clubs/rovers.ts'
import { PASSWORD, rovers, type ScenarioName } from '../../mocks/seed/scenarios/scenarios.ts'
import { seedDatabase } from '../../mocks/seed/seed.ts'
import { contract } from '../../src/contract/index.ts'
import { loki, mswData, naiveArray, sqlite, type Ask, type Found } from './stores.ts'

const base = { offset: 0, limit: 10, orderBy: 'createdAt', orderDirection: 'desc', searchQuery: '' } as const

interface Timing {
  median: number
  p95: number
}

function summarise(took: number[]): Timing {
  const sorted = took.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 }
}

/** Median and 95th percentile of `runs` timings, in milliseconds. */
function time(run: (turn: number) => unknown, runs = 300): Timing {
  return summarise(
    Array.from({ length: runs }, (_, turn) => {
      const began = performance.now()
      run(turn)
      return performance.now() - began
    }),
  )
}

function print(rows: Record<string, Timing>) {
  for (const [name, { median, p95 }] of Object.entries(rows)) {
    console.log(`  ${name.padEnd(24)} ${median.toFixed(3).padStart(9)} ms median ${p95.toFixed(3).padStart(9)} ms p95`)
  }
}

async function seeded(scenario: ScenarioName) {
  const db = createDatabase(createSimulation(TEST_ANCHOR, () => {}))
  await seedDatabase(db, scenario, '1', TEST_ANCHOR)
  return db
}

const sortColumns = [
  'firstName',
  'email',
  'score',
  'age',
  'city',
  'country',
  'gender',
  'membership',
  'signedUpAt',
] as const
/** Terms of which no search contains another. */
const terms = [
  'smith',
  'ann',
  'westm',
  'lanc',
  'son',
  'dav',
  'ork',
  'ire',
  '0779',
  'tay',
  'wil',
  'br',
  'anna.s',
  'jo ha',
]

/** The first list of each table of a new club, of which nothing has been read. */
async function firstLists(scenario: ScenarioName) {
  const took: Record<string, number[]> = {}
  for (let run = 0; run < 7; run++) {
    const { tables } = await seeded(scenario)
    for (const name of ['fanProfiles', 'fans', 'memberships', 'shopOrders', 'tickets'] as const) {
      const began = performance.now()
      tables[name].list(rovers.id, base)
      took[name] = [...(took[name] ?? []), performance.now() - began]
    }
  }
  print(Object.fromEntries(Object.entries(took).map(([name, times]) => [`first list: ${name}`, summarise(times)])))
}

async function measure(scenario: ScenarioName, count: number) {
  console.log(`\n${scenario}: ${count} fans`)
  await firstLists(scenario)
  const before = process.memoryUsage()
  const head: JournalHead = {
    version: JOURNAL_VERSION,
    life: 1,
    scenario,
    seed: '1',
    anchor: TEST_ANCHOR,
    openedAt: TEST_ANCHOR,
    advanced: 0,
  }
  const { db, clock } = await createState(scenario, head, () => {})
  const { fanProfiles: table } = db.tables
  const list = (query: Partial<Parameters<typeof table.list>[1]>) => table.list(rovers.id, { ...base, ...query })
  const { totalItems, items } = list({ limit: 100 })
  assert.equal(totalItems, count)
  for (const orderDirection of ['asc', 'desc'] as const) {
    const [page] = list({ orderBy: 'firstName', orderDirection, limit: 1 }).items
    assert.equal(table.get(rovers.id, page?.id ?? '')?.email, page?.email)
  }
  print({
    'any page': time((turn) => list({ offset: (turn * 7919) % count })),
    'any page, by name': time((turn) => list({ orderBy: 'firstName', offset: (turn * 7919) % count })),
    'new search term': time((turn) => list({ searchQuery: terms[turn] ?? '' }), terms.length),
    'new sort column': time((turn) => list({ orderBy: sortColumns[turn] ?? 'createdAt' }), sortColumns.length),
    'get by id': time((turn) => table.get(rovers.id, items[turn % items.length]?.id ?? '')),
    'write, then list': time((turn) => {
      const row = items[turn % items.length]
      if (row) table.put(rovers.id, [{ ...row, city: `Town ${turn}` }])
      list({})
    }),
    'home statistics': time(() => table.countBetween(rovers.id, 'signedUpAt', TEST_ANCHOR - 30 * DAY, TEST_ANCHOR)),
    'dashboard, first': time(() => figuresOf(db, clock, rovers.id, {}), 1),
    'dashboard, any filter': time((turn) => figuresOf(db, clock, rovers.id, filters[turn % filters.length] ?? {}), 12),
    // Last, because it leaves 50,000 written rows behind.
    'import of 10,000 rows': time((turn) => {
      const [row] = items
      if (!row) return
      const rows = Array.from({ length: 10_000 }, (_, at) => ({
        ...row,
        id: `${turn}-${at}`,
        email: `${turn}.${at}@x.example`,
      }))
      table.put(rovers.id, rows)
    }, 5),
  })
  const after = process.memoryUsage()
  const megabytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6
  console.log(`  memory of everything above, with garbage: ${megabytes.toFixed(0)} MB`)
}

const DAY = 24 * 60 * 60_000
const filters = [
  {},
  { country: 'Ireland' },
  { period: '365d' },
  { period: '30d', gender: 'Female' },
  { membership: 'Member' },
  { age: '18-29' },
]

/** Makes 3,000 mixed calls through the whole pipeline, as a busy club would. */
async function measureMixed() {
  const backend = createBackend({ scenario: 'huge' })
  const call = (path: string, bearer = '', method = 'GET', body?: unknown) =>
    backend.fetch(
      new Request(`http://club.example/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
  const login = await call('/accounts/login', '', 'POST', { email: 'admin@rovers.example', password: PASSWORD })
  const { accessToken } = contract.account.login.responses[200].parse(await login.json())
  const path = `/fan/${rovers.id}/fan-profiles`
  const first = contract.fanProfiles.list.responses[200].parse(
    await (await call(`${path}?limit=100`, accessToken)).json(),
  )
  const orders = ['createdAt', 'firstName', 'score', 'age', 'city', 'signedUpAt']
  for (const orderBy of orders) await call(`${path}?orderBy=${orderBy}`, accessToken)
  const lists: number[] = []
  for (let turn = 0; turn < 3000; turn++) {
    const id = first.items[turn % 100]?.id ?? ''
    if (turn % 10 === 0) await call(`${path}/${id}`, accessToken, 'PUT', { city: `Town ${turn}` })
    else if (turn % 5 === 0) await call(`${path}/${id}`, accessToken)
    else {
      const search = turn % 7 === 0 ? `&searchQuery=${['wes', 'ireland', 'smith', 'ana', '077'][turn % 5] ?? ''}` : ''
      const began = performance.now()
      const response = await call(
        `${path}?limit=10&offset=${(turn * 7919) % 90_000}&orderBy=${orders[turn % 6] ?? ''}${search}`,
        accessToken,
      )
      lists.push(performance.now() - began)
      assert.equal(response.status, 200)
    }
  }
  console.log('\nhuge: lists in a mixed run of 3,000 calls, through the whole pipeline')
  print({ lists: summarise(lists) })
}

/** How long time takes to pass with everything that it brings, in one jump and in steps; each run begins with a new club. */
async function measureTime(
  scenario: ScenarioName,
  spans: Record<string, { days: number; steps: number; runs: number }>,
) {
  console.log(`\n${scenario}: time passes`)
  for (const [name, { days, steps, runs }] of Object.entries(spans)) {
    const took: number[] = []
    let [total, longest] = [0, 0]
    for (let run = 0; run < runs; run++) {
      const backend = createBackend({ scenario })
      await backend.control.figures(rovers.id, {})
      // Everything between two turns of the event loop is one block.
      let last = performance.now()
      const watch = setInterval(() => {
        longest = Math.max(longest, performance.now() - last)
        last = performance.now()
      }, 1)
      const began = performance.now()
      for (let step = 0; step < steps; step++) await backend.control.advance(Math.round((days * DAY) / steps))
      took.push(performance.now() - began)
      clearInterval(watch)
      total = (await backend.control.figures(rovers.id, {}))?.totals.fans.value ?? 0
    }
    print({ [name]: summarise(took) })
    console.log(`    ${total} fans then; the longest block took ${longest.toFixed(0)} ms`)
  }
}

/** Sends the same queries to several stores of the same rows, in turns. */
async function compare(count: number) {
  const people = createPeople({
    club: { id: rovers.id, fansFrom: roversContent.fansFrom(), members: null },
    count,
    seed: 'bench',
    anchor: TEST_ANCHOR,
  })
  const rows = Array.from({ length: count }, (_, n) => profileOf(people, n))
  const { fanProfiles: written } = (await seeded('new-club')).tables
  written.put(rovers.id, rows)
  const { fanProfiles: generated } = (await seeded('new-club')).tables
  generated.generate(rovers.id, () => profilesOf(people))
  const ofTable =
    (table: typeof written): Ask =>
    (searchQuery) => {
      const query = {
        ...base,
        limit: 10,
        offset: 20,
        orderBy: 'firstName',
        orderDirection: 'asc',
        searchQuery,
      } as const
      const { items, totalItems } = table.list(rovers.id, query)
      return { ids: items.map(({ id }) => id), total: totalItems }
    }
  const stores = {
    'generated rows': ofTable(generated),
    'written rows': ofTable(written),
    'naive array': naiveArray(rows),
    '@msw/data': await mswData(rows),
    LokiJS: loki(rows),
    'SQLite (WebAssembly)': await sqlite(rows),
  }
  // Each turn searches for another term, so that no store answers from a cache.
  const needles = ['west', 'lanc', 'smith', 'ann', 'mail', 'ork', '077', 'son', 'ire', 'dav']
  const took: Record<string, number[]> = {}
  for (const [turn, needle] of needles.entries()) {
    const answers: Found[] = []
    for (const [name, ask] of Object.entries(stores)) {
      const began = performance.now()
      answers.push(ask(needle))
      // The first turn sorts and indexes.
      if (turn > 0) took[name] = [...(took[name] ?? []), performance.now() - began]
    }
    for (const answer of answers) assert.deepEqual(answer, answers[0])
  }
  const own = summarise(took['generated rows'] ?? []).median
  console.log(`\na searched, sorted page of ${count} rows, each store in turn`)
  for (const [name, times] of Object.entries(took)) {
    const { median } = summarise(times)
    console.log(
      `  ${name.padEnd(24)} ${median.toFixed(3).padStart(9)} ms median   ${(median / own).toFixed(1).padStart(7)} ×`,
    )
  }
}

await measure('rovers', 12_000)
await measure('huge', 100_000)
await measure('million', 1_000_000)
await measureTime('rovers', {
  'a week': { days: 7, steps: 1, runs: 7 },
  'a year': { days: 365, steps: 1, runs: 3 },
  'a year in 100 steps': { days: 365, steps: 100, runs: 1 },
})
await measureTime('million', { 'a week': { days: 7, steps: 1, runs: 1 } })
await measureMixed()
await compare(12_000)
await compare(100_000)
