/**
 * `npm run bench`: measures how fast the model answers lists, lets time pass and replays a journal, and how much memory
 * it needs, each with its limit, and compares it with the stores of `stores.ts`.
 * Their answers must be equal. The stores are timed in turns, in one process.
 */
import assert from 'node:assert/strict'
import { createBackend, TEST_ANCHOR } from '../../mocks/backend.ts'
import { memoryStore } from '../../mocks/db/journal/journal.ts'
import { profileOf } from '../../mocks/seed/fans/fans.ts'
import { profilesOf } from '../../mocks/seed/fans/fanTables.ts'
import { createPeople } from '../../mocks/seed/fans/people.ts'
import { roversContent } from '../../mocks/seed/clubs/rovers.ts'
import { rovers } from '../../mocks/seed/scenarios/scenarios.ts'
import { person } from '../support/model/person.ts'
import { printMemory } from './model/memory.ts'
import { base, measureLists, measureTime, seeded, sizes } from './model/model.ts'
import { mswData, naiveArray, type Ask, type Found } from './stores.ts'
import { calibrate, print, summarise } from './timing.ts'

async function measure(scenario: keyof typeof sizes) {
  console.log(`\n${scenario}: ${sizes[scenario]} fans`)
  await printMemory(scenario)
  print(await measureLists(scenario))
}

/** The writes of the long journal. */
const WRITES = 10_000

/** How long a start takes for each entry of a long journal; the state must be the one that the writes have left. */
async function measureReplay() {
  const store = memoryStore()
  const backend = createBackend({ scenario: 'rovers', store })
  const { call, list } = await person(backend)
  const { items } = await list('?limit=100')
  for (let write = 0; write < WRITES; write++)
    await call('PUT', `/fan/:tenant/fan-profiles/${items[write % items.length]?.id ?? ''}`, { city: `Town ${write}` })
  const hash = await backend.control.stateHash()
  const replays: number[] = []
  for (let run = 0; run < 7; run++) {
    const began = performance.now()
    const opened = createBackend({ scenario: 'rovers', store })
    await opened.control.info()
    replays.push(performance.now() - began)
    if (run === 0) assert.equal(await opened.control.stateHash(), hash)
  }
  console.log(`\nrovers: a journal of ${WRITES} writes`)
  print([
    summarise(
      'start, for each entry',
      replays.map((took) => took / WRITES),
      0.05,
    ),
  ])
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
  const own = summarise('own', took['generated rows'] ?? []).median
  console.log(`\na searched, sorted page of ${count} rows, each store in turn; @msw/data is to take at least 40 ×`)
  for (const [name, times] of Object.entries(took)) {
    const { median } = summarise(name, times)
    console.log(
      `  ${name.padEnd(24)} ${median.toFixed(3).padStart(9)} ms median   ${(median / own).toFixed(1).padStart(7)} ×`,
    )
  }
}

print([calibrate()])
for (const scenario of ['rovers', 'huge', 'million'] as const) await measure(scenario)
for (const scenario of ['rovers', 'million'] as const) {
  console.log(`\n${scenario}: time passes`)
  print(await measureTime(scenario))
}
await measureReplay()
await compare(12_000)
await compare(100_000)
